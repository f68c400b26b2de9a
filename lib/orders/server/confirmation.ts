import "server-only";
import type { Moved } from "@/lib/money/server/save-order";
import { costOf } from "@/lib/packing/rules";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import type { Write } from "@/lib/server/database/commit";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { fingerprint, isFingerprint } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { afterOpenMinutes } from "@/lib/shop/rules/opening-hours";
import { shopDetails } from "@/lib/shop/server/read";
import type { Seller } from "@/lib/team/rules";
import { pathIn } from "@/lib/text/language";
import { Order, type OrderDoc } from "@/models/order";
import { type OwnOrder, orderNumber } from "../rules/order";
import {
	CONFIRM_LINK_UNKNOWN,
	CONFIRMED_LATE,
	NEEDS_NO_YES,
	NOBODY_CONFIRMED,
	ORDER_CONFIRMED,
	ORDER_NOT_FOUND,
	type OrderToConfirm,
	YES_CAME_LATE,
} from "../rules/order-messages";
import { isOpen, ON_HOLD, type OrderActor, PLACED, refusalToCancel } from "../rules/order-states";
import { piecesOf, type SellerOrder } from "../rules/seller-order";
import { madeNow } from "./draft";
import { moveOrder } from "./move-order";
import { tellNow } from "./order-news";
import { stepTo } from "./steps";
import { toOrder, toOwnOrder, toSellerOrder } from "./to-order";

/** The yes that a first order for much cash waits for (next day 7): its customer's, by the page or a link, or the team's. */

const PURPOSE = "confirm order";
const TOKEN = /^([0-9a-f]{24})-([\w-]{43})$/;
/** Open hours of the shop after which an order without a chosen time is put on hold; minutes. */
const PATIENCE_MINUTES = 240;

type Chosen = Pick<OrderDoc, "slot" | "createdAt">;

/** An order that waits for a yes: until its chosen time ends, or for four open hours. */
export function askedNow({ slot, createdAt }: Chosen): NonNullable<OrderDoc["confirmation"]> {
	const until = slot?.to ?? new Date(afterOpenMinutes(createdAt.getTime(), PATIENCE_MINUTES, shopDetails()));
	return { state: "asked", until };
}

/** The address, in the language of its customer, at which whoever has it says yes. Nothing of it is stored. */
export function linkToConfirm({ _id, language = "en" }: Pick<OrderDoc, "_id" | "language">): string {
	const id = String(_id);
	return env().APP_URL + pathIn(language, `/confirm-order/${id}-${fingerprint(PURPOSE, id)}`);
}

/** The order of which a link tells. Throws ShopError `not-found` for one that is forged, or of no order that ever asked. */
async function orderOfToken(token: string): Promise<OrderDoc> {
	const [, id = "", print = ""] = TOKEN.exec(token) ?? [];
	if (print === "" || !isFingerprint(print, PURPOSE, id)) throw notFound(CONFIRM_LINK_UNKNOWN);
	const order = await Order.findById(id).lean<OrderDoc>();
	if (!order?.confirmation) throw notFound(CONFIRM_LINK_UNKNOWN);
	return order;
}

/** What the link's page shows: no street and no number, since whoever is given the link can open it. Changes nothing. */
export async function orderToConfirm(token: string): Promise<OrderToConfirm> {
	const doc = await orderOfToken(token);
	const order = toOrder(doc);
	const { _id, number, confirmation, status, area, deliveryTime, slot, toCollect } = order;
	// As the yes will promise it.
	const promisedAt = confirmation === "asked" ? madeNow(doc).promisedAt.toISOString() : order.promisedAt;
	return {
		...{ _id, number, confirmation, status, area, promisedAt, deliveryTime, slot, toCollect },
		firstName: order.address.firstName,
		pieces: piecesOf(order),
		items: order.items.map((line) => {
			const { product, quantity, unitPrice, stepGrams } = line;
			return { product, quantity, unitPrice, stepGrams, amount: costOf(line) };
		}),
	};
}

/** The order on hold, by nobody's step. */
function held(order: OrderDoc, reason: string): OrderDoc {
	return {
		...order,
		status: ON_HOLD,
		statusHistory: [...order.statusHistory, { status: ON_HOLD, at: clock.shopNow(), reason }],
		holdReason: reason,
	};
}

/** The order with its yes: on its way again where only that was missing and its time is not over, and promised from now on. */
function confirmed(order: OrderDoc, by: OrderActor, byName?: string): OrderDoc {
	const { confirmation } = order;
	if (!confirmation) throw new ShopError("conflict", NEEDS_NO_YES);
	if (confirmation.state === "given") return order;
	if (!isOpen(order.status)) throw new ShopError("conflict", refusalToCancel(order.status));
	const at = clock.shopNow();
	const given = { ...order, confirmation: { ...confirmation, state: "given" as const, at, by } };
	const isTimeOver = order.slot !== undefined && order.slot.to <= at;
	const waitedOnlyForThis = order.status === ON_HOLD && order.holdReason === NOBODY_CONFIRMED;
	const promised = { ...given, promisedAt: madeNow(order).promisedAt };
	// Another time is for people to agree on.
	if (isTimeOver && order.status === PLACED) return held(promised, YES_CAME_LATE);
	if (!waitedOnlyForThis) return promised;
	if (isTimeOver) return { ...promised, holdReason: YES_CAME_LATE };
	return { ...stepTo(promised, { status: PLACED, reason: "" }, by, byName), holdReason: undefined };
}

function confirm(orderId: string, by: OrderActor, also: () => Write[] = () => [], byName?: string) {
	const isHeldNow = ({ before, order }: Moved) => order.status === ON_HOLD && before.status !== ON_HOLD;
	return moveOrder(
		{ _id: orderId },
		(order) => confirmed(order, by, byName),
		async (moved) => [...(isHeldNow(moved) ? await tellNow(moved.order) : []), ...also()],
	);
}

/**
 * Takes the yes of an order's customer, or of whoever has the token of its link; a second one changes nothing. Throws
 * ShopError `not-found` for somebody else's order and an unknown token, `conflict` for one that waits for none or is over.
 */
export async function confirmOrder(
	orderId: string,
	{ customer, token }: { customer: string | null; token: string | undefined },
): Promise<{ order: OwnOrder | null; isLate: boolean; message: string }> {
	const isOwn = customer !== null && (await Order.exists({ _id: orderId, user: customer })) !== null;
	if (!isOwn) {
		if (token === undefined) throw notFound(ORDER_NOT_FOUND);
		const order = await orderOfToken(token);
		if (String(order._id) !== orderId) throw notFound(CONFIRM_LINK_UNKNOWN);
	}
	const { order } = await confirm(orderId, "customer");
	const isLate = order.status === ON_HOLD && order.holdReason === YES_CAME_LATE;
	const message = isLate ? CONFIRMED_LATE : ORDER_CONFIRMED;
	return { order: isOwn ? toOwnOrder(order) : null, isLate, message };
}

/** The same by somebody of the team who has asked the customer; with its entry in the record. */
export async function confirmForCustomer(seller: Seller, orderId: string): Promise<SellerOrder> {
	const action = { kind: "order-confirmed" as const, subject: orderNumber(orderId), subjectId: orderId };
	const { order } = await recordingRefusals(seller, action, () =>
		confirm(orderId, "seller", () => [recordWrite(seller, action)], seller.name),
	);
	return toSellerOrder(order);
}

/** Puts an order on hold whose time to say yes is over; one that was confirmed or cancelled meanwhile stays as it is. */
async function holdUnconfirmed(orderId: string): Promise<void> {
	const hold = (order: OrderDoc): OrderDoc => {
		const { confirmation, status } = order;
		const isOver = confirmation?.state === "asked" && confirmation.until <= clock.shopNow();
		return isOver && status === PLACED ? held(order, NOBODY_CONFIRMED) : order;
	};
	await moveOrder({ _id: orderId }, hold, ({ order }) => tellNow(order));
}

/** Puts all of them on hold. Safe to repeat, and by several instances at once. */
export async function holdUnconfirmedOrders(): Promise<void> {
	const due = await Order.find({
		status: PLACED,
		"confirmation.state": "asked",
		"confirmation.until": { $lte: clock.shopNow() },
	})
		.select("_id")
		.lean<Pick<OrderDoc, "_id">[]>();
	for (const { _id } of due)
		await holdUnconfirmed(String(_id)).catch((error: unknown) =>
			log.warn({ err: error, order: String(_id) }, "an unconfirmed order will be put on hold"),
		);
}
