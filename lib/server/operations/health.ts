import "server-only";
import { Gauge, Registry } from "prom-client";
import { readBackupHealth } from "@/lib/backups/server/nightly";
import { OutgoingMail } from "@/models/notifications";
import { Order } from "@/models/order";
import { Payment } from "@/models/payments";
import { connectDatabase } from "../database/connect";
import { OUTAGE_WORDS } from "../database/errors";
import { log } from "../log/log";
import { whichAreLate } from "../mail/outbox";
import { metrics } from "../observability/metrics";
import { within } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { CLOSED_WORDS, opening } from "../platform/process.mjs";

/** Whoever asks (a load balancer, the start script) asks often and does not wait; milliseconds. */
const PING_MS = 2_000;
const RETRY_SECONDS = 2;

async function pingDatabase(): Promise<void> {
	const { connection } = await connectDatabase();
	await connection.db?.admin().ping();
}

/**
 * Resolves when the shop is open (migrated, filled, refreshed), is not about to close, and the database answers; throws ShopError `unavailable`
 * when it is not, or the database has not answered within 2 seconds.
 */
export async function mustBeReady(): Promise<void> {
	if (!opening.isOpen || opening.isClosing)
		throw new ShopError("unavailable", CLOSED_WORDS, { retryAfter: RETRY_SECONDS });
	const late = new ShopError("unavailable", OUTAGE_WORDS, { retryAfter: RETRY_SECONDS });
	await within(PING_MS, pingDatabase(), late);
}

const DEADLINE_MS = 2_000;
/** Any time at all: partial indexes are used only by a question about their key. */
const EVER = { $gt: new Date(0) };

/** What stands in the database now, the same whichever instance is asked. */
async function countShop() {
	const asked = { maxTimeMS: DEADLINE_MS };
	const [waiting, lateMails, failed, payments, refunds] = await Promise.all([
		OutgoingMail.countDocuments({ state: "waiting" }, asked),
		OutgoingMail.countDocuments(whichAreLate(), asked),
		OutgoingMail.countDocuments({ state: "failed" }, asked),
		Payment.countDocuments({ isOpen: true, nextCheckAt: EVER }, asked),
		Order.countDocuments({ dueSince: EVER }, asked),
	]);
	return [
		["sabz_mails_waiting", "Mails that are still to be sent", waiting],
		["sabz_mails_late", "Mails that have waited for more than 5 minutes", lateMails],
		["sabz_mails_given_up", "Mails of the last 30 days that could not be sent", failed],
		["sabz_payments_open", "Payments that are not decided or have no order yet", payments],
		["sabz_refunds_due", "Orders whose payment must be given back by hand", refunds],
	] as const;
}

async function gaugeBackups(registers: Registry[]): Promise<void> {
	const health = await readBackupHealth();
	if (!health) return;
	const missed = "1 when a night went by without a backup";
	new Gauge({ name: "sabz_backup_missed", help: missed, registers }).set(health.isMissed ? 1 : 0);
	const at = "When the newest backup was made, in seconds since 1970; 0 before the first";
	const seconds = (health.at?.getTime() ?? 0) / 1000;
	new Gauge({ name: "sabz_backup_timestamp_seconds", help: at, registers }).set(seconds);
}

async function gaugeShop(registers: Registry[]): Promise<void> {
	for (const [name, help, value] of await countShop()) new Gauge({ name, help, registers }).set(value);
	await gaugeBackups(registers);
}

/** The shop's gauges, counted now; when the database is away, only that. */
export async function shopGauges(): Promise<Registry> {
	const registry = new Registry();
	const registers = [registry];
	const up = new Gauge({ name: "sabz_database_up", help: "1 when the database answers", registers });
	const late = new Error("the database did not answer in time");
	try {
		await within(DEADLINE_MS, gaugeShop(registers), late);
		up.set(1);
	} catch (error) {
		log.warn({ err: error }, "the shop's figures could not be counted");
		up.set(0);
	}
	return registry;
}

/** Everything that can be measured, in Prometheus' text format: what this process counted and what the shop holds. */
export async function readMetrics(): Promise<{ text: string; contentType: string }> {
	const all = Registry.merge([metrics.registry, await shopGauges()]);
	return { text: await all.metrics(), contentType: all.contentType };
}
