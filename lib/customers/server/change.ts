import "server-only";
import { openAccount } from "@/lib/money/server/account";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { change, decided } from "@/lib/server/database/commit";
import { changesBetween, type Seller } from "@/lib/team/rules";
import { Account } from "@/models/account";
import type { CustomerChange } from "../calls";
import type { CustomerCard } from "../rules";
import { readCustomer } from "./read";

/** What the record calls them. */
const NAMES = { note: "Note", cashRule: "Cash" };

/**
 * Writes down what the owner knows of a customer, and how their cash is taken: an order of theirs that is being placed in
 * the same moment is decided anew. Throws ShopError `not-found`.
 */
export async function changeCustomer(
	seller: Seller,
	id: string,
	wanted: CustomerChange,
): Promise<CustomerCard> {
	const { name: subject } = await readCustomer(id);
	const action = { kind: "customer-changed" as const, subject, subjectId: id };
	await recordingRefusals(seller, action, () =>
		decided(async () => {
			const { _id, revision, note = "", cashRule = "usual" } = await openAccount(id);
			const all = changesBetween({ note, cashRule }, { note, cashRule, ...wanted }, NAMES);
			// The record stays for ever, and so says nothing of the note.
			const changes = all.map((one) =>
				one.field === NAMES.note ? { ...one, before: "", after: "changed" } : one,
			);
			const set = change(Account, { _id, revision }, { $set: wanted, $inc: { revision: 1 } });
			return { writes: changes.length > 0 ? [set, recordWrite(seller, { ...action, changes })] : [] };
		}),
	);
	return readCustomer(id);
}
