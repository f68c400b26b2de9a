import "server-only";
import { languageOf } from "@/lib/notifications/server/push-devices";
import { queuePush } from "@/lib/notifications/server/push-queue";
import { log } from "@/lib/server/log/log";
import { clock, isYounger } from "@/lib/server/platform/clock";
import { pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { Order, type OrderDoc } from "@/models/order";
import { orderNumber } from "../rules/order";
import { isOpen } from "../rules/order-states";

/** One that was given later is still being told of by the request that gave it, in milliseconds. */
const GRACE_MS = 2_000;

/** Word on the rider's own devices, once for each time that it becomes theirs; nothing of an order that has ended meanwhile. */
async function tellRider({ _id, area, rider, status, untoldRiderAt }: OrderDoc): Promise<void> {
	if (!untoldRiderAt) return;
	if (rider && isOpen(status)) {
		const to = { side: "seller", owner: String(rider._id) } as const;
		const language = await languageOf(to);
		const { title, body } = MESSAGES[language].push.assigned;
		await queuePush({
			key: `assigned:${_id}:${untoldRiderAt.getTime()}`,
			to,
			title: title(orderNumber(String(_id))),
			body: body(area),
			path: pathIn(language, "/rider"),
		});
	}
	// One that was given to another meanwhile is still to be told of.
	await Order.updateOne({ _id, untoldRiderAt }, { $unset: { untoldRiderAt: 1 } });
}

/** Tells the rider within the request; the order is theirs whatever happens here, and the sweep repeats what failed. */
export async function tellRiderNow(order: OrderDoc): Promise<void> {
	try {
		await tellRider(order);
	} catch (error) {
		log.error({ err: error, order: String(order._id) }, "a rider will be told again of an order");
	}
}

/** Tells of every order that was given to a rider who has not been told. */
export async function sweepRiderNews(): Promise<void> {
	const untold = Order.find({ untoldRiderAt: { $gt: new Date(0) } }).sort({ untoldRiderAt: 1 });
	for await (const order of untold.lean<OrderDoc[]>().cursor()) {
		if (order.untoldRiderAt && !isYounger(order.untoldRiderAt, GRACE_MS, clock.now()))
			await tellRiderNow(order);
	}
}
