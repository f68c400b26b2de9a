import { sellerCall } from "@/lib/team/client";
import type { CustomerCard } from "../rules";
import type { CustomerChange } from "../schema";

/** Keeps what the owner has written down of a customer; throws ApiError. */
export async function saveCustomer(id: string, body: CustomerChange): Promise<CustomerCard> {
	const { customer } = await sellerCall("PUT /api/seller/customers/{id}", { params: { id }, body });
	return customer;
}
