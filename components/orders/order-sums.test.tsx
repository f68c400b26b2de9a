import { Types } from "mongoose";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { messagesProvider } from "@/lib/client/messages";
import { paidBackIfCancelled } from "@/lib/orders/rules/order-states";
import { orderRows } from "@/lib/orders/server/mails/order-blocks";
import { toOwnOrder, toSellerOrder } from "@/lib/orders/server/to-order";
import type { Block } from "@/lib/server/mail/blocks";
import { writerIn } from "@/lib/server/mail/layout";
import { UNKNOWN_SHOP } from "@/lib/shop/rules/shop-details";
import { MESSAGES } from "@/lib/text/messages/all";
import { type OrderFields, orderFields } from "@/tests/support/orders";
import { PackingSums } from "../packing/packing-summary";
import { OrderBasket } from "./order-basket";
import { Invoice } from "./print/invoice";
import { PackingSlip } from "./print/packing-slip";
import { OrderSums } from "./staff/order-detail";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/my-orders" }));

for (const [name, value] of Object.entries({
	DEMO: "1",
	MONGODB_URI: "mongodb://nowhere/sabz",
	JWT_SECRET: "s".repeat(32),
}))
	vi.stubEnv(name, value);

const English = messagesProvider("en", MESSAGES.en);

/** What a person reads, in one line. */
function said(page: ReactNode): string {
	const drawn = renderToStaticMarkup(<English>{page}</English>);
	return drawn.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

const APPLES = {
	product: new Types.ObjectId(),
	name: "Apple",
	imageUrl: "/art/one-apple.webp",
	unit: "1 kg",
};
const ordered = { unitPrice: 1000, quantity: 3 };
/** Three apples for Rs. 3,150, of which one was there: Rs. 1,050. */
const short = { ...APPLES, ...ordered, packed: { quantity: 1 } };
const fields: OrderFields = { lines: [short], amount: 3150, deliveryFee: 0, status: "Packed" };

function pagesOf(more: OrderFields) {
	const doc = orderFields({ ...fields, ...more });
	const order = toSellerOrder(doc);
	const invoice = {
		order,
		urduNames: new Map<string, string>(),
		shop: UNKNOWN_SHOP,
		paper: "a4",
		index: 0,
	} as const;
	return {
		mail: JSON.stringify(orderRows(order, writerIn("en"))),
		customer: said(<OrderBasket order={toOwnOrder(doc)} />),
		seller: said(<OrderSums order={order} />),
		invoice: said(<Invoice {...invoice} />),
		slip: said(<PackingSlip {...invoice} />),
	};
}

test("what is to pay of an order that credit pays of is what the rider collects", () => {
	const { mail, customer, seller, invoice } = pagesOf({ creditUsed: 500 });
	for (const page of [mail, customer, seller]) {
		expect(page).toMatch(/To pay\W+(value\W+)?Rs\. 550/);
		expect(page).toMatch(/Total\W+(value\W+)?(3,150 )?Rs\. 1,050/);
	}
	expect(invoice).toContain("Total Rs. 1,050 As ordered 3,150");
	expect(invoice).toContain("Paid with credit: Rs. 500. Cash On Delivery: Rs. 550 to pay at the door");
});

test("credit that paid all is said to have paid what the bag came to", () => {
	const { mail, customer, seller } = pagesOf({ creditUsed: 3150 });
	for (const page of [mail, customer, seller]) expect(page).toMatch(/[Cc]redit\W+(value\W+)?(Rs\. )?1,050/);
	const cancelled = pagesOf({ creditUsed: 3150, status: "Cancelled" });
	for (const page of [cancelled.mail, cancelled.customer, cancelled.seller])
		expect(page).toMatch(/[Cc]redit\W+(value\W+)?(Rs\. )?3,150/);
});

test("a slip and the order's page lead from the total to what is collected of an order that credit pays of", () => {
	const { seller, slip } = pagesOf({ creditUsed: 500, cashNote: 1000 });
	expect(slip).toMatch(/Total Rs\. 1,050 Paid with credit − 500 .*Collect Rs\. 550 in cash/);
	expect(seller).toMatch(
		/Total Rs\. 1,050 As ordered Rs\. 3,150 Paid with credit −Rs\. 500 To pay Rs\. 550 Change from 1,000 notes Rs\. 450/,
	);
	const inPart = {
		kind: "paid",
		via: "jazzcash",
		amount: 800,
		n: 1,
		at: new Date(),
		by: "customer",
	} as const;
	expect(pagesOf({ paymentType: "JazzCash", ledger: [inPart] }).slip).toMatch(
		/Total Rs\. 1,050 Paid already − 800 .*Collect Rs\. 250 in cash/,
	);
	expect(pagesOf({}).slip).toMatch(/Total Rs\. 1,050 3 pieces ordered SBZ-\S+: Collect Rs\. 1,050 in cash/);
});

test("once an order is packed, what stands in its lines adds up to what is collected on every page", () => {
	const turnip = { ...APPLES, name: "Turnip", unitPrice: 80, quantity: 2 };
	const potato = { ...APPLES, name: "Potato", unitPrice: 90, quantity: 4 };
	const onion = { ...APPLES, name: "Onion", unitPrice: 160, quantity: 6, stepGrams: 250 };
	const lines = [
		{ ...potato, packed: { quantity: 1, replacement: turnip } },
		{ ...onion, packed: { quantity: 4, grams: 900 } },
	];
	const coupon = { code: "TEN", kind: "percent", value: 10 } as const;
	const { mail, customer, seller, invoice, slip } = pagesOf({ lines, coupon, amount: 567 });
	expect(invoice).toMatch(/Potato There was 1 of 4 Potato, 2 Turnip instead\. Rs\.\s110 less\. 4 × 90 250 /);
	expect(invoice).toMatch(/Onion 1\.5 kg × 160, weighed 900 g 144 /);
	for (const page of [mail, customer, seller, invoice, slip]) {
		for (const sum of ["394", "39", "18"]) expect(page).toMatch(new RegExp(`\\b${sum}\\b`));
		expect(page).toMatch(/Rs\.\s373\b/);
	}
	expect(mail).toMatch(/Potato × 4 \(There was 1 of 4 Potato[^)]+\).*Rs\.\s250/);
	expect(seller + invoice).toMatch(/As ordered Rs\.\s567.*As ordered 567/);
});

const rowsOf = (block: Block) => (typeof block !== "string" && block.kind === "rows" ? block.rows : []);

/** A kilo of mangoes for Rs. 1,050 that weighed 920 g. */
const light = {
	...{ product: new Types.ObjectId(), name: "Mango", imageUrl: APPLES.imageUrl, unitPrice: 1000 },
	...{ quantity: 4, stepGrams: 250, packed: { quantity: 4, grams: 920 } },
};

test("what an order that goes out costs less is said, and called lighter only where nothing else was missing", () => {
	const less = "You pay Rs. 84 less than you ordered. One thing was lighter on the scale.";
	const alone = { lines: [light], amount: 1050 };
	expect(pagesOf(alone).customer).toContain(less);
	expect(pagesOf({ ...alone, status: "Cancelled" }).customer).not.toContain("less than you ordered");
	const { customer } = pagesOf({ lines: [light, short], amount: 4200 });
	expect(customer).toContain("You pay Rs. 2,184 less than you ordered.");
	expect(customer).not.toContain("lighter");
	expect(pagesOf({ lines: [{ ...APPLES, ...ordered }] }).customer).not.toContain("less than you ordered");
});

test("in Urdu, what was weighed of a product without a name in Urdu stands beside the name, not in it", () => {
	const order = toOwnOrder(orderFields({ ...fields, lines: [light], amount: 1050 }));
	const [first] = rowsOf(orderRows(order, writerIn("ur")));
	expect(first?.label).toMatch(/^\u2066Mango\u2069، 1\sکلو، تول 920\sگرام/);
});

test("the head of an invoice in Urdu says the city in Urdu", () => {
	expect(pagesOf({ language: "ur" }).invoice).toContain("جھنگ، پنجاب");
	expect(pagesOf({}).invoice).toContain("Jhang, Punjab");
});

test("a packing slip says what is in the bag, and when it is due while that is promised", () => {
	const promisedAt = new Date("2026-03-05T12:00:00Z");
	const promise = "Express, Thursday, Mar 5, by 5:00 PM";
	const { slip } = pagesOf({ promisedAt });
	expect(slip).toContain(promise);
	expect(slip).toMatch(/In the bag .* Apple 3 \S* ?kg 1 1,000/);
	const slot = { id: "x", from: new Date("2026-03-05T10:00:00Z"), to: promisedAt };
	const chosen = pagesOf({ promisedAt, deliveryTime: "slot", slot }).slip;
	expect(chosen).toContain("Chosen time, Thursday, Mar 5, 3 to 5 PM");
	const waits = pagesOf({ promisedAt, status: "On hold", lines: [{ ...APPLES, ...ordered }] }).slip;
	expect(waits).not.toContain(promise);
	expect(waits).not.toContain("In the bag");
});

test("a packing slip says what is done with what is missing, and which of its lines are another matter", () => {
	const status = "Order Placed";
	const lines = [{ ...APPLES, ...ordered, ifMissing: "call" as const }];
	const { slip } = pagesOf({ status, lines, ifMissing: "refund" });
	expect(slip).toMatch(/Missing\? Give the money back\. .* Apple Call if missing/);
	const begun = [{ ...short, ifMissing: "call" as const }, ...lines];
	expect(pagesOf({ status, lines: begun }).slip.match(/Call if missing/g)).toHaveLength(1);
	const same = pagesOf({ status, lines, ifMissing: "call" }).slip;
	expect(same).toContain("Missing? Call first.");
	expect(same).not.toContain("Call if missing");
});

test("a packing slip asks for nothing any more where nothing is to be packed", () => {
	const lines = [{ ...APPLES, ...ordered, ifMissing: "call" as const }];
	const bagged = [{ ...APPLES, ...ordered, packed: { quantity: 3 } }];
	const slips = (["Packed", "Delivered", "Cancelled"] as const).map(
		(status) => pagesOf({ status, lines }).slip,
	);
	for (const slip of [...slips, pagesOf({ status: "On hold", lines: bagged }).slip]) {
		expect(slip).toContain("SBZ-");
		expect(slip).not.toMatch(/missing|to pack/i);
	}
});

test("every page of a document names its order, and so does what the rider collects", () => {
	const { slip, invoice } = pagesOf({ status: "Order Placed", lines: [{ ...APPLES, ...ordered }] });
	const [number = ""] = /SBZ-\w+/.exec(slip) ?? [];
	expect(slip).toContain(`To pack · ${number}`);
	expect(slip).toContain(`${number}: Collect`);
	expect(pagesOf({}).slip).toMatch(/Product · SBZ-/);
	expect(invoice).toMatch(/Item · SBZ-/);
});

test("where nothing is to pay nothing says so", () => {
	for (const page of Object.values(pagesOf({ creditUsed: 500, isPaid: true })))
		expect(page).not.toContain("o pay");
	const cancelled: OrderFields = { creditUsed: 500, status: "Cancelled", lines: [{ ...APPLES, ...ordered }] };
	const { mail, seller } = pagesOf(cancelled);
	expect(mail + seller).not.toContain("To pay");
});

test("an order that credit paid for says what of it goes back, and one that cost nothing says that", () => {
	const { customer, invoice } = pagesOf({ creditUsed: 3150 });
	expect(invoice).toContain("Paid with credit: Rs. 3,150. Refund due: Rs. 2,100");
	expect(customer).toContain("Paid with your credit, refund due");
	const coupon = { code: "ALL", kind: "percent", value: 100 } as const;
	const free: OrderFields = { lines: [{ ...APPLES, ...ordered }], amount: 0, coupon };
	expect(pagesOf(free).invoice).toContain("Nothing to pay");
	expect(pagesOf(free).customer).toContain("Packed, nothing to pay");
});

test("where money of a wallet goes back, what it and credit paid leads from the total to that", () => {
	const prepaid: OrderFields = { paymentType: "JazzCash", isPaid: true, creditUsed: 500 };
	const { mail, customer, seller, invoice } = pagesOf(prepaid);
	for (const page of [mail, customer, seller]) {
		expect(page).toMatch(/Paid with (your )?credit\W+(value\W+)?−Rs\. 500/);
		expect(page).toMatch(/Paid with JazzCash\W+(value\W+)?−Rs\. 2,650/);
		expect(page).toMatch(/Goes back( to you)?\W+(value\W+)?Rs\. 2,100/);
	}
	expect(customer).toContain("It comes to Rs. 2,100 less than you ordered.");
	expect(customer).not.toContain("You pay");
	const paid = "Paid with credit: Rs. 500. Paid with JazzCash: Rs. 2,650.";
	expect(invoice).toContain(`${paid} Refund due: Rs. 2,100`);
	const cancelled = pagesOf({ ...prepaid, status: "Cancelled" });
	expect(cancelled.invoice).toContain(`${paid} Refund due: Rs. 2,650. Given back: Rs. 500.`);
	for (const page of Object.values(cancelled).slice(0, 4)) {
		expect(page).toMatch(/Total\W+(value\W+)?Rs\. 3,150/);
		expect(page).not.toMatch(/As ordered|There was/);
	}
	const whole = pagesOf({ ...prepaid, lines: [{ ...APPLES, ...ordered }] });
	expect(whole.mail + whole.customer).not.toContain("−Rs. 2,650");
});

test("a cash order that credit pays as it was packed was not paid in cash", () => {
	const { customer, invoice } = pagesOf({ creditUsed: 1050 });
	expect(customer).toContain("Paid with your credit");
	expect(invoice).toContain("Paid with credit");
	expect(customer + invoice).not.toContain("in cash");
});

test("the sums beside the packing lead from what was ordered to what is collected, with a coupon and credit", () => {
	const coupon = { code: "TEN", kind: "percent", value: 10 } as const;
	const order = toSellerOrder(orderFields({ ...fields, coupon, amount: 2835, creditUsed: 500 }));
	const sums = said(<PackingSums order={order} />);
	expect(sums).toMatch(
		/Ordered Rs\. 2,835 .* − Rs\. 2,000 Tax and coupon \+ Rs\. 110 Paid already − Rs\. 500/,
	);
	expect(sums).toMatch(/To collect Rs\. 445/);
});

test("a cancellation promises what was paid, also where the credit of the order was gone", () => {
	const lines = [{ ...APPLES, ...ordered }];
	const back = (more: OrderFields) =>
		paidBackIfCancelled(toSellerOrder(orderFields({ ...fields, lines, paymentType: "JazzCash", ...more })));
	const paid = { kind: "paid", via: "jazzcash", amount: 2850, n: 1, at: new Date(), by: "customer" } as const;
	expect(back({ status: "On hold", ledger: [paid] })).toBe(2850);
	expect(back({ status: "Order Placed", isPaid: true, creditUsed: 300 })).toBe(2850);
	expect(back({ status: "Order Placed", paymentType: "Cash On Delivery" })).toBe(0);
});

test("what is still to pay of an order that a wallet paid in part is said, and not that it is paid", () => {
	const paid = { kind: "paid", via: "jazzcash", amount: 800, n: 1, at: new Date(), by: "customer" } as const;
	const { mail, customer, seller, invoice } = pagesOf({ paymentType: "JazzCash", ledger: [paid] });
	for (const page of [mail, customer, seller])
		expect(page).toMatch(/Paid with JazzCash\W+(value\W+)?−Rs\. 800\W.*To pay\W+(value\W+)?Rs\. 250/);
	expect(invoice).toContain("Paid with JazzCash: Rs. 800. Cash On Delivery: Rs. 250 to pay at the door");
	expect(customer).toContain("Cash On Delivery, to pay at the door");
	const atTheDoor = { ...paid, via: "cash", amount: 250, n: 2, by: "seller" } as const;
	const whole = pagesOf({ paymentType: "JazzCash", ledger: [paid, atTheDoor] });
	expect(whole.customer).toMatch(/Paid with JazzCash −Rs\. 800 Paid in cash −Rs\. 250/);
	expect(whole.invoice).toContain("Paid with JazzCash: Rs. 800. Paid in cash: Rs. 250.");
});
