import { expect, test } from "vitest";
import { SellerAction } from "@/models/team";
import { ownDatabase } from "@/tests/support/own-database";
import { OWNER } from "@/tests/support/owner";
import { commit } from "../database/commit";
import { ShopError } from "../platform/errors";
import { audit, commitRecorded, readAuditLog, recordWrite } from "./audit-log";

const action = { kind: "order-paid", subject: "SBZ-3F9A2C" } as const;

ownDatabase();

const newest = async () => (await readAuditLog(1)).actions[0];
const count = () => SellerAction.countDocuments();

const refusing = (error: Error) => ({ run: async () => false, refuse: () => error });

test("an action stands in the record with what it changes, as it was when it was done", async () => {
	await commit([
		recordWrite(OWNER, () => ({ ...action, changes: [{ field: "Paid", before: "no", after: "yes" }] })),
	]);
	expect(await newest()).toMatchObject({
		...{ by: OWNER.name, subject: "SBZ-3F9A2C", outcome: "done" },
		changes: [{ field: "Paid", before: "no", after: "yes" }],
	});
});

test("what the shop refused is told as such, once, and still thrown", async () => {
	const refusal = new ShopError("conflict", "This order is paid already");
	const before = await count();
	await expect(commitRecorded(OWNER, action, refusing(refusal))).rejects.toBe(refusal);
	expect(await newest()).toMatchObject({ outcome: "refused" });
	expect(await count()).toBe(before + 1);
});

test("of what was cut off nothing happened, and so nothing is recorded", async () => {
	const before = await count();
	const crash = new Error("the database went away");
	await expect(commitRecorded(OWNER, action, refusing(crash))).rejects.toBe(crash);
	expect(await count()).toBe(before);
});

test("an entry cannot be changed any more", async () => {
	await audit(OWNER, action);
	const entry = await newest();
	await SellerAction.updateOne({ _id: entry?._id }, { subject: "another", outcome: "refused", by: "nobody" });
	const document = await SellerAction.findById(entry?._id);
	document?.set({ subject: "another", changes: [{ field: "Paid", before: "", after: "never" }] });
	await document?.save();
	expect(await newest()).toEqual(entry);
});
