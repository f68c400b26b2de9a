import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { fingerprint, isFingerprint } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { notFound } from "@/lib/server/platform/errors";
import { pathIn } from "@/lib/text/language";
import { orderLinkPath } from "@/lib/weekly/rules";
import { Order, type OrderDoc } from "@/models/order";

const PURPOSE = "weekly order";
const TOKEN = /^([0-9a-f]{24})-(\d{1,12})-([\w-]{43})$/;

export const LINK_IS_OVER = "This link is no longer valid";

/**
 * The address, in the language of its customer, at which whoever has it may look at this one order and leave it out, without signing in, until
 * its delivery time begins. It is signed with the shop's secret, and nothing of it is stored.
 */
export function linkToOrder({
	_id,
	slot,
	language = "en",
}: Pick<OrderDoc, "_id" | "slot" | "language">): string {
	const leftMs = (slot?.from.getTime() ?? 0) - clock.shopNow().getTime();
	// Links go by the machine's clock.
	const until = Math.floor((clock.now().getTime() + Math.max(0, leftMs)) / 1000);
	const signed = `${String(_id)}-${until}`;
	return env().APP_URL + pathIn(language, orderLinkPath(`${signed}-${fingerprint(PURPOSE, signed)}`));
}

/** The order that a link opens. Throws ShopError `not-found` for one that is forged, over, or of no order. */
export async function orderOfLink(token: string): Promise<OrderDoc> {
	const [, id = "", until = "", print = ""] = TOKEN.exec(token) ?? [];
	const isOurs = print !== "" && isFingerprint(print, PURPOSE, `${id}-${until}`);
	if (!isOurs || Number(until) * 1000 <= clock.now().getTime()) throw notFound(LINK_IS_OVER);
	await connectDatabase();
	const order = await Order.findById(id).lean<OrderDoc>();
	if (!order?.weekly) throw notFound(LINK_IS_OVER);
	return order;
}
