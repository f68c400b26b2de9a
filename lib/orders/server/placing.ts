import "server-only";
import { Types } from "mongoose";
import { emptyingCart } from "@/lib/cart/server/stored";
import { orderEvents } from "@/lib/integrations/server/events";
import { wordWrites } from "@/lib/messages/server/word";
import { newOrderWords } from "@/lib/notifications/rules";
import { noticeWrite } from "@/lib/notifications/server/notifications";
import { type PushNews, pushWrites } from "@/lib/notifications/server/send-push";
import { presence, type Write } from "@/lib/server/database/commit";
import type { Mail } from "@/lib/server/mail/mail";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import { rolesOf } from "@/lib/team/rules";
import { pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { Notification } from "@/models/notifications";
import { Order, type OrderDoc } from "@/models/order";
import type { OwnOrder, Order as ShopOrder } from "../rules/order";
import { linkToConfirm } from "./confirmation";
import {
	newOrderMail,
	orderOnHoldMail,
	orderPlacedMail,
	orderToConfirmMail,
	weeklyOrderMail,
} from "./mails/order-placed";
import { cancellationMail, orderCancelledMail } from "./mails/order-steps";
import { cancelledNotice, newOrderNotice } from "./order-news";
import { confirmWord, placedWord, stepWord } from "./order-words";
import { linkToOrder } from "./own-orders";
import { toOrder, toOwnOrder } from "./to-order";

/** What is written with an order that is made or given up: the seller's notification, mails, word on devices, the cart. */

function customersMail(order: OrderDoc, shown: OwnOrder): Mail {
	const { email } = order.customer;
	if (order.holdReason) return orderOnHoldMail(shown, email);
	return order.weekly
		? weeklyOrderMail(shown, order.weekly, linkToOrder(order), email)
		: orderPlacedMail(shown, email);
}

/** What a customer is told of a new order; of one that waits for their yes, the way to say it. */
async function customersWrites(order: OrderDoc): Promise<Write[]> {
	const shown = toOwnOrder(order);
	const made = () => wordWrites(order, customersMail(order, shown), placedWord(order));
	if (!order.confirmation) return made();
	const link = linkToConfirm(order);
	const asks = orderToConfirmMail(shown, link, order.customer.email);
	const asked = await wordWrites(order, asks, confirmWord(order, link));
	return order.weekly ? [...asked, ...(await made())] : asked;
}

/** Word on the devices of whoever packs. */
function wordToTeam(shown: ShopOrder): PushNews {
	const to = { side: "seller", roles: rolesOf("orders") } as const;
	return {
		key: `new-order:${shown._id}`,
		to,
		...newOrderWords(shown, clock.shopNow().getTime(), shopDetails()),
	};
}

/** Word on the devices of whose weekly basket it was. */
function wordOfWeekly({ user, weekly }: OrderDoc, { _id, language, number }: ShopOrder): PushNews | null {
	if (!weekly) return null;
	const to = { side: "customer", owner: String(user) } as const;
	const { title, body } = MESSAGES[language].push.weekly;
	const path = pathIn(language, `/my-orders?order=${_id}`);
	return { key: `weekly-order:${_id}`, to, title: title(weekly.name), body: body(number), path };
}

/** What is written with a new order; one of a weekly basket, or by phone, is made beside the cart. */
export async function placingWrites(order: OrderDoc): Promise<Write[]> {
	const shown = toOrder(order);
	const notice = { _id: new Types.ObjectId(), order: order._id, ...newOrderNotice(order) };
	return [
		noticeWrite(notice),
		...mailWrites(newOrderMail(shown, String(notice._id))),
		...(await customersWrites(order)),
		...pushWrites(wordToTeam(shown), wordOfWeekly(order, shown)),
		...(await orderEvents({ before: null, order })),
		...(order.weekly || order.takenBy ? [] : [emptyingCart(String(order.user), order.cartVersion)]),
	];
}

/** What is written with an order that its customer has cancelled: the seller is told once, however often it is taken back. */
export async function cancellingWrites(order: OrderDoc): Promise<Write[]> {
	const notice = cancelledNotice(order);
	if (!notice) return [];
	const about = { order: order._id, type: notice.type };
	const known = await Notification.findOne(about).select("_id").lean<{ _id: Types.ObjectId }>();
	const _id = known?._id ?? new Types.ObjectId();
	const shown = toOrder(order);
	return [
		presence(Notification, about, { _id, ...notice }),
		...mailWrites(orderCancelledMail(shown, String(_id))),
		...(await wordWrites(order, cancellationMail(shown, order.customer.email), stepWord(order))),
	];
}

/** The order that was made under this key; null where there is none. */
export async function orderWithKey(user: Types.ObjectId, idempotencyKey: string): Promise<OrderDoc | null> {
	return Order.findOne({ user, idempotencyKey }).lean<OrderDoc>();
}
