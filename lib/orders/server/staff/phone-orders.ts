import "server-only";
import { orderNumber } from "@/lib/orders/rules/order";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { CALLER_UNKNOWN, type PhoneOrder } from "@/lib/orders/schema/phone-order";
import { audited } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { sha256 } from "@/lib/server/platform/crypto";
import { notFound } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import type { Language } from "@/lib/text/language";
import { Order, type OrderDoc } from "@/models/order";
import { makeCashOrder } from "../place-cash-order";
import { toSellerOrder } from "../to-order";

const ID_LETTERS = 24;

/** Callers have no account: their number stands for one, so that a repeated key finds the order it made. */
function callerId(phone: string): string {
	return sha256(`caller:${phone}`).slice(0, ID_LETTERS);
}

/**
 * Makes a cash order for somebody on the phone: the rules of any other, without an account. The same key for the same
 * number gives the same order. Throws what `placeCashOrder` throws, but for what concerns accounts.
 */
export async function placePhoneOrder(
	seller: Seller,
	{ customer: { name, phone }, order }: PhoneOrder,
	idempotencyKey: string,
): Promise<SellerOrder> {
	const language = await languageOfCaller(phone);
	const caller = { _id: callerId(phone), name, email: "", isVerified: true, language };
	const made = await audited(
		seller,
		{ kind: "order-phoned", subject: name },
		() => makeCashOrder(caller, { ...order, language, takenBy: seller.name }, idempotencyKey),
		({ _id }) => ({ subject: orderNumber(String(_id)), subjectId: String(_id) }),
	);
	return toSellerOrder(made);
}

/** In which language somebody at this number last ordered. */
async function languageOfCaller(phone: string): Promise<Language> {
	await connectDatabase();
	const last = await Order.findOne({ "address.phoneNumber": phone })
		.sort({ createdAt: -1, _id: -1 })
		.select("language")
		.lean<Pick<OrderDoc, "language">>();
	return last?.language ?? "en";
}

type Caller = { customer: { name: string; phone: string }; address: OrderDoc["address"] };

/** Who ordered last from this number, by phone or not, and where it went. Throws ShopError `not-found`. */
export async function findCaller(phone: string): Promise<Caller> {
	await connectDatabase();
	const last = await Order.findOne({ "address.phoneNumber": phone })
		.sort({ createdAt: -1, _id: -1 })
		.select("customer address")
		.lean<Pick<OrderDoc, "customer" | "address">>();
	if (!last) throw notFound(CALLER_UNKNOWN);
	const { deliveryInstructions: _ofThatDay, ...address } = last.address;
	return { customer: { name: last.customer.name, phone }, address };
}
