import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { type AddressDoc, User, type UserDoc } from "@/models/accounts";
import type { Address } from "../rules/address";

/** Names that older addresses were saved under (spec 3). */
type OlderNames = { street?: string; phone?: string; zipcode?: string };
export type StoredAddress = Partial<AddressDoc> & Pick<AddressDoc, "_id"> & OlderNames;
export type WithAddresses = Pick<UserDoc, "_id"> & { addresses?: StoredAddress[] };

/** A stored address as pages read it; older names of its fields are understood. */
export function toAddress(stored: StoredAddress): Address {
	return {
		_id: String(stored._id),
		firstName: stored.firstName ?? "",
		lastName: stored.lastName ?? "",
		streetAddress: stored.streetAddress ?? stored.street ?? "",
		phoneNumber: stored.phoneNumber ?? stored.phone ?? "",
		city: stored.city ?? "",
		state: stored.state ?? "",
		zipCode: stored.zipCode ?? stored.zipcode ?? "",
		isDefault: stored.isDefault ?? false,
	};
}

/** The customer's saved addresses, in the order in which they were added. */
export async function getAddresses(userId: string): Promise<Address[]> {
	await connectDatabase();
	const user = await User.findById(userId).select("addresses").lean<WithAddresses>();
	return (user?.addresses ?? []).map(toAddress);
}
