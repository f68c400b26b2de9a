import "server-only";
import { env } from "./env";
import { watchFreshness } from "./freshness";
import { startOutbox } from "./mail/outbox";
import { startOrderSweep } from "./orders/sweep";
import { startReconciler } from "./payments/reconciler";
import { countForgottenReviews } from "./reviews/count";

/** Starts what works behind the pages: the mail outbox, the sweep of orders, the questions to the wallets, the watch over cached pages. */
export function startBackgroundWork(): void {
	env();
	endWithParent();
	watchFreshness();
	startOutbox();
	startOrderSweep();
	startReconciler();
	void countForgottenReviews();
}

// The start script holds a channel to this process; when it is killed, this process must not stay behind.
function endWithParent(): void {
	if (process.send) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
