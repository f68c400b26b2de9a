import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { startAisleDays } from "@/lib/aisles/server/read";
import { startBackups } from "@/lib/backups/server/nightly";
import { startRates } from "@/lib/buying/server/rates";
import { tellOfProductsBack } from "@/lib/favourites/server/back-in-stock";
import { shapeEvents, startEvents } from "@/lib/integrations/server/events";
import { startMessages } from "@/lib/messages/server/outbox";
import { learnAudience } from "@/lib/notifications/server/push-subscriptions";
import { startPushes } from "@/lib/notifications/server/send-push";
import { holdUnconfirmedOrders } from "@/lib/orders/server/confirmation";
import { sendStepNews } from "@/lib/orders/server/order-news";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { reconcile } from "@/lib/payments/server/check";
import { sweepLeavers } from "@/lib/privacy/server/leave";
import { toProduct } from "@/lib/products/server/read-catalogue";
import { startForgetting } from "@/lib/searches/server";
import { shopDetails, startShopDays, watchShop } from "@/lib/shop/server/read";
import { startDays } from "@/lib/stock/server/read";
import { makeDueOrders } from "@/lib/weekly/server/make";
import { Product, type ProductDoc } from "@/models/products";
import { Review } from "@/models/reviews";
import { watchInvalidations } from "../cache/invalidation";
import { isOutage, whyUnusable } from "../database/errors";
import { type Job, repeat } from "../jobs/repeat";
import { log } from "../log/log";
import { startOutbox } from "../mail/outbox";
import { migrate } from "../migrations/migrate";
import { env } from "../platform/env";
import { opening } from "../platform/process.mjs";
import { sealAnew } from "./seal-anew";

const FILLING = [
	"--conditions=react-server",
	"--import",
	"tsx",
	"scripts/seed/main.ts",
	"--if-empty",
] as const;

/** Invented reviews have buyers that there never were; of others only those of customers who have left look like that. */
const PERHAPS_INVENTED = { isVerified: true, user: { $exists: false } };

const isOfTrial = async () => !env().DEMO && (await Review.exists(PERHAPS_INVENTED)) !== null;

/**
 * Puts the first goods on the shelves of a shop that has none, and takes back what a trial has invented, in a process of
 * its own: the server never needs them again. Rejects when that fails; it may be repeated.
 */
async function fillEmptyShelves(): Promise<void> {
	if ((await Product.exists({})) && !(await isOfTrial())) return;
	const filling = spawn(process.execPath, FILLING, { stdio: ["ignore", "ignore", "inherit"] });
	const [code] = await once(filling, "exit");
	if (code !== 0) throw new Error("the first goods could not be put on the shelves");
}

const TRY_AGAIN_MS = 1_000;

/** Ends the process when trying again cannot help. */
function endIfUnusable(error: unknown): void {
	const reason = whyUnusable(error);
	if (!reason) return;
	process.stderr.write(`${reason}\n`);
	process.exit(1);
}

/** Migrates and fills; tries until it has succeeded, since a database may come after the shop. */
async function prepareDatabase(): Promise<void> {
	for (let told = ""; ; await pause(TRY_AGAIN_MS)) {
		try {
			await migrate();
			await sealAnew();
			await fillEmptyShelves();
			await watchShop();
			return;
		} catch (error) {
			endIfUnusable(error);
			const words = isOutage(error)
				? "the database is out of reach; the shop opens when it answers"
				: "the database could not be prepared; trying again";
			// That nobody answers says all; anything else is for whoever mends it.
			if (words !== told) log.error(isOutage(error) ? {} : { err: error }, words);
			told = words;
		}
	}
}

/** A product as customers see it, and how many pieces there are. */
const countedProduct = (doc: ProductDoc) => ({
	...toProduct(doc, shopDetails().lowStockAt),
	stock: doc.stock ?? null,
});

/**
 * Brings the database to what this version needs, has every cached page made again, and lets visitors in. Waits for a
 * database that is out of reach; ends the process with one sentence and code 1 when it can never be used.
 */
async function openShop(): Promise<void> {
	await prepareDatabase();
	await watchInvalidations();
	await startEvents();
	opening.open();
	log.info("the shop is open");
}

/**
 * Opens the shop, and then starts what works behind the pages: the outboxes, the sweeps of orders, departures,
 * products that are back, held delivery times and coupons, the ledger of stock and its held pieces, the weekly baskets, the end of the day on the shelves, the questions to the wallets, the nightly backup. Returns at once.
 */
export function startBackgroundWork(): void {
	env();
	shapeEvents({ order: toSellerOrder, product: countedProduct });
	endWithParent();
	void openShop().then(startWork);
}

const MINUTE_MS = 60_000;

/** What is looked for at once and again and again. With a lease, longer than a round takes, one instance does it. */
const JOBS: readonly Job[] = [
	{ name: "the news of steps", everyMs: 3_000, work: sendStepNews },
	{ name: "the orders that nobody confirms", everyMs: 5_000, work: holdUnconfirmedOrders },
	{ name: "the look at open payments", everyMs: 3_000, work: reconcile },
	{ name: "the sweep of departures", everyMs: 10 * MINUTE_MS, leaseMs: MINUTE_MS, work: sweepLeavers },
	{ name: "the sweep of products that are back", everyMs: 30_000, work: tellOfProductsBack },
	{ name: "the weekly baskets", everyMs: 5_000, leaseMs: MINUTE_MS, work: makeDueOrders },
	{ name: "the look at who wants word", everyMs: 1_500, work: learnAudience },
];

function startWork(): void {
	startOutbox();
	startMessages();
	startPushes();
	for (const job of JOBS) repeat(job);
	startDays();
	startRates();
	startForgetting();
	startAisleDays();
	startShopDays();
	startBackups();
}

// The start script holds a channel to this process; when it is killed, this process must not stay behind.
function endWithParent(): void {
	if (process.send) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
