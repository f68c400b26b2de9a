import "server-only";
import { Types } from "mongoose";
import { REFUSED } from "@/lib/customers/rules";
import { moneyOf, withFacts } from "@/lib/money/rules";
import { accountChange, openAccount } from "@/lib/money/server/account";
import { changeOrder } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { isOpen, ON_HOLD, PACKED, RIDER_STEP_STATES } from "@/lib/orders/rules/order-states";
import { moveOrder } from "@/lib/orders/server/move-order";
import { tellNow } from "@/lib/orders/server/order-news";
import { mustLeadTo, stepTo } from "@/lib/orders/server/steps";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { clock } from "@/lib/server/platform/clock";
import { sameText } from "@/lib/server/platform/crypto";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import type { Language } from "@/lib/text/language";
import { Order, type OrderDoc, type RiderStepDoc } from "@/models/order";
import type { DeliveryStep } from "../calls";
import {
	DELIVERY_NOT_FOUND,
	type Delivery,
	KEY_OF_ANOTHER_STEP,
	ONLY_WITH_REASON,
	reasonWords,
	WRONG_CODES,
	wrongCodeText,
} from "../rules";
import { type Assigned, isAssigned, toDeliveries, triesLeftOf } from "./deliveries";
import { doorWrites } from "./doors";

/** A phone that was without a network sends its steps within so long. */
const OLDEST_MS = 12 * 3_600_000;
/** What a clock may be ahead that is right. */
const AHEAD_MS = 2_000;

function earlierStep({ riderSteps = [] }: OrderDoc, { id }: Seller, key: string): RiderStepDoc | undefined {
	return riderSteps.find((step) => step.key === key && step.by === id);
}

/** True where the order was this rider's when something happened that their phone says only now. */
function wasTheirs({ assignments = [] }: OrderDoc, { id }: Seller, at: Date): boolean {
	return String(assignments.findLast((given) => given.at <= at)?.rider) === id;
}

type Sent = Pick<DeliveryStep, "step" | "key" | "at">;

/**
 * The order as it is this person's, or was when they sent a step under this key, or delivered it; for the owner any that
 * was given away. Throws ShopError `not-found`.
 */
function theirs(order: OrderDoc, seller: Seller, { step, key, at }: Sent): Assigned {
	const isRiders = seller.role === "owner" || String(order.rider?._id) === seller.id;
	if (isRiders && isAssigned(order)) return order;
	const isLate = step === "delivered" && wasTheirs(order, seller, at);
	if (!isLate && !earlierStep(order, seller, key)) throw notFound(DELIVERY_NOT_FOUND);
	// The owner is nobody of the team: the rider who had it last stands there.
	const last = order.assignments?.findLast(({ rider }) => rider !== null)?.rider;
	const _id = seller.role === "owner" ? last : new Types.ObjectId(seller.id);
	if (!_id) throw notFound(DELIVERY_NOT_FOUND);
	return { ...order, rider: { _id, name: seller.name } };
}

async function findAssigned(seller: Seller, orderId: string, sent: Sent): Promise<Assigned> {
	const order = await Order.findById(orderId).lean<OrderDoc>();
	if (!order) throw notFound(DELIVERY_NOT_FOUND);
	return theirs(order, seller, sent);
}

function mustBeRecent(at: Date): void {
	const age = clock.shopNow().getTime() - at.getTime();
	if (age >= -AHEAD_MS && age <= OLDEST_MS) return;
	const message =
		age < 0 ? "This time is still to come: please set the phone's clock" : "This happened too long ago";
	throw invalid("at", message);
}

function refuseCode(triesLeft: number): ShopError {
	const message = wrongCodeText(triesLeft);
	return invalid("code", message);
}

async function deliveryOf(order: Assigned, language: Language): Promise<Delivery> {
	const [delivery] = await toDeliveries([order], language);
	if (!delivery) throw notFound(DELIVERY_NOT_FOUND);
	return delivery;
}

/** Keeps where the door is, said after the step that was taken before under this key: once. */
async function addDoor(
	{ _id }: Assigned,
	{ by, key }: RiderStepDoc,
	{ point, at }: DeliveryStep,
): Promise<void> {
	if (!point) return;
	const isIt = (step: RiderStepDoc) => step.key === key && step.by === by;
	const mark = (order: OrderDoc) => {
		const { riderSteps = [] } = order;
		if (riderSteps.find(isIt)?.hasDoor) return order;
		return {
			...order,
			riderSteps: riderSteps.map((step) => (isIt(step) ? { ...step, hasDoor: true } : step)),
		};
	};
	await changeOrder({ _id: String(_id) }, mark, ({ order }) => doorWrites(order, point, at));
}

/** What the first one with this key was answered. */
async function answerAgain(
	order: Assigned,
	earlier: RiderStepDoc,
	wanted: DeliveryStep,
	language: Language,
): Promise<Delivery> {
	const { step, key, isWrongCode } = earlier;
	if (step !== wanted.step) throw new ShopError("conflict", KEY_OF_ANOTHER_STEP);
	if (!isWrongCode) {
		if (step === "delivered" && !earlier.hasDoor) await addDoor(order, earlier, wanted);
		return deliveryOf(order, language);
	}
	const wrong = (order.riderSteps ?? []).filter((earlier) => earlier.isWrongCode);
	throw refuseCode(WRONG_CODES - 1 - wrong.findIndex((earlier) => earlier.key === key));
}

/** Whether the code that was said is wrong. A reason stands in for any code; after five wrong ones nothing else does. */
function isWrong(order: OrderDoc, { step, code, reason }: DeliveryStep): boolean {
	if (step !== "delivered" || reason) return false;
	if (triesLeftOf(order) === 0)
		throw new ShopError("conflict", ONLY_WITH_REASON, { errors: { reason: ONLY_WITH_REASON } });
	return !sameText(code ?? "", order.handoverCode ?? "none");
}

/** The order with the cash that its rider was given at the door, whoever pressed for them: what was still to collect. */
function withCash(order: OrderDoc, rider: Assigned["rider"], at: Date): OrderDoc {
	const { toCollect: amount } = moneyOf(order);
	if (amount === 0) return order;
	return withFacts(order, [
		{ kind: "paid", via: "cash", amount, rider, at, by: "rider", byName: rider.name },
	]);
}

/** When it happened, though steps before it may have been entered later: not before it was ordered, and not after now. */
function momentOf({ createdAt }: OrderDoc, at: Date): Date {
	return new Date(Math.min(Math.max(at.getTime(), createdAt.getTime()), clock.shopNow().getTime()));
}

/** What this person did last with the order; one that was brought twice has a second round of steps. */
function lastStepOf({ riderSteps = [] }: OrderDoc, { id }: Seller): RiderStepDoc["step"] | undefined {
	return riderSteps.findLast((sent) => sent.by === id && !sent.isWrongCode)?.step;
}

/** True where another hand was faster: what the rider was given at the door still belongs in the books. */
function isDeliveredByAnother(order: OrderDoc, { step }: DeliveryStep, seller: Seller): boolean {
	const isSaid = lastStepOf(order, seller) === "delivered";
	const isThere = order.status === RIDER_STEP_STATES.delivered;
	return seller.role === "rider" && step === "delivered" && isThere && !isSaid;
}

/**
 * True where a packed order was theirs when they delivered it, and was given on before their phone could say so: it counts
 * though the next one has carried it back to the shop since.
 */
function isSaidLate(order: OrderDoc, { step, at }: DeliveryStep, seller: Seller): boolean {
	const { rider, statusHistory, status } = order;
	if (step !== "delivered" || seller.role !== "rider" || String(rider?._id) === seller.id) return false;
	const hasFailed = lastStepOf(order, seller) === "failed";
	const wasPacked = statusHistory.some((event) => event.status === PACKED);
	return isOpen(status) && wasPacked && !hasFailed && wasTheirs(order, seller, at);
}

/** Where its rider says that the door is; only who delivers has stood there. */
function doorOf({ step, point }: DeliveryStep): DeliveryStep["point"] {
	return step === "delivered" ? point : null;
}

/** The order after this step, or with a wrong code that was tried. */
function after(order: OrderDoc, { rider }: Assigned, input: DeliveryStep, seller: Seller): OrderDoc {
	const status = RIDER_STEP_STATES[input.step];
	const hasDoor = Boolean(doorOf(input));
	const sent = { key: input.key, by: seller.id, step: input.step, ...(hasDoor ? { hasDoor } : {}) };
	const withStep = (step: RiderStepDoc) => ({ ...order, riderSteps: [...(order.riderSteps ?? []), step] });
	const at = momentOf(order, input.at);
	if (isDeliveredByAnother(order, input, seller)) return withCash(withStep(sent), rider, at);
	if (!isSaidLate(order, input, seller)) mustLeadTo(order, status, "rider");
	if (isWrong(order, input)) return withStep({ ...sent, hasDoor: undefined, isWrongCode: true });
	const { reason = "" } = input;
	const moved = stepTo(withStep(sent), { status, reason }, "rider", seller.name, at);
	if (status === ON_HOLD) return { ...moved, holdReason: reasonWords(reason) };
	return input.step === "delivered" ? withCash(moved, rider, at) : moved;
}

/** The step with its entry in the record, in which wrong codes stand as well; the customer is told at once, since nobody takes it back. */
async function write(seller: Seller, orderId: string, input: DeliveryStep): Promise<Assigned> {
	const about = { kind: "delivery-step" as const, subject: orderNumber(orderId), subjectId: orderId };
	const reason = input.reason ? [{ field: "Reason", before: "", after: input.reason }] : [];
	const action = {
		...about,
		changes: [{ field: "Status", before: "", after: RIDER_STEP_STATES[input.step] }, ...reason],
	};
	const take = (found: OrderDoc) => {
		const assigned = theirs(found, seller, input);
		if (earlierStep(found, seller, input.key)) throw new ShopError("conflict", "This was sent already");
		return after(found, assigned, input, seller);
	};
	const door = doorOf(input);
	// An order that its customer makes in this moment is decided anew.
	const isRefused = input.step === "failed" && input.reason === REFUSED;
	return recordingRefusals(seller, action, async () => {
		const isWrongIn = (order: OrderDoc) => earlierStep(order, seller, input.key)?.isWrongCode;
		const { order } = await moveOrder({ _id: orderId }, take, async ({ order: moved }) =>
			isWrongIn(moved)
				? []
				: [
						...(await tellNow(moved)),
						recordWrite(seller, action),
						...(isRefused ? [accountChange({ _id: (await openAccount(moved.user))._id }, [])] : []),
						...(door ? await doorWrites(moved, door, momentOf(moved, input.at)) : []),
					],
		);
		if (isWrongIn(order)) throw refuseCode(triesLeftOf(order));
		return theirs(order, seller, input);
	});
}

/**
 * Takes a rider's step with an order: one atomic write, which the cash that was taken and the step's key are part of. Sent
 * again under the same key it answers what it answered first; only where the door is may be added to it. Throws ShopError `not-found` for somebody else's,
 * `invalid` for a wrong code (its tries are counted, once for each key) and a time that is still to come or more than 12
 * hours ago, `conflict` where the step makes no sense from where the order stands, or only a reason is taken.
 */
export async function takeRiderStep(
	seller: Seller,
	orderId: string,
	input: DeliveryStep,
	language: Language,
): Promise<Delivery> {
	const found = await findAssigned(seller, orderId, input);
	const earlier = earlierStep(found, seller, input.key);
	if (earlier) return answerAgain(found, earlier, input, language);
	mustBeRecent(input.at);
	try {
		return await deliveryOf(await write(seller, orderId, input), language);
	} catch (error) {
		if (!(error instanceof ShopError)) throw error;
		// The same step, sent twice in one moment: the other one may have been faster.
		const now = await findAssigned(seller, orderId, input);
		const sent = earlierStep(now, seller, input.key);
		if (sent) return answerAgain(now, sent, input, language);
		throw error;
	}
}
