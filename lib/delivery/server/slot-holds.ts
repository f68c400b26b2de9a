import "server-only";
import { repeat } from "@/lib/server/jobs/repeat";
import { sweepHoldsIn } from "@/lib/stock/server/hold-places";
import { DeliverySlot } from "@/models/delivery";

const SWEEP_MS = 5_000;

/** Ends the holds of delivery times that have become an order, and gives back those that never will. */
export function sweepHolds(): Promise<void> {
	return sweepHoldsIn(DeliverySlot);
}

/** Sweeps at once and every few seconds from now on, so that a place outlives neither a crash nor a dead payment. */
export function startSlotSweep(): void {
	repeat({ name: "the sweep of held delivery times", everyMs: SWEEP_MS, work: sweepHolds });
}
