import { describe, expect, it } from "vitest";
import { WALLETS, type Wallet } from "@/lib/payments/rules";
import { mapIsolates, withoutIsolates } from "@/lib/text/isolate";
import { faq as english } from "../faq-texts.en";
import { faq as urdu } from "../faq-texts.ur";
import { privacy } from "../texts.ur";
import { UNKNOWN_SHOP } from "./shop-details";

function answersOf({ categories }: typeof english | typeof urdu, wallets: readonly Wallet[], phone = "") {
	const shop = { ...UNKNOWN_SHOP, phone: phone || null, wallets };
	const entries = categories(shop).flatMap((category) => category.entries);
	return new Map(entries.map(({ id, answer }) => [id, answer]));
}

describe("the questions", () => {
	it("name the wallets that can be paid with", () => {
		expect(answersOf(english, WALLETS).get("how-to-pay")).toBe(
			"In cash at your door, or from your phone with JazzCash or Easypaisa.",
		);
		expect(answersOf(english, ["jazzcash"]).get("how-to-pay")).toMatch(/with JazzCash\.$/);
		expect(answersOf(urdu, WALLETS).get("how-to-pay")).toBe(
			"دروازے پر نقد، یا موبائل سے جاز کیش اور ایزی پیسہ کے ذریعے۔",
		);
	});

	it("say nothing of a wallet where there is none", () => {
		for (const language of [english, urdu]) {
			const answers = answersOf(language, []);
			expect(answers.has("wallet-failed")).toBe(false);
			expect([...answers.values()].join(" ")).not.toMatch(/JazzCash|Easypaisa|wallet|جاز کیش|ایزی پیسہ/);
		}
	});

	it("ask nobody to call a shop without a phone", () => {
		expect(answersOf(english, WALLETS).get("wallet-failed")).toContain("write the reference to us");
		expect(answersOf(english, WALLETS, "0300-1234567").get("wallet-failed")).toContain("call us");
	});
});

it("say the hours of special and closed days beside the week's", () => {
	const spans = [{ from: "14:00", to: "17:10" }];
	const specialHours = [
		{ from: "2027-02-08", to: "2027-03-09", spans, name: "Ramadan" },
		{ from: "2027-03-10", to: "2027-03-10", spans: [], name: "Eid" },
	];
	const closedDays = ["2027-03-12", "2027-03-11"];
	const shop = { ...UNKNOWN_SHOP, specialHours, closedDays, wallets: WALLETS };
	const hoursOf = ({ categories }: typeof english | typeof urdu) =>
		categories(shop)
			.flatMap(({ entries }) => entries)
			.find(({ id }) => id === "support-hours")?.answer;
	expect(hoursOf(english)).toContain(
		"7 days, 8 AM-10 PM; Ramadan, Feb 8 to Mar 9: 2 PM-5:10 PM; Eid, Mar 10: closed; Mar 11 to Mar 12: closed",
	);
	expect(withoutIsolates(hoursOf(urdu) ?? "")).toContain(
		"؛ Ramadan، 8 فروری تا 9 مارچ: دوپہر 2 سے شام 5:10 بجے تک؛ Eid، 10 مارچ: بند؛ 11 مارچ تا 12 مارچ: بند",
	);
});

it("say a phone, an address and a percentage in Urdu without turning their halves around", () => {
	const shop = { ...UNKNOWN_SHOP, phone: "0300-1234567", email: "salam@shop.pk", wallets: WALLETS };
	const texts = [
		...urdu.categories(shop).flatMap(({ entries }) => entries.map(({ answer }) => answer)),
		...privacy.sections(shop).flatMap(({ paragraphs }) => paragraphs),
	];
	for (const value of [shop.phone, shop.email, `${shop.taxPercent}%`]) {
		const naming = texts.filter((text) => text.includes(value));
		expect(naming.length).toBeGreaterThan(0);
		for (const text of naming) expect(mapIsolates(text, () => "", String)).not.toContain(value);
	}
});
