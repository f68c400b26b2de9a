import { ObjectId } from "mongodb";
import { type Answer, api } from "./api";
import { newOrder, type OrderFields, storedOrder } from "./orders";
import type { TestStaff } from "./people";

/** An hour in milliseconds. */
export const HOUR = 3_600_000;
/** What nothing has. */
export const NOBODY = "66a0000000000000000000ff";
/** The code that every order of `newDelivery` has. */
export const CODE = "0471";
let keys = 0;

/** What a rider has to bring, as their page reads it. */
export const deliveriesOf = async ({ cookies }: { cookies: string }) =>
	(await api("GET", "/api/rider/deliveries", { cookies })).json;

export const idsOf = ({ deliveries: list }: Answer["json"]) =>
	(list as { _id: string }[]).map(({ _id }) => _id);

/** A rider's step, under a key of its own unless it is said otherwise. */
export function takeStep(id: string, fields: Record<string, unknown>, cookies: string): Promise<Answer> {
	keys += 1;
	const body = { at: new Date().toISOString(), key: `key-${keys}`, ...fields };
	return api("PUT", `/api/rider/deliveries/${id}`, { cookies, body });
}

/** The order as it is kept. */
export const stored = async (id: string) => storedOrder(id);

/** An order that this rider has; packed unless it is said otherwise. */
export async function newDelivery(to: TestStaff, fields: OrderFields = {}): Promise<string> {
	const now = new Date();
	const status = fields.status ?? "Packed";
	return newOrder({
		handoverCode: CODE,
		status,
		statusHistory: [{ status, at: now }],
		rider: { _id: new ObjectId(to._id), name: to.name },
		finalAmount: 1700,
		promisedAt: new Date(now.getTime() + HOUR),
		...fields,
	});
}
