import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Types } from "mongoose";
import { beforeAll, describe, expect, test } from "vitest";
import type { OwnOrder } from "@/lib/domain/order";
import type { Refund } from "@/lib/domain/refund";
import type { Report } from "@/lib/domain/report";
import { MARKUP } from "@/tests/support/markup";
import { escapeHtml } from "./blocks";
import type { Mail } from "./mail";

/** Every mail that the shop writes, found among the files, about someone whose every word is markup. */

const FOLDER = join(import.meta.dirname, "messages");
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));

beforeAll(() => {
	Object.assign(process.env, {
		MONGODB_URI: "mongodb://127.0.0.1/none",
		DEMO: "1",
		JWT_SECRET: "a-secret-of-more-than-thirty-two-characters",
	});
});

const order: OwnOrder = {
	_id: "66a000000000000000000001",
	number: "SBZ-000001",
	language: "en",
	channel: "web",
	items: [
		{
			product: { _id: "66a000000000000000000002", name: MARKUP, imageUrl: "" },
			unitPrice: 500,
			quantity: 4,
			ifMissing: null,
			packed: null,
		},
	],
	address: {
		firstName: MARKUP,
		lastName: MARKUP,
		streetAddress: MARKUP,
		phoneNumber: MARKUP,
		city: MARKUP,
		state: MARKUP,
		zipCode: MARKUP,
		deliveryInstructions: MARKUP,
	},
	area: MARKUP,
	deliveryTime: "express",
	slot: null,
	promisedAt: "2026-11-21T07:00:00.000Z",
	subtotal: 2000,
	coupon: MARKUP,
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
	paymentStatus: "refund due",
	paidAt: null,
	status: "On hold",
	holdReason: MARKUP,
	statusHistory: [{ status: "Cancelled", at: "2026-03-05T19:30:00Z", by: "seller", reason: MARKUP }],
	lateCredit: 100,
	handoverCode: MARKUP,
	createdAt: "2026-03-05T19:30:00Z",
};
const refund: Refund = {
	_id: "66a000000000000000000003",
	order: order._id,
	orderNumber: order.number,
	paymentType: MARKUP,
	customer: { name: MARKUP, phone: MARKUP },
	amount: 2150,
	reason: "cancelled",
	note: MARKUP,
	state: "settled",
	method: "wallet",
	reference: MARKUP,
	at: "2026-03-05T19:30:00Z",
	by: "seller",
	settledAt: "2026-03-06T19:30:00Z",
	settledBy: null,
};
const report: Report = {
	_id: "66a000000000000000000004",
	order: order._id,
	orderNumber: order.number,
	product: "66a000000000000000000002",
	name: MARKUP,
	imageUrl: "",
	unitPrice: 500,
	problem: "bad",
	quantity: 1,
	note: MARKUP,
	pictures: [],
	at: "2026-03-05T19:30:00Z",
	decision: "refuse",
	amount: null,
	message: MARKUP,
	decidedAt: "2026-03-06T19:30:00Z",
};
const to = "sana@inbox.pk";
const person = { name: MARKUP, email: to };

/** How each of them is written; one that is missing here fails the first test. */
const WRITTEN: Record<string, (write: (...input: never[]) => Mail) => Mail> = {};

function written<Input extends unknown[]>(name: string, ...input: Input) {
	WRITTEN[name] = (write) => Reflect.apply(write, undefined, input);
}
written(
	"contactMail",
	{ ...person, phone: MARKUP, subject: MARKUP, message: MARKUP, inquiryType: "general" },
	"id",
);
written("newOrderMail", order, "id");
written("orderCancelledMail", order, "id");
written("cancellationMail", order, to);
written("orderOnHoldMail", order, to);
written("orderPlacedMail", order, to);
written("onItsWayMail", order, to);
written("deliveredMail", order, to);
written(
	"packedMail",
	{
		...order,
		finalAmount: 500,
		items: order.items.map((item) => ({ ...item, packed: { quantity: 1, replacement: null } })),
	},
	to,
);
written("invitationMail", { ...person, role: "packer" }, "https://sabz.example/seller/join/token", "hash");
written("refundSettledMail", refund, to);
written("reportDecidedMail", report, MARKUP, to);
written("backInStockMail", "id", person, { _id: "id", name: MARKUP, offerPrice: 90, unit: MARKUP });
const missed = { date: "2026-11-27", reason: MARKUP, leftOut: [MARKUP] };
written("weeklyOrderMail", order, { ...missed, name: MARKUP }, "https://sabz.example/weekly/token", to);
written("weeklyMissedMail", { _id: "id", name: MARKUP, firstName: MARKUP }, missed, to);
written("passwordChangedMail", { _id: new Types.ObjectId(), ...person, sessionVersion: 1 });
written("resetMail", person, "https://sabz.example/reset-password/token", "hash");
written("verificationMail", person, "https://sabz.example/verify-email/token", "hash");
written("testMail", to, "id");

type Writer = (...input: never[]) => Mail;

async function writers(): Promise<Map<string, Writer>> {
	const modules: Record<string, unknown>[] = await Promise.all(
		FILES.map((file) => import(join(FOLDER, file))),
	);
	const functions = modules.flatMap((module) => Object.entries(module));
	return new Map(
		functions.flatMap(([name, value]) =>
			name.endsWith("Mail") && typeof value === "function"
				? [[name, (...input: never[]): Mail => value(...input)] as const]
				: [],
		),
	);
}

test("each of them is looked at", async () => {
	expect([...(await writers()).keys()].sort(), "add it to `written` above").toEqual(
		Object.keys(WRITTEN).sort(),
	);
});

describe.each(Object.keys(WRITTEN))("%s", (name) => {
	test("says markup as words", async () => {
		const write = (await writers()).get(name);
		const mail = write && WRITTEN[name]?.(write);
		const html = mail?.html ?? "";
		expect(html).toContain("</html>");
		expect(html).not.toMatch(/<img|<script|<iframe|onerror=alert\(1\)>/i);
		expect(html, "nothing leaves an attribute either").not.toContain(`"'`);
		if (name !== "testMail") expect(html).toContain(escapeHtml(MARKUP));
	});
});
