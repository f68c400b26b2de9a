import "server-only";
import { type Word, wordWrites } from "@/lib/messages/server/word";
import { PAID_IN_PART } from "@/lib/money/refund";
import { moneyOf } from "@/lib/money/rules";
import { projected, refundId } from "@/lib/money/server/projections";
import { noAccountFor, withGrant, withSettled } from "@/lib/money/server/refund-actions";
import { changeOrder } from "@/lib/money/server/save-order";
import { noticeWrite } from "@/lib/notifications/server/notifications";
import { orderNumber } from "@/lib/orders/rules/order";
import { productName, type UrduWords, urduWordsOf } from "@/lib/products/rules/product";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { change, commit, type Write } from "@/lib/server/database/commit";
import { announceOrder } from "@/lib/server/live/signals";
import { compose, type Writer, writerIn } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import { formatWeight, unitsOf } from "@/lib/text/sold-by";
import { Order, type OrderDoc } from "@/models/order";
import { ItemReport, type ItemReportDoc } from "@/models/reports";
import {
	DECIDED_ALREADY,
	type Decision,
	PROBLEM_TEXTS,
	REPORT_NOT_FOUND,
	type Report,
	type SellerReport,
} from "../rules";
import type { DecisionInput } from "../schema";
import { toReport, toSellerReport, WITHOUT_BYTES } from "./read";

type Reporter = Omit<Addressee, "name"> & { firstName: string };

/** What becomes of the money, in a sentence. */
function outcomeText({ decision, amount: sum }: Report, { texts, rupees, reach }: Writer): string {
	const { report } = texts.mailMoney;
	const amount = rupees(sum ?? 0);
	if (decision === "refund") return report.refund({ amount });
	if (decision === "credit") return report.credit({ amount });
	return report.refuse({ reach });
}

/** Tells a customer what the shop has decided about something they reported. */
export function reportDecidedMail(
	report: Report & UrduWords,
	{ firstName, email, language }: Reporter,
): Mail {
	const writer = writerIn(language);
	const { texts, say, shop, myOrders } = writer;
	const said = texts.mailMoney.report;
	const outcome = outcomeText(report, writer);
	const number = say(report.orderNumber);
	const product = say(productName(report, writer.language));
	return {
		key: `report-decided:${report._id}`,
		to: email ?? "",
		...compose(writer, {
			subject: said.subject({ shop, number, product }),
			heading: said.heading({ product }),
			preview: outcome,
			blocks: [
				said.text({ name: say(firstName), number, product }),
				say(report.message ?? ""),
				outcome,
				myOrders,
			],
		}),
	};
}

/** The same for a phone. */
function reportDecidedWord(report: Report & UrduWords, language: Reporter["language"]): Word {
	const writer = writerIn(language);
	const { say, shop } = writer;
	const product = say(productName(report, writer.language));
	const outcome = outcomeText(report, writer);
	return {
		key: `report-decided:${report._id}`,
		template: "report",
		values: [shop, say(report.orderNumber), product, outcome, say(report.message ?? "")],
	};
}

/** The notification by which the seller hears of a report. */
export function reportNotice(report: ItemReportDoc, order: OrderDoc): Write {
	const pieces = `${report.stepGrams ? formatWeight(unitsOf(report)) : report.quantity} of ${report.name}`;
	const what = `${PROBLEM_TEXTS[report.problem]}: ${pieces}.${report.note ? ` ${report.note}` : ""}`;
	return noticeWrite({
		_id: report._id,
		type: "bad_item",
		title: `${order.customer.name} reports something of order ${orderNumber(String(order._id))}`,
		message: what,
		customerInfo: { name: order.customer.name },
		createdAt: report.at,
	});
}

/**
 * What goes back is a grant in the order's ledger, which its cause makes once; as credit it is settled at once. Throws
 * ShopError `conflict` where somebody else has decided so meanwhile.
 */
function withGiven(found: OrderDoc, { _id, decision, amount = 0, name, decidedBy }: ItemReportDoc): OrderDoc {
	const cause = `report:${_id}`;
	const who = { by: "shop" as const, ...(decidedBy && { byName: decidedBy }) };
	const granted = withGrant(found, { amount, cause, reason: "bad_item", note: name, ...who });
	if (granted === found) throw new ShopError("conflict", DECIDED_ALREADY);
	if (decision !== "credit") return granted;
	const due = projected(granted, clock.shopNow(), found);
	return withSettled(due, String(refundId(found._id, cause, 0)), { method: "credit", by: decidedBy });
}

/** What tells the customer of the decision; whoever has left the shop has no address any more. */
async function decisionWrites(report: ItemReportDoc, order: OrderDoc): Promise<Write[]> {
	const { email } = order.customer;
	const goods = [...order.lines, ...order.lines.flatMap(({ packed }) => packed?.replacement ?? [])];
	const line = goods.find(({ product }) => product.equals(report.product));
	const reported = { ...toReport(report), ...urduWordsOf(line ?? {}) };
	const { language, address } = order;
	const mail = reportDecidedMail(reported, { firstName: address.firstName, email, language });
	return wordWrites(order, mail, reportDecidedWord(reported, language));
}

/** What goes back, in rupees. Throws 409 where nothing of what was paid is left, or it cost nothing and no amount is said. */
function amountOf(report: ItemReportDoc, order: OrderDoc, wanted: number | undefined): number {
	const { isPaid, refundable } = moneyOf(order);
	if (refundable <= 0)
		throw new ShopError("conflict", "Nothing that was paid for this order is left to go back");
	if (!isPaid) throw new ShopError("conflict", PAID_IN_PART);
	const amount = wanted ?? Math.min(report.worth, refundable);
	if (amount === 0) throw new ShopError("conflict", "This cost nothing. Please enter an amount, or refuse");
	return amount;
}

function mustHaveAccount(order: OrderDoc, decision: Decision): void {
	const noAccount = decision === "credit" ? noAccountFor(order) : null;
	if (noAccount) throw new ShopError("conflict", `${noAccount} Please choose refund or refuse`);
}

/** The report with what was decided, if nobody else has. */
function decisionWrite({ _id }: ItemReportDoc, decided: Partial<ItemReportDoc>): Write {
	const isOpen = { _id, decision: { $exists: false } };
	return change(ItemReport, isOpen, { $set: decided }, () => new ShopError("conflict", DECIDED_ALREADY));
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
	const said = { decision, message, ...(amount === undefined ? {} : { amount }) };
	const fresh = { ...said, decidedAt: clock.shopNow(), decidedBy: seller.name };
	const decided = { ...report, ...fresh };
	const writes = [
		decisionWrite(report, fresh),
		...(await decisionWrites(decided, order)),
		recordWrite(seller, action),
	];
	await recordingRefusals(seller, action, async () => {
		if (amount === undefined) await commit(writes);
		else
			await changeOrder(
				{ _id: orderId },
				(found) => withGiven(found, decided),
				() => writes,
			);
	});
	announceOrder(order);
	return toSellerReport(decided, order);
}
