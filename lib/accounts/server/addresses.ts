import "server-only";
import { type ClientSession, Types } from "mongoose";
import { placeOf } from "@/lib/places/rules/point";
import { changeIfThere, changeOfAll, commit, decided, type Write } from "@/lib/server/database/commit";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import { type AddressDoc, User, type UserDoc } from "@/models/accounts";
import { Caller } from "@/models/callers";
import { KeptAnswer } from "@/models/operations";
import { Order } from "@/models/order";
import { Payment } from "@/models/payments";
import { WeeklyBasket } from "@/models/weekly";
import {
	ADDRESS_NOT_FOUND,
	type Address,
	addressNamesArea,
	addressText,
	findArea,
	MAX_ADDRESSES,
} from "../rules/address";
import type { SaveAddressInput } from "../schema";

/** Names that older addresses were saved under (spec 3). */
type OlderNames = { street?: string; phone?: string; zipcode?: string };
export type StoredAddress = Partial<AddressDoc> & Pick<AddressDoc, "_id"> & OlderNames;
type WithAddresses = Pick<UserDoc, "_id"> & { addresses?: StoredAddress[] };

/** A stored address as pages read it; older names of its fields are understood. */
function toAddress(stored: StoredAddress): Address {
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
		...placeOf(stored),
		doorPoint: stored.door ? { lat: stored.door.lat, lng: stored.door.lng } : null,
		doorAt: stored.door?.at.toISOString() ?? null,
	};
}

/** The customer's saved addresses, in the order in which they were added. */
export async function getAddresses(userId: string): Promise<Address[]> {
	const user = await User.findById(userId).select("addresses").lean<WithAddresses>();
	return (user?.addresses ?? []).map(toAddress);
}

/** Saved addresses (spec 3, 4). Every change is one atomic update that leaves exactly one default, if any at all. */

type Expression = Record<string, unknown>;

const PRESENT: Expression = { $ifNull: ["$addresses", []] };

/** The list with each address, as `$$address`, replaced by what the expression gives. */
function each(addresses: Expression, change: Expression): Expression {
	return { $map: { input: addresses, as: "address", in: change } };
}

// Among several marks the first one stays; without any, the first address gets it.
const ONE_DEFAULT: Expression = {
	$let: {
		vars: {
			chosen: {
				$first: {
					$concatArrays: [{ $filter: { input: "$addresses", cond: "$$this.isDefault" } }, "$addresses"],
				},
			},
		},
		in: each(
			{ $ifNull: ["$addresses", []] },
			{ $mergeObjects: ["$$address", { isDefault: { $eq: ["$$address._id", "$$chosen._id"] } }] },
		),
	},
};

async function saveAddresses(
	filter: Record<string, unknown>,
	addresses: Expression,
	session?: ClientSession,
): Promise<Address[] | null> {
	const pipeline = [{ $set: { addresses } }, { $set: { addresses: ONE_DEFAULT } }];
	const user = await User.findOneAndUpdate(filter, pipeline, {
		updatePipeline: true,
		returnDocument: "after",
		session,
	})
		.select("addresses")
		.lean<WithAddresses>();
	return user ? (user.addresses ?? []).map(toAddress) : null;
}

type SavedAddress = { addresses: Address[]; address: Address };

/** Saves a new address; the first one is the default (spec 4). Throws 409 when the account has 20 already. */
export async function addAddress(
	userId: string,
	{ isDefault = false, doorPoint: _door, ...input }: SaveAddressInput,
	keep: (saved: () => SavedAddress) => Write[],
): Promise<SavedAddress> {
	const _id = new Types.ObjectId();
	const before = isDefault ? each(PRESENT, { $mergeObjects: ["$$address", { isDefault: false }] }) : PRESENT;
	// Typed text is a literal: a street that begins with a dollar sign is no expression.
	const added = { $literal: [{ ...input, _id, isDefault }] };
	const room = { _id: userId, [`addresses.${MAX_ADDRESSES - 1}`]: { $exists: false } };
	let addresses: Address[] | null = null;
	const refuse = () => new ShopError("conflict", `You can keep at most ${MAX_ADDRESSES} addresses`);
	const saved = () => {
		const address = addresses?.find((known) => known._id === String(_id));
		if (!addresses || !address) throw refuse();
		return { addresses, address };
	};
	const run = async (session: ClientSession) => {
		addresses = await saveAddresses(room, { $concatArrays: [before, added] }, session);
		return addresses !== null;
	};
	await commit([{ run, refuse, document: `User ${userId}` }, ...keep(saved)]);
	return saved();
}

/** What an answer says of the place of an address. */
const NO_PLACE = { point: null, plusCode: null, doorPoint: null, doorAt: null };
const noPlaceIn = (address: string) =>
	Object.fromEntries(Object.entries(NO_PLACE).map(([field, none]) => [`fields.${address}.${field}`, none]));

/**
 * The kept answers that tell of an address or an order to it, without its place; of the others they go on telling it.
 * `phoned`: the orders by phone to it, whose answers the team was given.
 */
function forgetInAnswers(owner: string, { _id, streetAddress }: Address, phoned: readonly string[]): Write[] {
	const [alone, among] = [noPlaceIn("address"), noPlaceIn("addresses.$[one]")];
	return [
		changeOfAll(KeptAnswer, { owner, "fields.address._id": _id }, { $set: alone }),
		changeOfAll(
			KeptAnswer,
			{
				$or: [{ owner }, { "fields.order._id": { $in: phoned } }],
				"fields.order.address.streetAddress": streetAddress,
			},
			{ $set: { "fields.order.address.point": null, "fields.order.address.plusCode": null } },
		),
		changeOfAll(
			KeptAnswer,
			{ owner, "fields.addresses._id": _id },
			{ $set: among },
			{ arrayFilters: [{ "one._id": _id }] },
		),
	];
}

/**
 * The doors of this street that riders found for the account's number, but those of areas that the address does not
 * name: an order by phone may have gone there too.
 */
function forgetDoors(user: string, address: Address): Write {
	const number = { account: new Types.ObjectId(user) };
	const others = shopDetails().areas.filter((area) => !addressNamesArea(addressText(address), area));
	const doors = { streetAddress: address.streetAddress, area: { $nin: others } };
	return changeIfThere(Caller, number, { $pull: { doors } });
}

/** The copies of a place in what was ordered, or is to be, to an address, and in answers that are kept: they go with it. */
async function forgetPlaces(user: string, address: Address): Promise<Write[]> {
	const { streetAddress } = address;
	const held = { user, "address.streetAddress": streetAddress, "address.point": { $exists: true } };
	const gone = { $unset: { "address.point": 1 } } as const;
	const phoned = await Order.find({ ...held, takenBy: { $exists: true } })
		.select("_id")
		.lean();
	return [
		changeOfAll(Order, held, gone),
		changeOfAll(Payment, held, gone),
		changeOfAll(WeeklyBasket, held, { ...gone, $inc: { revision: 1 } }),
		...forgetInAnswers(
			user,
			address,
			phoned.map((order) => String(order._id)),
		),
	];
}

/**
 * Changes the list for what becomes of one address, with its copies where its place goes; anew where the address was
 * changed meanwhile. Throws 404 when it is not this customer's.
 */
async function changeOne(
	userId: string,
	addressId: string,
	plan: (found: Address) => Promise<{ addresses: Expression; forgets: Write[] }>,
): Promise<Address[]> {
	const _id = new Types.ObjectId(addressId);
	let saved: Address[] | null = null;
	await decided(async () => {
		const found = (await getAddresses(userId)).find((address) => address._id === String(_id));
		if (!found) throw notFound(ADDRESS_NOT_FOUND);
		const { addresses, forgets } = await plan(found);
		// One that was saved under older names has no copies with a place.
		const same = found.point ? { streetAddress: found.streetAddress } : {};
		const run = async (session: ClientSession) => {
			saved = await saveAddresses(
				{ _id: userId, addresses: { $elemMatch: { _id, ...same } } },
				addresses,
				session,
			);
			return saved !== null;
		};
		return { writes: [{ run, document: `User ${userId}` }, ...forgets] };
	});
	if (!saved) throw notFound(ADDRESS_NOT_FOUND);
	return saved;
}

/**
 * Changes an address, and makes it the default one when asked; what a rider found of the door goes with another street, or where null is
 * said of it. Throws 404 when it is not this customer's.
 */
export async function updateAddress(
	userId: string,
	addressId: string,
	{ isDefault, doorPoint, ...input }: SaveAddressInput,
): Promise<Address[]> {
	const _id = new Types.ObjectId(addressId);
	const others = isDefault ? { isDefault: false } : {};
	return changeOne(userId, addressId, async (found) => {
		const areaOf = (address: SaveAddressInput) => findArea(addressText(address), shopDetails().areas);
		const isElsewhere = found.streetAddress !== input.streetAddress || areaOf(found) !== areaOf(input);
		const losesDoor = isElsewhere || doorPoint === null;
		const wanted = {
			...input,
			...(isDefault === undefined ? {} : { isDefault }),
			...(losesDoor ? { door: null } : {}),
		};
		const change = { $cond: [{ $eq: ["$$address._id", _id] }, { $literal: wanted }, { $literal: others }] };
		return {
			addresses: each(PRESENT, { $mergeObjects: ["$$address", change] }),
			forgets: [
				...(isElsewhere || input.point === null ? await forgetPlaces(userId, found) : []),
				...(losesDoor ? [forgetDoors(userId, found)] : []),
			],
		};
	});
}

/** Deletes an address, with what was copied of its place; the default mark passes to the first of the others. Throws 404 when it is not this customer's. */
export async function deleteAddress(userId: string, addressId: string): Promise<Address[]> {
	const _id = new Types.ObjectId(addressId);
	const others = { $filter: { input: PRESENT, cond: { $ne: ["$$this._id", _id] } } };
	return changeOne(userId, addressId, async (found) => ({
		addresses: others,
		forgets: [...(await forgetPlaces(userId, found)), forgetDoors(userId, found)],
	}));
}
