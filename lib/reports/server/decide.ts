import "server-only";
import { moneyOf, ofKind } from "@/lib/money/rules";
import { followLedgerNow } from "@/lib/money/server/follow-ledger";
import { projected, refundId } from "@/lib/money/server/projections";
import { noAccountFor, withGrant, withSettled } from "@/lib/money/server/refund-actions";
import { changeOrder } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { urduWordsOf } from "@/lib/products/rules/product";
import { audited } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { repeat } from "@/lib/server/jobs/repeat";
import { announceOrder } from "@/lib/server/live/signals";
import { log } from "@/lib/server/log/log";
import { queueMails } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import { Notification } from "@/models/notifications";
import { Order, type OrderDoc } from "@/models/order";
import { ItemReport, type ItemReportDoc } from "@/models/reports";
import { DECIDED_ALREADY, type Decision, PROBLEM_TEXTS, REPORT_NOT_FOUND, type SellerReport } from "../rules";
import type { DecisionInput } from "../schema";
import { toReport, toSellerReport, WITHOUT_BYTES } from "./read";
import { reportDecidedMail } from "./report-decided-mail";

const SWEEP_MS = 5_000;

/** Tells the seller, once for each report however often it runs. */
async function notifySeller(report: ItemReportDoc, order: OrderDoc): Promise<void> {
	const pieces = `${report.quantity} of ${report.name}`;
	const what = `${PROBLEM_TEXTS[report.problem]}: ${pieces}.${report.note ? ` ${report.note}` : ""}`;
	await retryOnDuplicate(() =>
		Notification.updateOne(
			{ _id: report._id },
			{
				$setOnInsert: {
					type: "bad_item",
					title: `${order.customer.name} reports something of order ${orderNumber(String(order._id))}`,
					message: what,
					customerInfo: { name: order.customer.name },
					createdAt: report.at,
				},
			},
			{ upsert: true },
		),
	);
}

/**
 * What goes back is a grant in the order's ledger, which its cause makes once; as credit it is settled at once. `isAtMost`
 * gives what is left where that is less.
 */
export async function giveBack(report: ItemReportDoc, isAtMost = false): Promise<number> {
	const { _id, order: orderId, decision, name, decidedBy } = report;
	const cause = `report:${_id}`;
	const { order } = await changeOrder({ _id: String(orderId) }, (found) => {
		if (ofKind(found.ledger, "granted").some((entry) => entry.cause === cause)) return found;
		const amount = Math.min(
			report.amount ?? 0,
			isAtMost ? moneyOf(found).refundable : Number.POSITIVE_INFINITY,
		);
		if (amount <= 0) return found;
		const granted = withGrant(found, { amount, cause, reason: "bad_item", note: name, by: "shop" });
		if (decision !== "credit") return granted;
		const due = projected(granted, clock.shopNow(), found);
		return withSettled(due, String(refundId(found._id, cause, 0)), { method: "credit", by: decidedBy });
	});
	await followLedgerNow(order);
	return ofKind(order.ledger, "granted").find((entry) => entry.cause === cause)?.amount ?? 0;
}

/** The report as it was decided, with what really went back: less than was said where others were faster and this was cut off. */
async function withWhatWentBack(report: ItemReportDoc): Promise<ItemReportDoc> {
	if (report.decision !== "refund" && report.decision !== "credit") return report;
	const amount = await giveBack(report, true);
	if (amount !== report.amount) await ItemReport.updateOne({ _id: report._id }, { $set: { amount } });
	return { ...report, amount };
}

async function tellCustomer(report: ItemReportDoc, order: OrderDoc): Promise<void> {
	const { email } = order.customer;
	// Whoever has left the shop has no address any more.
	if (!email) return;
	const line = order.lines.find(({ product }) => product.equals(report.product));
	const reported = { ...toReport(report), ...urduWordsOf(line ?? {}) };
	const { language, address } = order;
	await queueMails(reportDecidedMail(reported, { firstName: address.firstName, email, language }));
}

/** Does what follows from a report: the seller's notification; once decided, money and word to the customer. Safe to repeat. */
async function followReport(report: ItemReportDoc): Promise<void> {
	const order = await Order.findById(report.order).orFail().lean<OrderDoc>();
	await notifySeller(report, order);
	if (report.decision) {
		await tellCustomer(await withWhatWentBack(report), order);
	}
	announceOrder(order);
	// One that was decided meanwhile has new consequences: it stays open for the sweep.
	await ItemReport.updateOne(
		{ _id: report._id, decision: report.decision ?? { $exists: false } },
		{ $set: { hasOpenConsequences: false } },
	);
}

/** Follows up within the request; the report stands whatever happens here, and the sweep repeats what failed. */
export async function followReportNow(report: ItemReportDoc): Promise<void> {
	try {
		await followReport(report);
	} catch (error) {
		log.error({ err: error, report: String(report._id) }, "a report's consequences will be repeated");
	}
}

/** Repeats the consequences of every report that still has some open. Several instances may do so at once. */
export async function sweepReports(): Promise<void> {
	await connectDatabase();
	const open = ItemReport.find({ hasOpenConsequences: true }).select(WITHOUT_BYTES).sort({ at: 1 });
	for await (const report of open.lean<ItemReportDoc[]>().cursor()) await followReportNow(report);
}

/** Sweeps at once and every few seconds from now on. */
export function startReportSweep(): void {
	repeat({ name: "the sweep of reports", everyMs: SWEEP_MS, work: sweepReports });
}

/** What goes back, in rupees. Throws 409 where nothing of what was paid is left. */
function amountOf(report: ItemReportDoc, order: OrderDoc, wanted: number | undefined): number {
	const { isPaid, refundable } = moneyOf(order);
	if (!isPaid || refundable <= 0)
		throw new ShopError("conflict", "Nothing that was paid for this order is left to go back");
	return wanted ?? Math.min(report.worth, refundable);
}

function mustHaveAccount(order: OrderDoc, decision: Decision): void {
	const noAccount = decision === "credit" ? noAccountFor(order) : null;
	if (noAccount) throw new ShopError("conflict", `${noAccount} Please choose refund or refuse`);
}

/** One write, which only a report takes that nobody has decided yet. */
async function write(seller: Seller, id: ItemReportDoc["_id"], decided: Partial<ItemReportDoc>) {
	const report = await ItemReport.findOneAndUpdate(
		{ _id: id, decision: { $exists: false } },
		{
			$set: {
				...decided,
				decidedAt: clock.shopNow(),
				decidedBy: seller.name,
				hasOpenConsequences: true,
			},
		},
		{ returnDocument: "after" },
	)
		.select(WITHOUT_BYTES)
		.lean<ItemReportDoc>();
	if (!report) throw new ShopError("conflict", DECIDED_ALREADY);
	return report;
}

/** What the order cannot give was not decided: the report is open again. Throws what the order said. */
async function takeBack({ _id }: ItemReportDoc, error: unknown): Promise<never> {
	const decided = { decision: 1, message: 1, amount: 1, decidedAt: 1, decidedBy: 1 } as const;
	if (error instanceof ShopError) await ItemReport.updateOne({ _id }, { $unset: decided });
	throw error;
}

/**
 * Decides a report, once: money or credit goes back as a line of the order's ledger, or nothing does; the customer is told
 * by mail and live. Errors: 404 unknown, 409 decided already, or more than is left of what was paid.
 */
export async function decideReport(
	seller: Seller,
	reportId: string,
	{ decision, amount: wanted, message }: DecisionInput,
): Promise<SellerReport> {
	await connectDatabase();
	const report = await ItemReport.findById(reportId).select(WITHOUT_BYTES).lean<ItemReportDoc>();
	if (!report) throw notFound(REPORT_NOT_FOUND);
	if (report.decision) throw new ShopError("conflict", DECIDED_ALREADY);
	const order = await Order.findById(report.order).orFail().lean<OrderDoc>();
	mustHaveAccount(order, decision);
	const amount = decision === "refuse" ? undefined : amountOf(report, order, wanted);
	const orderId = String(order._id);
	const after = amount === undefined ? decision : `${decision}, ${formatRupees(amount)}`;
	const action = {
		kind: "report-decided" as const,
		subject: `${report.name}, ${orderNumber(orderId)}`,
		subjectId: orderId,
		changes: [{ field: "Decision", before: "", after }],
	};
	const decided = await audited(seller, action, async () => {
		const said = { decision, message, ...(amount === undefined ? {} : { amount }) };
		const written = await write(seller, report._id, said);
		if (amount !== undefined) await giveBack(written).catch((error: unknown) => takeBack(written, error));
		return written;
	});
	await followReportNow(decided);
	return toSellerReport(decided, order);
}
