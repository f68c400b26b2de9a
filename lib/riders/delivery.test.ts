import { describe, expect, it } from "vitest";
import { wrongCodeText } from "./rules";
import { assignManySchema, deliveryStepSchema } from "./schema";

const step = (fields: object) =>
	deliveryStepSchema.safeParse({ step: "picked_up", at: "2026-11-22T10:00:00.000Z", key: "k", ...fields });
const brokenFields = (fields: object) => step(fields).error?.issues.map(({ path }) => path.join("."));

describe("a step at the door", () => {
	it("is delivered with a code or a reason, and fails with a reason only", () => {
		expect(step({}).success).toBe(true);
		expect(step({ step: "delivered", code: "0471" }).data).toMatchObject({ code: "0471" });
		expect(step({ step: "delivered", reason: " The phone is off " }).data).toMatchObject({
			reason: "The phone is off",
		});
		expect(brokenFields({ step: "delivered" })).toEqual(["code"]);
		expect(brokenFields({ step: "delivered", code: "", reason: null })).toEqual(["code"]);
		expect(brokenFields({ step: "delivered", code: "471" })).toContain("code");
		expect(brokenFields({ step: "failed", code: "0471" })).toEqual(["reason"]);
		expect(brokenFields({ step: "failed", reason: "x".repeat(201) })).toContain("reason");
	});

	it("says when it happened, with a zone, and has a key", () => {
		expect(step({ at: "2026-11-22T15:00:00+05:00" }).data?.at).toEqual(new Date("2026-11-22T10:00:00Z"));
		for (const at of [undefined, "yesterday", "2026-11-22T15:00:00", 1])
			expect(brokenFields({ at })).toEqual(["at"]);
		for (const key of [undefined, " ", "k".repeat(101)]) expect(brokenFields({ key })).toEqual(["key"]);
		expect(brokenFields({ step: "eaten" })).toEqual(["step"]);
	});
});

it("a wrong code says how many more are taken", () => {
	expect(wrongCodeText(4)).toBe("This code does not fit. 4 tries left.");
	expect(wrongCodeText(1)).toBe("This code does not fit. 1 try left.");
	expect(wrongCodeText(0)).toMatch(/say why without the code/);
});

it("several orders are given to one rider, at least one", () => {
	const id = "66a000000000000000000001";
	expect(assignManySchema.safeParse({ orders: [id], rider: null }).success).toBe(true);
	expect(assignManySchema.safeParse({ orders: [], rider: id }).success).toBe(false);
	expect(assignManySchema.safeParse({ orders: [id] }).success).toBe(false);
});
