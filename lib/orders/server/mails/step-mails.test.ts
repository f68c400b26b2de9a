import { Types } from "mongoose";
import { expect, test } from "vitest";
import { withoutIsolates } from "@/lib/text/isolate";
import type { Language } from "@/lib/text/language";
import { mailSettings } from "@/tests/support/all-mails";
import { type OrderFields, orderFields, orderLine } from "@/tests/support/orders";
import { stepWord } from "../order-words";
import { toOwnOrder } from "../to-order";
import { orderOnHoldMail, orderPlacedMail } from "./order-placed";
import { cancellationMail, deliveredMail, packedMail } from "./order-steps";

Object.assign(process.env, mailSettings);

/** Mangoes for Rs. 3,000, of which a third came, paid with a wallet and Rs. 500 of credit. */
const SHORT: OrderFields = {
	...{ paymentType: "Easypaisa", isPaid: true, creditUsed: 500, status: "Packed" },
	...{ amount: 3000, taxPercent: 0, deliveryFee: 0 },
	lines: [{ ...orderLine("Mango", 1000, 3), packed: { quantity: 1 } }],
};

type Compose = typeof orderPlacedMail | typeof packedMail;

/** What a mail says of such an order, as text and as HTML, in one line each. */
function saidIn(compose: Compose, fields: OrderFields, language: Language = "en") {
	const { text, html } = compose(toOwnOrder(orderFields({ ...fields, language })), "sana@inbox.pk");
	const plain = html.replace(/<[^>]*>|&nbsp;/g, " ");
	return [text, plain].map((said) =>
		withoutIsolates(said)
			.replace(/\s+/g, " ")
			.replace(/ (?=۔)/g, ""),
	);
}

test("of an order that was paid before and is packed short it is told what goes back", () => {
	for (const said of saidIn(packedMail, SHORT)) {
		expect(said).toContain("It comes to Rs. 1,000 instead of Rs. 3,000. Your Rs. 2,000 goes back to you.");
		expect(said).toMatch(/Paid with your credit:? −Rs\. 500 Paid with Easypaisa:? −Rs\. 2,500/);
	}
	for (const said of saidIn(packedMail, SHORT, "ur"))
		expect(said).toContain("آپ کے 2,000 روپے واپس آ رہے ہیں۔");
	for (const said of saidIn(packedMail, { ...SHORT, paymentType: "Cash On Delivery", isPaid: false }))
		expect(said).not.toContain("goes back");
	expect(stepWord(orderFields(SHORT))?.values.at(-1)).toMatch(/Your Rs\.\s2,000 goes back to you\.$/);
});

test("once the difference has gone back, the mail of the delivery says so", () => {
	const [at, by] = [new Date(), "shop"] as const;
	const back = { kind: "returned", amount: 2000, via: "wallet", refund: new Types.ObjectId() } as const;
	const why = { cause: "rest", reason: "short", since: at, owedBy: by } as const;
	const ledger = [{ ...back, ...why, at, by, n: 1 }];
	const settled: OrderFields = { ...SHORT, status: "Delivered", ledger };
	for (const said of saidIn(deliveredMail, settled))
		expect(said).toMatch(/Easypaisa:? −Rs\. 2,500 Went back to you:? Rs\. 2,000/);
	for (const said of saidIn(deliveredMail, settled, "ur"))
		expect(said).toMatch(/آپ کو واپس ہو گئے:? 2,000 روپے/);
});

test("a cancelled order is told of as it was ordered, with all that was paid", () => {
	for (const said of saidIn(cancellationMail, { ...SHORT, status: "Cancelled" })) {
		expect(said).toMatch(
			/Total:? Rs\. 3,000 Paid with your credit:? −Rs\. 500 Paid with Easypaisa:? −Rs\. 2,500/,
		);
		expect(said).not.toContain("As ordered");
	}
});

test("no wallet is said to have paid what credit paid whole", () => {
	const fields: OrderFields = { amount: 3000, creditUsed: 3000, paymentType: "Easypaisa" };
	for (const said of saidIn(orderPlacedMail, fields)) {
		expect(said).toMatch(/Payment:? Paid with your credit/);
		expect(said).not.toContain("Easypaisa");
	}
});

test("whoever paid for an order that waits is told why", () => {
	const held: OrderFields = {
		...SHORT,
		status: "On hold",
		holdReason: "Paid, but no longer in stock: Ajwa Dates.",
	};
	for (const said of saidIn(orderOnHoldMail, held))
		expect(said).toContain("as it is. No longer in stock: Ajwa Dates. We will call you");
	for (const said of saidIn(orderOnHoldMail, held, "ur"))
		expect(said).toContain("اب ختم ہے: Ajwa Dates۔ ہم آپ کو");
});
