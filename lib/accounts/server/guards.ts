import "server-only";
import { cache } from "react";
import { presentSession } from "@/lib/server/http/session";
import { ShopError } from "@/lib/server/platform/errors";
import type { ShopUser } from "../rules/user";
import { customerOfSession } from "./sessions";

/** A signed-in customer, as plain data. */
export type Customer = ShopUser & { _id: string };

/** The customer who sends this request, or null. Asked once a page, however many parts need to know. */
export const currentCustomer = cache(
	async (): Promise<Customer | null> => customerOfSession(await presentSession("customer")),
);

/** What a guest is told who asks for something that needs an account. */
export function loginNeeded(message = "Please login to continue"): ShopError {
	return new ShopError("unauthenticated", message);
}

/** The customer who sends this request; throws ShopError `unauthenticated` for a guest (spec 6). */
export async function requireCustomer(message?: string): Promise<Customer> {
	const customer = await currentCustomer();
	if (!customer) throw loginNeeded(message);
	return customer;
}
