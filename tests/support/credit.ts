import { randomUUID } from "node:crypto";
import { accountChange, openAccount } from "@/lib/money/server/account";
import { commit } from "@/lib/server/database/commit";

/** Moves a customer's credit, in rupees, as an order or a refund of theirs would. */
export async function moveCredit(customer: string, amount: number): Promise<void> {
	const { _id } = await openAccount(customer);
	const entry = { key: `test:${randomUUID()}`, amount, reason: "other" as const, at: new Date() };
	await commit([accountChange({ _id }, [entry])]);
}
