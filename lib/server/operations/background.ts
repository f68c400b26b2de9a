import "server-only";
import { startCouponSweep } from "@/lib/coupons/server/uses";
import { startSlotSweep } from "@/lib/delivery/server/slot-holds";
import { startBackInStockSweep } from "@/lib/favourites/server/tell-back-in-stock";
import { startCreditSweep } from "@/lib/money/server/credit-holds";
import { startPushAudience } from "@/lib/notifications/server/known-devices";
import { startPushes } from "@/lib/notifications/server/send-push";
import { startShelfSweep } from "@/lib/orders/server/shelf";
import { startOrderSweep } from "@/lib/orders/server/sweep";
import { startReconciler } from "@/lib/payments/server/reconciler";
import { startLeaverSweep } from "@/lib/privacy/server/leave";
import { startReportSweep } from "@/lib/reports/server/side-effects";
import { startReviewSweep } from "@/lib/reviews/server/count";
import { startMessageSweep } from "@/lib/shop/server/contact-messages";
import { startStockLedger } from "@/lib/stock/server/ledger";
import { startBaskets } from "@/lib/weekly/server/make";
import { startOutbox } from "../mail/outbox";
import { env } from "../platform/env";
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
