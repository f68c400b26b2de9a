import "server-only";
import { startLeaverSweep } from "./accounts/leave";
import { startMessageSweep } from "./contact/messages";
import { env } from "./env";
import { watchFreshness } from "./freshness";
import { startOutbox } from "./mail/outbox";
import { migrateAtStart } from "./migrations/at-start";
import { startOrderSweep } from "./orders/sweep";
import { startReconciler } from "./payments/reconciler";
import { startReviewSweep } from "./reviews/count";

/** Starts what works behind the pages: the mail outbox, the sweeps of orders and departures, the questions to the wallets, the watch over cached pages. */
export function startBackgroundWork(): void {
	env();
	endWithParent();
	void migrateAtStart();
	watchFreshness();
	startOutbox();
	startOrderSweep();
	startLeaverSweep();
	startReconciler();
	startReviewSweep();
	startMessageSweep();
}

// The start script holds a channel to this process; when it is killed, this process must not stay behind.
function endWithParent(): void {
	if (process.send) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
