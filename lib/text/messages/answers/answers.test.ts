import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DELIVERY_TIMES } from "@/lib/delivery/promise-rules";
import { CUSTOMER_GONE, orderPlacedMessage, paidBut, whyItWaits } from "@/lib/orders/rules/order-messages";
import { ORDER_STATUSES, PLACED } from "@/lib/orders/rules/order-states";
import { RIDER_REASONS } from "@/lib/riders/rules";
import { withoutIsolates } from "@/lib/text/isolate";
import { wordsOf } from "@/tests/support/words";
import { answers, spokenTime, translateAnswer } from ".";
import { translateRule, translatorOf } from "./fields";

const PLACE = /\{#?(\w+)\}/g;
const placesOf = (text: string) => [...text.matchAll(PLACE)].map(([, name]) => name);
const said = (english: string) => withoutIsolates(translateAnswer(english) ?? "nothing");

describe("the table of answers", () => {
	it("fills only places that the English has", () => {
		const unknown = Object.entries(answers).flatMap(([english, urdu]) =>
			placesOf(urdu)
				.filter((name) => !placesOf(english).includes(name))
				.map((name) => `${name} of ${english}`),
		);
		expect(unknown).toEqual([]);
	});

	it("has what riders say where they could not hand over", () => {
		expect(Object.values(RIDER_REASONS).filter((words) => translateAnswer(words) === null)).toEqual([]);
	});

	it("is Urdu: no Latin word beyond names that are written so", () => {
		const latin = /[A-Za-z]{2,}/g;
		const written = new Set(wordsOf("JSON JPG PNG WebP MB XX XXXXXXX https Idempotency Key"));
		const left = Object.values(answers).flatMap((urdu) =>
			(urdu.replace(PLACE, "").match(latin) ?? []).filter((word) => !written.has(word)),
		);
		expect(left).toEqual([]);
	});

	it("has why an order waits that was paid, as its customer reads it", () => {
		const source = readFileSync("lib/payments/server/to-order.ts", "utf8");
		const reasons = [...source.matchAll(/paidBut\((["`])(.+?)\1\)/g)].map(([, , reason = ""]) => reason);
		expect(reasons.length).toBeGreaterThan(7);
		const shown = reasons.map((reason) => {
			const written = reason.replace(/\$\{which\}/, ": SBZ-81DB77").replace(/\$\{.+\}/, "EID10");
			return whyItWaits({ holdReason: paidBut(written) }) ?? "";
		});
		expect(shown.filter((reason) => translateAnswer(reason) === null)).toEqual([]);
		expect(said("No longer in stock: Ajwa Dates.")).toBe("اب ختم ہے: Ajwa Dates۔");
		for (const holdReason of ["The bridge is closed", CUSTOMER_GONE, null])
			expect(whyItWaits({ holdReason })).toBeNull();
	});

	it("has a full stop where the English has one, and no Latin comma or question mark", () => {
		const odd = Object.entries(answers).filter(
			([english, urdu]) => /\.$/.test(english) !== /۔$/.test(urdu) || /[,;?!]/.test(urdu),
		);
		expect(odd).toEqual([]);
	});
});

describe("a translated answer", () => {
	it.each([
		["Saved", "محفوظ ہو گیا"],
		["Only 3 Mango Chaunsa are left", "Mango Chaunsa: صرف 3 باقی"],
		["Only 1 Tomatoes is left", "Tomatoes: صرف 1 باقی"],
		["Only 750 g of Tomato is left", "Tomato: صرف 750 گرام باقی"],
		["Only 1.5 kg of Mango Chaunsa is left", "Mango Chaunsa: صرف 1.5 کلو باقی"],
		["Your bag held 1.5 kg of Okra", "Okra: آپ کے تھیلے میں 1.5 کلو تھا"],
		["Your bag held 1 of Okra", "Okra: آپ کے تھیلے میں صرف 1 عدد"],
		["Your bag held 250 g of Okra", "Okra: آپ کے تھیلے میں 250 گرام تھا"],
		["Product is out of stock", "یہ چیز ختم ہے"],
		["Ginger (new) is out of stock", "Ginger (new) ختم ہے"],
		[
			"The minimum order is Rs. 1,200. Please add Rs. 300 more.",
			"کم سے کم آرڈر 1,200 روپے کا ہے۔ 300 روپے کا اور ڈالیں۔",
		],
		["Too many tries. Please try again in 15 minutes.", "بہت بار کوشش ہوئی۔ 15 منٹ بعد دوبارہ کریں۔"],
		["JazzCash payments are not available right now.", "جاز کیش سے ادائیگی اس وقت نہیں ہو سکتی۔"],
		["This order is Packed already", "یہ آرڈر پہلے ہی ہے: پیک ہو گیا"],
		["This coupon ended on Nov 21, 2026, 6:40 PM", "یہ کوپن 21 نومبر 2026، شام 6:40 بجے ختم ہو گیا"],
	])("says %s", (english, urdu) => expect(said(english)).toBe(urdu));

	it("has no sign that turns the words around a name, whatever it is called", () => {
		fc.assert(
			fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (name) => {
				const urdu = translateAnswer(`${name} is no longer available`) ?? "";
				expect(withoutIsolates(urdu)).toContain(withoutIsolates(name));
			}),
		);
	});

	it.each(DELIVERY_TIMES)("says that an order is placed, delivered %s", (deliveryTime) => {
		const now = Date.parse("2026-11-21T10:00:00+05:00");
		for (const promisedAt of [
			"2026-11-21T12:30:00+05:00",
			"2026-11-22T09:00:00+05:00",
			"2026-12-24T09:00:00+05:00",
		]) {
			const urdu = said(
				orderPlacedMessage({ deliveryTime, promisedAt, status: PLACED, confirmation: null }, now),
			);
			expect(urdu).not.toMatch(/[a-z]/i);
			expect(urdu).toMatch(/تک۔$/);
		}
	});

	const now = Date.parse("2026-11-21T10:00:00+05:00");

	it.each(ORDER_STATUSES)("says of an order that was sent again that it is %s", (status) => {
		const of = { deliveryTime: "express", promisedAt: "2026-11-21T12:30:00+05:00", status } as const;
		for (const confirmation of [null, "asked"] as const)
			expect(said(orderPlacedMessage({ ...of, confirmation }, now))).toMatch(/^[^a-z]+۔$/i);
	});

	it("knows nothing of what nobody wrote", () => {
		expect(translateAnswer("Something else")).toBeNull();
		expect(translateAnswer("")).toBeNull();
	});
});

it("a time keeps its order of words", () => {
	expect(spokenTime("by 6:40 PM")).toBe("شام 6:40 بجے تک");
	expect(spokenTime("tomorrow by 9:00 AM")).toBe("کل صبح 9 بجے تک");
	expect(spokenTime("tonight by 12:30 AM")).toBe("آج رات 12:30 بجے تک");
	expect(spokenTime("Thursday by 9:00 PM")).toBe("جمعرات رات 9 بجے تک");
	expect(spokenTime("tomorrow night by 12:30 AM")).toBe("کل رات 12:30 بجے تک");
	expect(spokenTime("Friday night by 1:00 AM")).toBe("جمعہ رات 1 بجے تک");
	expect(spokenTime("Monday by 12:30 PM")).toBe("پیر دوپہر 12:30 بجے تک");
	expect(spokenTime("Friday, Nov 27")).toBe("جمعہ، 27 نومبر");
	expect(spokenTime("Friday, Nov 27: 2 PM-6 PM, 8 PM-2 AM")).toBe(
		"جمعہ، 27 نومبر: دوپہر 2 بجے-شام 6 بجے، رات 8 بجے-رات 2 بجے",
	);
});

describe("a translator", () => {
	it("prefers what says most itself, and a number to words", () => {
		const translate = translatorOf({
			"{name} left": "الف",
			"Only {name} left": "ب",
			"Only {#left} left": "پ",
		});
		expect([translate("Bag left"), translate("Only Bag left"), translate("Only 3 left")]).toEqual([
			"الف",
			"ب",
			"پ",
		]);
	});

	it("takes signs of patterns as they are written", () => {
		const translate = translatorOf({ "A (b) {name}?": "{name}" });
		expect(withoutIsolates(translate("A (b) $& c?") ?? "")).toBe("$& c");
		expect(translate("A b x?")).toBeNull();
	});
});

it("a form says its rules with the words of the server", () => {
	expect(translateRule("Please enter a valid JazzCash mobile number (03XX-XXXXXXX)")).toContain("جاز کیش");
	expect(translateRule("Please use at most 200 characters")).toBe("زیادہ سے زیادہ 200 حرف لکھیں");
	expect(translateRule("Login successful")).toBeNull();
});
