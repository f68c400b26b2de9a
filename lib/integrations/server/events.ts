import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { ClientSession } from "mongoose";
import { Types } from "mongoose";
import type { Refund } from "@/lib/money/refund";
import { orderNumber } from "@/lib/orders/rules/order";
import { CANCELLED, UNDO_MS, USUAL_WAY } from "@/lib/orders/rules/order-states";
import { removalOfAll, type Write } from "@/lib/server/database/commit";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { perProcess } from "@/lib/server/platform/process.mjs";
import { Webhook, WebhookDelivery, type WebhookDeliveryDoc, type WebhookDoc } from "@/models/integrations";
import type { OrderDoc } from "@/models/order";
import { Product, type ProductDoc } from "@/models/products";
import { type EventName, toldOutside } from "../rules";
import { outbox, sendWaitingEvents } from "./deliveries";

/** What happens, written for webhooks in the commit that makes it happen. */

type Listener = Pick<WebhookDoc, "_id" | "events">;

const LOOK_EVERY_MS = 1_000;
/** What an instance knows of the webhooks holds for so long since it began to look. */
const KNOWN_MS = 2_000;

const known = perProcess("webhooks", () => ({
	listeners: [] as Listener[],
	since: Number.NEGATIVE_INFINITY,
}));

/** Looks anew which webhooks there are. */
export async function lookForListeners(): Promise<void> {
	const began = performance.now();
	const found = await Webhook.find({ isActive: true }).select("events").lean<Listener[]>();
	if (began > known.since) Object.assign(known, { listeners: found, since: began });
}

/**
 * Which webhooks there are, without asking the database: each instance looks every second, and one that could not look
 * for two seconds asks.
 */
async function listeners(): Promise<readonly Listener[]> {
	if (performance.now() - known.since > KNOWN_MS) await lookForListeners();
	return known.listeners;
}

/** Resolves when every instance goes by what was written before: none goes by an older look for longer. */
export async function untilKnownEverywhere(): Promise<void> {
	await lookForListeners();
	await new Promise((done) => setTimeout(done, KNOWN_MS));
}

/** How the API answers what events are about. */
type Shapes = { order: (order: OrderDoc) => object; product: (product: ProductDoc) => object };
const shapes = perProcess<{ of?: Shapes }>("shapes of events", () => ({}));

function shapesOfApi(): Shapes {
	if (!shapes.of) throw new Error("events have no shape before the shop is opened");
	return shapes.of;
}

/** Says how the API answers what events are about: they are shaped alike. Called once at start. */
export function shapeEvents(of: Shapes): void {
	shapes.of = of;
}

/** Begins to look for webhooks and to send them their events. Called once at start. */
export async function startEvents(): Promise<void> {
	await lookForListeners();
	repeat({ name: "the look at the webhooks", everyMs: LOOK_EVERY_MS, work: lookForListeners });
	outbox.start();
}

type Said = Pick<WebhookDeliveryDoc, "event" | "subject" | "about" | "seq" | "notBefore"> & {
	/** What is said besides id, name and time. */
	fields: () => object;
};

function upsertsOf({ fields, ...said }: Said, webhooks: readonly Pick<Listener, "_id">[]) {
	if (webhooks.length === 0) return [];
	const id = `evt_${new Types.ObjectId()}`;
	const body = toldOutside({ id, event: said.event, at: clock.now().toISOString(), ...fields() });
	const due = said.notBefore ? { nextTryAt: said.notBefore } : {};
	return webhooks.map(({ _id: webhook }) => {
		const fresh = { ...said, ...due, webhook, body };
		return {
			updateOne: { filter: { key: `${id}:${webhook}` }, update: { $setOnInsert: fresh }, upsert: true },
		};
	});
}

async function eventWrites(...said: readonly (Said & { event: EventName })[]): Promise<Write[]> {
	const all = await listeners();
	const heardBy = (event: EventName) => all.filter(({ events }) => events.includes(event));
	return outbox.writes(said.flatMap((one) => upsertsOf(one, heardBy(one.event))));
}

/** A test for one webhook, whatever it wants to hear of. */
export function testWrites(webhook: Types.ObjectId): Write[] {
	const said = { event: "test" as const, subject: "", seq: 0, about: `test:${new Types.ObjectId()}` };
	return outbox.writes(upsertsOf({ ...said, fields: () => ({}) }, [{ _id: webhook }]));
}

/** Events of one commit have a place each in its order's line. */
const PLACES_OF_A_COMMIT = 100;

function stepOf(before: OrderDoc, after: OrderDoc): EventName {
	if (before.status !== after.status && after.status === CANCELLED) return "order.cancelled";
	return before.status !== after.status && after.status === USUAL_WAY.at(-1)
		? "order.delivered"
		: "order.changed";
}

/** Until when the step may be taken back that this change is; nothing for any other change. */
function undoableUntil(before: OrderDoc, { statusHistory }: OrderDoc): Date | undefined {
	const isStep = statusHistory.length > before.statusHistory.length;
	const mayBeUndone = isStep && statusHistory.at(-1)?.by === "seller";
	return mayBeUndone ? new Date(clock.now().getTime() + UNDO_MS) : undefined;
}

/** What was written of a step that is taken back, and was not taken yet: it is not sent. */
function takingBack(about: string): Write {
	const held = { about, state: "waiting", notBefore: { $exists: true } } as const;
	return removalOfAll(WebhookDelivery, held);
}

/**
 * What a change of an order is told as: as one event, and one more for each refund that was settled with it. What the team
 * may still take back is told as a change at once, and as delivered, cancelled or settled only afterwards.
 */
export async function orderEvents(
	{ before, order }: { before: OrderDoc | null; order: OrderDoc },
	settled: readonly Refund[] = [],
): Promise<Write[]> {
	if ((await listeners()).length === 0) return [];
	const shape = shapesOfApi().order;
	const about = String(order._id);
	const subject = orderNumber(about);
	const at = (place: number) => ({ about, subject, seq: order.revision * PLACES_OF_A_COMMIT + place });
	const fields = () => ({ order: shape(order) });
	if (!before) return eventWrites({ ...at(0), event: "order.placed", fields });
	const event = stepOf(before, order);
	const until = undoableUntil(before, order);
	const held = until ? { notBefore: until } : {};
	const isMoved = before.status !== order.status;
	const isTold = isMoved || (settled.length === 0 && !isDeepStrictEqual(shape(before), shape(order)));
	const step = { ...at(0), event, fields, ...(event === "order.changed" ? {} : held) };
	const refunds = settled.map((refund, place) => ({
		...{ ...at(place + 1), ...held, event: "refund.settled" as const },
		fields: () => ({ refund, order: shape(order) }),
	}));
	const isUndone = order.statusHistory.length < before.statusHistory.length;
	return [
		...(isUndone ? [takingBack(about)] : []),
		...(await eventWrites(...(isTold ? [step] : []), ...refunds)),
	];
}

async function writeProducts(
	event: EventName,
	ids: readonly string[],
	session: ClientSession,
): Promise<boolean> {
	const docs = await Product.find({ _id: { $in: ids } })
		.session(session)
		.lean<ProductDoc[]>();
	const shape = shapesOfApi().product;
	const seq = clock.now().getTime() * PLACES_OF_A_COMMIT;
	const said = docs.map((doc) => {
		const [about, subject] = [String(doc._id), doc.name];
		return { event, about, subject, seq, fields: () => ({ product: shape(doc) }) };
	});
	for (const write of await eventWrites(...said)) await write.run(session);
	return docs.length > 0;
}

/** Tells of products as they are after the writes before it in its commit. */
export function productEvents(event: "stock.low" | "product.changed", ids: readonly string[]): Write {
	let isTold = false;
	return {
		run: async (session) => {
			const isHeard = (await listeners()).some(({ events }) => events.includes(event));
			isTold = isHeard && ids.length > 0 && (await writeProducts(event, ids, session));
			return true;
		},
		done: () => isTold && void sendWaitingEvents(),
	};
}
