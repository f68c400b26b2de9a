import "server-only";
import { startCreditSweep } from "@/lib/money/server/credit-holds";
import { startBackInStockSweep } from "../back-in-stock/tell";
import { startBaskets } from "../baskets/make";
import { startMessageSweep } from "../contact/messages";
import { startCouponSweep } from "../coupons/uses";
import { startOutbox } from "../mail/outbox";
import { startShelfSweep } from "../orders/shelf";
import { startOrderSweep } from "../orders/sweep";
import { startReconciler } from "../payments/reconciler";
import { env } from "../platform/env";
import { startLeaverSweep } from "../privacy/leave";
import { startPushAudience } from "../push/known";
import { startReportSweep } from "../reports/side-effects";
import { startReviewSweep } from "../reviews/count";
import { startSlotSweep } from "../slots/holds";
import { startStockLedger } from "../stock/ledger";
import { startPushes } from "../subscriptions/send";
import { openShop } from "./open-shop";

/**
 * Opens the shop, and then starts what works behind the pages: the mail outbox, the sweeps of orders, departures,
 * reviews, messages, products that are back, held delivery times and coupons, the ledger of stock and its held pieces, the weekly baskets, the questions to the wallets. Returns at once.
 */
export function startBackgroundWork(): void {
	env();
	endWithParent();
	void openShop().then(startWork);
}

function startWork(): void {
	startOutbox();
	startOrderSweep();
	startLeaverSweep();
	startReconciler();
	startReviewSweep();
	startMessageSweep();
	startBackInStockSweep();
	startSlotSweep();
	startStockLedger();
	startShelfSweep();
	startCreditSweep();
	startCouponSweep();
	startReportSweep();
	startBaskets();
	startPushAudience();
	startPushes();
}

// The start script holds a channel to this process; when it is killed, this process must not stay behind.
function endWithParent(): void {
	if (process.send) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
