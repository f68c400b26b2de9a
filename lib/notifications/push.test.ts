import { describe, expect, it, test } from "vitest";
import { withoutIsolates } from "@/lib/text/isolate";
import { MESSAGES } from "@/lib/text/messages/all";
import { titleWith } from "./client/seller-notifications";
import { newOrderWords } from "./rules";
import { push } from "./texts.ur";

const NUMBER = "SBZ-3F9A2C";

/** Every text of a language's push, made of these values. */
function allTexts(texts: object): string[] {
	return Object.values(texts).flatMap((text: unknown) => {
		if (typeof text === "function") return [String(text(NUMBER, 1450))];
		return typeof text === "object" && text !== null ? allTexts(text) : [String(text)];
	});
}

describe("word on a device", () => {
	it("is Urdu beyond the order's number", () => {
		const texts = allTexts(push).map((text) => withoutIsolates(text).replaceAll(NUMBER, ""));
		expect(texts).toHaveLength(allTexts(MESSAGES.en.push).length);
		expect(texts.filter((text) => /[A-Za-z]/.test(text) || !/[ء-ے]/.test(text))).toEqual([]);
	});

	it("names money and areas as the pages do", () => {
		expect(withoutIsolates(push.onItsWay.toPay(NUMBER, 1450))).toBe("SBZ-3F9A2C: 1,450 روپے تیار رکھیں۔");
		expect(withoutIsolates(push.assigned.body("Satellite Town"))).toBe("سیٹلائٹ ٹاؤن کے لیے۔");
	});
});

test("a new order that is on hold is promised nothing", () => {
	const now = Date.parse("2026-11-21T10:00:00Z");
	const order = {
		_id: "1",
		number: NUMBER,
		amount: 1450,
		area: "Satellite Town",
		promisedAt: "2026-11-21T13:40:00Z",
		slot: null,
	};
	expect(newOrderWords({ ...order, holdReason: null }, now).body).toMatch(
		/^Rs\. 1,450 to Satellite Town, by 6:40.PM$/,
	);
	expect(newOrderWords({ ...order, holdReason: "Paid late." }, now).body).toBe("Rs. 1,450 to Satellite Town");
});

test("a number stands before the title, alone and once", () => {
	expect(titleWith("Orders · Sabz", "3")).toBe("(3) Orders · Sabz");
	expect(titleWith("(3) Orders · Sabz", "99+")).toBe("(99+) Orders · Sabz");
	expect(titleWith("(99+) Orders · Sabz", null)).toBe("Orders · Sabz");
	expect(titleWith("Orders (old)", null)).toBe("Orders (old)");
});
