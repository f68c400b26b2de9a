import { ObjectId } from "mongodb";
import { expect } from "vitest";
import { database } from "./database";
import { mailsTo } from "./mails";
import { pack, threePieces } from "./money";
import { whose } from "./orders";
import type { TestCustomer } from "./people";

/** What customers are told of the steps of their orders. */

/** What follows from a step that can no longer be taken back is sent within these milliseconds. */
export const WITHIN = { timeout: 15_000, interval: 100 };
export const CHANGED = "Your Sabz order X is packed, with a change";

/** An order of three pieces, of which two are in the bag. */
export async function packedOf(customer: TestCustomer, fields: object = {}): Promise<string> {
	const { product, order } = threePieces({ ...fields, ...whose(customer) });
	const id = await order;
	expect((await pack(id, product, 2)).status).toBe(200);
	return id;
}

/** Without the numbers of the orders, by the alphabet. */
export const subjectsTo = async ({ email }: TestCustomer) =>
	(await mailsTo(email)).map(({ subject }) => subject?.replace(/SBZ-\w+/, "X")).sort();

/** The texts of the mails, the oldest first; where their lines were broken does not matter. */
export const textsTo = async ({ email }: TestCustomer) =>
	(await mailsTo(email)).map(({ text = "" }) => text.replaceAll(/\s+/g, " "));

/** The newest of them. */
export const textTo = async (customer: TestCustomer) => (await textsTo(customer)).at(-1) ?? "";

async function untold(id: string): Promise<boolean> {
	return (await (await database()).collection("stepnews").findOne({ _id: new ObjectId(id) })) !== null;
}

/** Resolves once nothing of these orders is still to be told of. */
export const allTold = (...ids: string[]) =>
	expect.poll(async () => (await Promise.all(ids.map(untold))).includes(true), WITHIN).toBe(false);
