import "server-only";
import { randomUUID } from "node:crypto";
import type { QueryFilter } from "mongoose";
import { preselectedAddress } from "@/lib/accounts/rules/address";
import { getAddresses } from "@/lib/accounts/server/addresses";
import { callerOrders, findNumber, NumberMoved, openCaller } from "@/lib/accounts/server/callers";
import { type Customer, findCustomer } from "@/lib/accounts/server/sessions";
import { moneyOf, withFacts } from "@/lib/money/rules";
import { changeOrder } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { isPurchase, type OrderStatus } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { CALLER_UNKNOWN, type OrderStep, type PhoneOrder } from "@/lib/orders/schema/seller-order";
import { WALLETS } from "@/lib/payments/rules";
import { type Place, placeOf } from "@/lib/places/rules/point";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import type { Write } from "@/lib/server/database/commit";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { FieldChange, Seller, SellerActionKind } from "@/lib/team/rules";
import { numberField } from "@/lib/text/fields";
import type { CallerDoc } from "@/models/callers";
import { Order, type OrderDoc } from "@/models/order";
import { makeCashOrder } from "../place-cash-order";
import { takeStep, undoStep } from "../steps";
import { toSellerOrder } from "../to-order";

function actionOn(kind: SellerActionKind, orderId: string) {
	return { kind, subject: orderNumber(orderId), subjectId: orderId };
}

function statusChange(before: OrderStatus, after: OrderStatus): FieldChange {
	return { field: "Status", before, after };
}

/** The order with its cash come in: what was still to collect. Throws ShopError `conflict` where nothing was. */
function withCash(order: OrderDoc, byName: string): OrderDoc {
	const { isPaid, paid, toCollect: amount } = moneyOf(order);
	if (isPaid) throw new ShopError("conflict", "This order is paid already");
	// What a wallet has not paid whole may come in as cash, since its credit was gone or more was packed after a refund.
	const isByWallet = order.paymentType !== "Cash On Delivery";
	if (isByWallet && WALLETS.every((wallet) => paid[wallet] === 0))
		throw new ShopError("conflict", "Only cash on delivery orders can be marked as paid");
	if (!isPurchase(order.status)) throw new ShopError("conflict", "This order was cancelled");
	const at = clock.shopNow();
	return withFacts(order, [{ kind: "paid", via: "cash", amount, at, by: "seller", byName }]);
}

/**
 * Records that the cash of an order has come in: one write that only an order takes of which some is to come in, so of two
 * taps one wins (spec 4). Throws ShopError `not-found`, or `conflict` when it is paid or cancelled.
 */
export async function markPaid(seller: Seller, orderId: string): Promise<SellerOrder> {
	const action = actionOn("order-paid", orderId);
	const pay = (found: OrderDoc) => withCash(found, seller.name);
	const { order } = await recordingRefusals(seller, action, () =>
		changeOrder({ _id: orderId }, pay, () => [recordWrite(seller, action)]),
	);
	return toSellerOrder(order);
}

/** Moves an order one step. Throws ShopError `not-found`, `forbidden`, or `conflict` when the step makes no sense any more. */
export async function stepOrder(seller: Seller, orderId: string, step: OrderStep): Promise<SellerOrder> {
	const about = actionOn("order-moved", orderId);
	const reason = step.reason ? [{ field: "Reason", before: "", after: step.reason }] : [];
	const wanted = { ...about, changes: [{ field: "Status", before: "", after: step.status }] };
	const { order } = await recordingRefusals(seller, wanted, () =>
		takeStep(orderId, step, seller, ({ before }) => [
			recordWrite(seller, { ...about, changes: [statusChange(before.status, step.status), ...reason] }),
		]),
	);
	return toSellerOrder(order);
}

/** Takes the team's last step back within seconds. Throws ShopError `not-found`, `forbidden` or `conflict`. */
export async function undoMove(seller: Seller, orderId: string): Promise<SellerOrder> {
	const about = actionOn("order-undone", orderId);
	const { order } = await recordingRefusals(seller, about, () =>
		undoStep(orderId, seller, ({ before, order: undone }) => [
			recordWrite(seller, { ...about, changes: [statusChange(before.status, undone.status)] }),
		]),
	);
	return toSellerOrder(order);
}

/** One order with its whole story, or null when there is no such order. */
export async function findOrder(orderId: string): Promise<SellerOrder | null> {
	const order = await Order.findById(orderId).lean<OrderDoc>();
	return order && toSellerOrder(order);
}

const TRIES = 5;

/** Who an order from this number is for: its account's customer, else the caller. */
async function buyerAt({ _id, account }: CallerDoc, name: string, phone: string): Promise<Customer> {
	const found = account && (await findCustomer(account));
	if (found) return { ...found, name, isVerified: true };
	const known = { email: null, phone: null, isPhoneVerified: false, isVerified: true, hasPassword: false };
	// As whoever is at this number read last, also before they called.
	const last = await newest({ $or: [{ user: _id }, { "address.phoneNumber": phone }] });
	const language = last?.language ?? "en";
	return { _id: String(_id), name, ...known, language, notifyBy: null };
}

async function orderOfCaller(
	seller: Seller,
	{ customer: { name, phone }, order }: PhoneOrder,
	key: string,
	keep: (made: SellerOrder) => readonly Write[],
): Promise<OrderDoc> {
	const caller = await openCaller(numberField.parse(phone));
	const buyer = await buyerAt(caller, name, phone);
	const { language } = buyer;
	const input = { ...order, language, takenBy: seller.name, ...(caller.account ? {} : { isCallers: true }) };
	return makeCashOrder(buyer, input, `phone:${seller.id}:${key}`, (made) => [
		callerOrders(caller, name),
		recordWrite(seller, actionOn("order-phoned", String(made._id))),
		...keep(toSellerOrder(made)),
	]);
}

/**
 * Makes a cash order for somebody on the phone: the rules of any other, for the account that has the number, or without
 * one; the same key gives the same order, for another number too where `keep` keeps the answer. Throws what
 * `placeCashOrder` throws, but for what concerns accounts.
 */
export async function placePhoneOrder(
	seller: Seller,
	order: PhoneOrder,
	key: string = randomUUID(),
	keep: (made: SellerOrder) => readonly Write[] = () => [],
): Promise<SellerOrder> {
	const action = { kind: "order-phoned" as const, subject: "" };
	const made = await recordingRefusals(seller, action, async () => {
		for (let tries = 1; ; tries += 1) {
			try {
				return await orderOfCaller(seller, order, key, keep);
			} catch (error) {
				if (!(error instanceof NumberMoved) || tries === TRIES) throw error;
			}
		}
	});
	return toSellerOrder(made);
}

type LastOrder = Pick<OrderDoc, "customer" | "address" | "language">;

const newest = (which: QueryFilter<OrderDoc>) =>
	Order.findOne(which).sort({ createdAt: -1, _id: -1 }).select("customer address language").lean<LastOrder>();

/**
 * What whoever has this number ordered last, wherever it went; else the last that went to the number, without the place on
 * the map, which may be another customer's.
 */
async function lastOrder(caller: CallerDoc | null, phone: string): Promise<LastOrder | null> {
	const own = caller && (await newest({ user: caller.account ?? caller._id }));
	const last = own ?? (await newest({ "address.phoneNumber": phone }));
	return last && { ...last, address: own ? last.address : { ...last.address, point: null } };
}

type Caller = { customer: { name: string; phone: string }; address: OrderDoc["address"] & Place };

/**
 * Whose account has this number, and where their orders would go; without the place on the map, which an order that is made
 * there takes by itself. Throws ShopError `not-found`.
 */
async function accountAt(account: CallerDoc["account"], phone: string): Promise<Caller> {
	const customer = account && (await findCustomer(account));
	const place = customer && preselectedAddress(await getAddresses(customer._id), null);
	if (!place) throw notFound(CALLER_UNKNOWN);
	const { _id, isDefault: _isDefault, doorPoint: _doorPoint, doorAt: _doorAt, ...address } = place;
	return { customer: { name: customer.name, phone }, address: { ...address, point: null, plusCode: null } };
}

/**
 * Who ordered last from this number, by phone or not, and where it went; of whoever has not, what their account says. Throws
 * ShopError `not-found`.
 */
export async function findCaller(phone: string): Promise<Caller> {
	const caller = await findNumber(numberField.parse(phone));
	const last = await lastOrder(caller, phone);
	if (!last) return accountAt(caller?.account, phone);
	const { deliveryInstructions: _ofThatDay, ...address } = last.address;
	return { customer: { name: last.customer.name, phone }, address: { ...address, ...placeOf(address) } };
}
