import { Types } from "mongoose";
import { expect, test } from "vitest";
import { withoutIsolates } from "@/lib/text/isolate";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { WALLET_ONLY } from "@/lib/weekly/rules";
import { mailSettings } from "@/tests/support/all-mails";
import { orderFields } from "@/tests/support/orders";
import { toOwnOrder } from "../to-order";
import { weeklyMissedMail, weeklyMissedWord, weeklyOrderMail } from "./order-placed";

Object.assign(process.env, mailSettings);

const BASKET = { _id: "id", name: "Friday sabzi", firstName: "Sana" };

/** What the mail and the message say of a weekly basket that was missed for this reason. */
function saidOf(reason: string, language: Language) {
	const missed = { date: "2026-11-27", reason, leftOut: [] };
	const { text } = weeklyMissedMail(BASKET, missed, { email: "sana@inbox.pk", language });
	const { values } = weeklyMissedWord(BASKET, missed, language);
	return {
		mail: withoutIsolates(text).replace(/\s+/g, " "),
		message: withoutIsolates(values[3] ?? ""),
	};
}

test.each([
	["en", "Palak is out of stock", "Palak is out of stock."],
	["en", "No place was left at this time.", "No place was left at this time."],
	["en", "We are closed", "We are closed."],
	["ur", "Palak is out of stock", "Palak ختم ہے۔"],
	["ur", "No place was left at this time.", "اس وقت میں جگہ نہیں بچی۔"],
	["ur", "We are closed on Friday, Nov 27.", "جمعہ، 27 نومبر کو دکان بند ہے۔"],
	[
		"ur",
		WALLET_ONLY,
		"ہفتہ وار ٹوکری کے پیسے نقد دیے جاتے ہیں، اور آپ کے آرڈر کے پیسے موبائل سے دیے جاتے ہیں۔",
	],
	["ur", "A reason of tomorrow.", "A reason of tomorrow."],
	["ur", "A reason of tomorrow", "A reason of tomorrow۔"],
] as const)("in %s, why a weekly basket was missed is one sentence: %s", (language, reason, sentence) => {
	const { mail, message } = saidOf(reason, language);
	expect(message).toBe(sentence);
	expect(mail).toMatch(new RegExp(`[.۔] ${sentence.replaceAll(".", "\\.")} `));
});

test("an order of a time after midnight comes on the date of that time", () => {
	const slot = {
		id: "2026-11-28-0000",
		from: new Date("2026-11-28T00:00:00+05:00"),
		to: new Date("2026-11-28T02:00:00+05:00"),
	};
	const weekly = {
		basket: new Types.ObjectId(),
		name: "Friday sabzi",
		date: "2026-11-27",
		leftOut: [],
		isMoved: true,
	};
	const textIn = (language: Language) => {
		const fields = { deliveryTime: "slot", slot, promisedAt: slot.to, language, weekly } as const;
		const order = toOwnOrder(orderFields(fields));
		const { text } = weeklyOrderMail(order, weekly, "https://sabz.example/weekly/token", "sana@inbox.pk");
		return withoutIsolates(text).replace(/\s+/g, " ");
	};
	expect(textIn("en")).toContain("It comes on Saturday, Nov 28");
	expect(textIn("en")).toContain("Our hours differ this time: it comes on Saturday, Nov 28, 12 to 2 AM.");
	expect(textIn("en")).not.toContain("Friday, Nov 27");
	const night = "جمعہ اور ہفتہ کی درمیانی رات، 27 اور 28 نومبر";
	for (const words of [`${night} کو آئے گا`, `ٹوکری ${night}، 12 سے 2 بجے کے درمیان آئے گی۔`])
		expect(textIn("ur")).toContain(words);
});

test("in Urdu, how much of a product is left out stands beside its English name, not in it", () => {
	const { mailWeekly, weeklyOrder } = MESSAGES.ur;
	const some = mailWeekly.someOf({ name: "Falsa", missing: "2", wanted: "3" });
	const products = [some, "Palak"];
	const names = "\u2066Falsa\u2069 (3 میں سے 2)، \u2066Palak\u2069";
	expect(mailWeekly.leftOut({ products })).toContain(names);
	expect(weeklyOrder.notBought(products)).toBe(`${names} نہیں مل سکیں۔`);
	expect(weeklyOrder.notBought(["پالک"])).toMatch(/ نہیں مل سکی۔$/);
});
