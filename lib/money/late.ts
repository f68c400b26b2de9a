import { ON_HOLD, type OrderActor, type OrderStatus, USUAL_WAY } from "@/lib/orders/rules/order-states";
import { RIDER_REASONS } from "@/lib/riders/rules";

type Step = { status: OrderStatus; at: Date; by?: OrderActor; reason?: string };

const [ARRIVED, ON_THE_ROAD] = [USUAL_WAY.at(-1), USUAL_WAY.at(-2)];

/** What a rider says where the shop has done its part, and it failed on the customer's side. */
const { nobodyOpened, noAnswer, wrongAddress, noMoney, notWanted } = RIDER_REASONS;
const CUSTOMERS_REASONS: readonly string[] = [nobodyOpened, noAnswer, wrongAddress, noMoney, notWanted];

/** True for a step back from the road for which the shop could do nothing: its rider has been at the door. */
function wasAtTheDoor({ status, by, reason = "" }: Step, before: Step | undefined): boolean {
	const isFailed = status === ON_HOLD && by === "rider" && before?.status === ON_THE_ROAD;
	return isFailed && CUSTOMERS_REASONS.includes(reason);
}

/** When an order was first brought to the door, also in vain; null while it was not. */
export function firstAtTheDoor(steps: readonly Step[]): Date | null {
	const first = steps.find((step, place) => step.status === ARRIVED || wasAtTheDoor(step, steps[place - 1]));
	return first?.at ?? null;
}
