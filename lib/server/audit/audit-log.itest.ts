import { expect, test } from "vitest";
import { SellerAction } from "@/models/team";
import { ownDatabase } from "@/tests/support/own-database";
import { OWNER } from "@/tests/support/owner";
import { ShopError } from "../platform/errors";
import { audited, auditedMany, readAuditLog } from "./audit-log";

const action = { kind: "order-paid", subject: "SBZ-3F9A2C" } as const;

ownDatabase();

const newest = async () => (await readAuditLog(1)).actions[0];

test("an action stands in the record before it is done, and is settled afterwards", async () => {
	await audited(
		OWNER,
		action,
		async () => {
			expect(await newest()).toMatchObject({ subject: "SBZ-3F9A2C", outcome: "begun" });
		},
		() => ({
			subjectId: "64b7f0c2a1d3e4f5a63f9a2c",
			changes: [{ field: "Paid", before: "no", after: "yes" }],
		}),
	);
	expect(await newest()).toMatchObject({
		by: OWNER.name,
		subjectId: "64b7f0c2a1d3e4f5a63f9a2c",
		changes: [{ field: "Paid", before: "no", after: "yes" }],
		outcome: "done",
	});
});

test("what the shop refused is told as such, and still thrown", async () => {
	const refusal = new ShopError("conflict", "This order is paid already");
	await expect(audited(OWNER, action, () => Promise.reject(refusal))).rejects.toBe(refusal);
	expect(await newest()).toMatchObject({ outcome: "refused" });
});

test("of what was cut off the record says that it does not know", async () => {
	const crash = new Error("the database went away");
	await expect(audited(OWNER, action, () => Promise.reject(crash))).rejects.toBe(crash);
	expect(await newest()).toMatchObject({ outcome: "begun" });
});

test("of many actions each is settled as it went", async () => {
	const actions = ["one", "two", "three"].map((subject) => ({ ...action, subject }));
	await auditedMany(OWNER, actions, () => Promise.resolve([true, false, true]));
	const { actions: entries } = await readAuditLog(3);
	expect(Object.fromEntries(entries.map(({ subject, outcome }) => [subject, outcome]))).toEqual({
		one: "done",
		two: "refused",
		three: "done",
	});
});

test("an entry cannot be changed any more", async () => {
	await audited(OWNER, action, () => Promise.resolve());
	const entry = await newest();
	await SellerAction.updateOne({ _id: entry?._id }, { subject: "another", outcome: "refused", by: "nobody" });
	const document = await SellerAction.findById(entry?._id);
	document?.set({ subject: "another", changes: [{ field: "Paid", before: "", after: "never" }] });
	await document?.save();
	expect(await newest()).toEqual(entry);
});
