import "server-only";
import { moneyOf } from "@/lib/money/rules";
import { noAccountFor } from "@/lib/money/server/settle-refund";
import { orderNumber } from "@/lib/orders/rules/order";
import { audited } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import { Order, type OrderDoc } from "@/models/order";
import { ItemReport, type ItemReportDoc } from "@/models/reports";
import { DECIDED_ALREADY, type Decision, REPORT_NOT_FOUND, type SellerReport } from "../rules";
import type { DecisionInput } from "../schema";
import { toSellerReport, WITHOUT_BYTES } from "./read";
import { followReportNow, giveBack } from "./side-effects";

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
