import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Types } from "mongoose";
import type { Refund } from "@/lib/money/refund";
import type { OwnOrder } from "@/lib/orders/rules/order";
import { placeOf } from "@/lib/places/rules/point";
import type { Report } from "@/lib/reports/rules";
import type { Mail } from "@/lib/server/mail/mail";
import type { Language } from "@/lib/text/language";
import { BY_PIECE } from "@/lib/text/sold-by";

/** Every mail that the shop writes, found among its files, about somebody whose every word is given. */

/** The settings of the shop that writes them. */
export const mailSettings = {
	...{ MONGODB_URI: "mongodb://127.0.0.1/none", APP_URL: "https://sabz.example", DEMO: "1" },
	JWT_SECRET: "a-secret-of-more-than-thirty-two-characters",
};

const LIB = join(import.meta.dirname, "../../lib");
const FILES = readdirSync(LIB, { recursive: true, encoding: "utf8" }).filter(
	(file) =>
		/(?<!test)\.ts$/.test(file) && readFileSync(join(LIB, file), "utf8").includes('server/mail/layout"'),
);
const ORDER_ID = "66a000000000000000000001";
const NUMBER = "SBZ-000001";
const to = "sana@inbox.pk";

const orderOf = (words: string, language: Language): OwnOrder => ({
	_id: ORDER_ID,
	number: NUMBER,
	language,
	channel: "web",
	items: [
		{
			product: { _id: "66a000000000000000000002", name: words, imageUrl: "" },
			unitPrice: 500,
			quantity: 4,
			...BY_PIECE,
			ifMissing: null,
			wish: "ripe_later",
			note: `${words} & ${words}`,
			packed: null,
		},
	],
	...{ cashNote: null, confirmation: null, confirmBy: null },
	address: {
		...placeOf({}),
		firstName: words,
		lastName: words,
		streetAddress: words,
		phoneNumber: words,
		city: words,
		state: words,
		zipCode: words,
		deliveryInstructions: words,
	},
	area: words,
	deliveryTime: "express",
	slot: null,
	promisedAt: "2026-11-21T07:00:00.000Z",
	subtotal: 2000,
	coupon: words,
	discount: 200,
	discountTerms: { kind: "percent", value: 10 },
	tax: 100,
	taxPercent: 5,
	deliveryFee: 50,
	finalAmount: null,
	ifMissing: "replace",
	amount: 2150,
	creditUsed: 0,
	amountToPay: 2150,
	paymentType: "JazzCash",
	isPaid: true,
	toCollect: 0,
	refundDue: 2150,
	paid: { cash: 0, jazzcash: 2150, easypaisa: 0, credit: 0 },
	returned: { wallet: 0, cash: 0, credit: 0 },
	paymentStatus: "refund due",
	paidAt: null,
	status: "On hold",
	holdReason: words,
	statusHistory: [{ status: "Cancelled", at: "2026-03-05T19:30:00Z", by: "seller", reason: words }],
	lateCredit: 100,
	handoverCode: words,
	createdAt: "2026-03-05T19:30:00Z",
});
const refundOf = (words: string): Refund => ({
	_id: "66a000000000000000000003",
	order: ORDER_ID,
	orderNumber: NUMBER,
	paymentType: words,
	customer: { name: words, phone: words },
	amount: 2150,
	reason: "cancelled",
	note: words,
	state: "settled",
	method: "wallet",
	reference: words,
	at: "2026-03-05T19:30:00Z",
	by: "seller",
	byName: null,
	settledAt: "2026-03-06T19:30:00Z",
	settledBy: null,
});
const reportOf = (words: string): Report => ({
	_id: "66a000000000000000000004",
	order: ORDER_ID,
	orderNumber: NUMBER,
	product: "66a000000000000000000002",
	name: words,
	imageUrl: "",
	unitPrice: 500,
	worth: 500,
	problem: "bad",
	quantity: 1,
	...BY_PIECE,
	note: words,
	pictures: [],
	at: "2026-03-05T19:30:00Z",
	decision: "refuse",
	amount: null,
	message: words,
	decidedAt: "2026-03-06T19:30:00Z",
});

/** What each of them is written of, so that all that it can say is said. */
export function mailInputs(words: string, language: Language): Record<string, unknown[][]> {
	const order = orderOf(words, language);
	const [refund, report] = [refundOf(words), reportOf(words)];
	const person = { name: words, email: to, language };
	const free: OwnOrder = {
		...order,
		...{ coupon: null, discount: 0, deliveryFee: 0, deliveryTime: "standard" },
		...{ isPaid: false, paymentType: "Cash On Delivery", paymentStatus: "pending", status: "Order Placed" },
		...{ toCollect: 2150, refundDue: 0 },
		paid: { cash: 0, jazzcash: 0, easypaisa: 0, credit: 0 },
		statusHistory: [{ status: "Cancelled", at: "2026-03-05T19:30:00Z", by: "customer" }],
		...{ lateCredit: 0, handoverCode: null },
	};
	const withCredit: OwnOrder = {
		...{ ...order, creditUsed: 150, amountToPay: 2000, paymentStatus: "refunded", refundDue: 0 },
		paid: { cash: 0, jazzcash: 2000, easypaisa: 0, credit: 150 },
		returned: { wallet: 2000, cash: 0, credit: 150 },
		statusHistory: [{ status: "Cancelled", at: "2026-03-05T19:30:00Z", by: "seller" }],
		...{ deliveryTime: "slot", status: "Packed" },
		slot: { id: "x", from: "2026-11-27T11:00:00.000Z", to: "2026-11-27T13:00:00.000Z" },
	};
	const orders = [order, free, withCredit].map((each) => [each, to]);
	const packedAs = (packed: OwnOrder["items"][number]["packed"]) => [
		{ ...order, finalAmount: 500, items: order.items.map((item) => ({ ...item, packed })) },
		to,
	];
	const instead = {
		...BY_PIECE,
		product: { _id: "66a000000000000000000005", name: words, imageUrl: "" },
		...{ unitPrice: 500, quantity: 3 },
	};
	const missed = { date: "2026-11-27", reason: words, leftOut: [words, words] };
	const basket = { _id: "id", name: words, firstName: words };
	const weekly = { ...missed, basket: "id", name: words, isMoved: true };
	return {
		contactMail: [
			[{ ...person, phone: words, subject: words, message: words, inquiryType: "general" }, "id"],
		],
		newOrderMail: [[order, "id"]],
		orderCancelledMail: [[order, "id"]],
		cancellationMail: orders,
		orderOnHoldMail: orders,
		orderPlacedMail: orders,
		orderToConfirmMail: [[order, "https://sabz.example/confirm-order/token", to]],
		onItsWayMail: orders,
		deliveredMail: orders,
		waitingMail: [[{ ...order, statusHistory: [...order.statusHistory, ...order.statusHistory] }, to]],
		packedMail: [
			packedAs({ quantity: 1, replacement: null }),
			packedAs({ quantity: 0, replacement: null }),
			packedAs({ quantity: 1, replacement: instead }),
			[withCredit, to],
		],
		invitationMail: [[{ ...person, role: "packer" }, "https://sabz.example/seller/join/token", "hash"]],
		refundSettledMail: [
			[refund, { email: to, language }],
			[
				{ ...refund, method: "cash", reference: null },
				{ email: to, language },
			],
			[
				{ ...refund, method: "credit", reference: null },
				{ email: to, language },
			],
			[
				{ ...refund, paymentType: "Cash On Delivery" },
				{ email: to, language },
			],
		],
		reportDecidedMail: (["refuse", "refund", "credit"] as const).map((decision) => [
			{ ...report, decision },
			{ firstName: words, email: to, language },
		]),
		backInStockMail: [
			["id", person, { _id: "id", name: words, offerPrice: 90, unit: words }],
			["id", person, { _id: "id", name: words, offerPrice: 90, unit: "" }],
		],
		weeklyOrderMail: [[{ ...order, weekly }, weekly, "https://sabz.example/weekly/token", to]],
		weeklyMissedMail: [[basket, missed, { email: to, language }]],
		passkeyAddedMail: [[person, { _id: "id", name: words }]],
		numberMail: (["added", "removed"] as const).map((kind) => [
			kind,
			{ _id: "id", ...person },
			"+923001234567",
		]),
		addressAskedMail: [[person, "key"]],
		signInChangedMail: (
			["passkey-added", "second-factor-on", "second-factor-off", "logged-out-everywhere"] as const
		).map((change) => [{ id: "id", ...person }, change, new Date()]),
		accessMadeMail: (["key", "webhook"] as const).map((kind) => [person, kind, { id: "id", called: words }]),
		passwordChangedMail: [[{ _id: new Types.ObjectId(), ...person, sessionVersion: 1 }]],
		resetMail: [[person, "https://sabz.example/reset-password/token", "hash"]],
		verificationMail: ["verification", "newEmail"].map((kind) => [
			person,
			"https://sabz.example/verify-email/token",
			"hash",
			kind,
		]),
		testMail: [[to, "id"]],
	};
}

type MailWriter = (...input: unknown[]) => Mail;

/** What writes them, by name. */
export async function mailWriters(): Promise<ReadonlyMap<string, MailWriter>> {
	const modules: Record<string, unknown>[] = await Promise.all(FILES.map((file) => import(join(LIB, file))));
	const functions = modules.flatMap((module) => Object.entries(module));
	return new Map(
		functions.flatMap(([name, value]) =>
			name.endsWith("Mail") && typeof value === "function"
				? [[name, (...input: unknown[]): Mail => value(...input)] as const]
				: [],
		),
	);
}

/** All that one of them can say. */
export async function mailsNamed(name: string, words: string, language: Language): Promise<Mail[]> {
	const write = (await mailWriters()).get(name);
	if (!write) throw new Error(`No mail is written by ${name}`);
	return (mailInputs(words, language)[name] ?? []).map((input) => write(...input));
}
