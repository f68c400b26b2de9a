import "server-only";
import { orderNumber } from "@/lib/orders/rules/order";
import { belowPlace } from "@/lib/server/database/queries";
import { notFound } from "@/lib/server/platform/errors";
import { placeText } from "@/lib/text/fields";
import { gramsOf, soldOf } from "@/lib/text/sold-by";
import { Order, type OrderDoc } from "@/models/order";
import { ItemReport, type ItemReportDoc } from "@/models/reports";
import type { Report, SellerReport } from "../rules";
import type { ReportQuery } from "../schema";

/** A report without the bytes of its pictures: lists never carry them. */
export const WITHOUT_BYTES = "-pictures.webp";

type Known = Omit<ItemReportDoc, "pictures"> & { pictures: Pick<ItemReportDoc["pictures"][number], "_id">[] };
type AboutOrder = Pick<OrderDoc, "_id" | "customer" | "address" | "language">;

/** A report as its customer reads it. */
export function toReport(doc: Known): Report {
	const order = String(doc.order);
	return {
		_id: String(doc._id),
		order,
		orderNumber: orderNumber(order),
		product: String(doc.product),
		name: doc.name,
		imageUrl: doc.imageUrl,
		unitPrice: doc.unitPrice,
		worth: doc.worth,
		problem: doc.problem,
		quantity: doc.quantity,
		...soldOf(doc),
		...gramsOf(doc),
		note: doc.note,
		pictures: doc.pictures.map(({ _id }) => `/api/report-pictures/${_id}`),
		at: doc.at.toISOString(),
		decision: doc.decision ?? null,
		amount: doc.amount ?? null,
		message: doc.message ?? null,
		decidedAt: doc.decidedAt?.toISOString() ?? null,
	};
}

/** The same as the staff reads it. */
export function toSellerReport(doc: Known, order: AboutOrder | undefined): SellerReport {
	return {
		...toReport(doc),
		customer: { name: order?.customer.name ?? "", phone: order?.address.phoneNumber ?? "" },
		language: order?.language ?? "en",
		decidedBy: doc.decidedBy ?? null,
	};
}

/** Every report of the customer, newest first. */
export function ownReports(userId: string): Promise<Report[]> {
	return findOwn({ user: userId });
}

/** What the customer has reported of one order, newest first. */
export function reportsOfOrder(userId: string, orderId: string): Promise<Report[]> {
	return findOwn({ user: userId, order: orderId });
}

async function findOwn(which: { user: string; order?: string }): Promise<Report[]> {
	const docs = await ItemReport.find(which).select(WITHOUT_BYTES).sort({ at: -1, _id: -1 }).lean<Known[]>();
	return docs.map(toReport);
}

/** The reports, newest first, at most `limit` from the place that was asked for. */
export async function listReports(
	{ state, before }: ReportQuery,
	limit: number,
): Promise<{ reports: SellerReport[]; older: string | null }> {
	const docs = await ItemReport.find({
		...(state ? { decision: { $exists: state === "decided" } } : {}),
		...(before ? belowPlace("at", before) : {}),
	})
		.select(WITHOUT_BYTES)
		.sort({ at: -1, _id: -1 })
		.limit(limit + 1)
		.lean<Known[]>();
	const shown = docs.slice(0, limit);
	const orders = await Order.find({ _id: { $in: shown.map(({ order }) => order) } })
		.select("customer address language")
		.lean<AboutOrder[]>();
	const byId = new Map(orders.map((order) => [String(order._id), order]));
	const last = shown.at(-1);
	return {
		reports: shown.map((doc) => toSellerReport(doc, byId.get(String(doc.order)))),
		older: docs.length > limit && last ? placeText(last.at.toISOString(), String(last._id)) : null,
	};
}

/** How many reports wait for a decision. */
export async function countOpenReports(): Promise<number> {
	return ItemReport.countDocuments({ decision: { $exists: false } });
}

/** Who wants to see a picture: someone of the shop's team, or a customer by their id, or neither. */
type Viewer = { isStaff: boolean; customerId?: string };

/**
 * The bytes of a report's picture, for the customer who sent it and for the staff. To anyone else it is not there: throws
 * ShopError `not-found`.
 */
export async function readReportPicture({ isStaff, customerId }: Viewer, pictureId: string): Promise<Buffer> {
	if (!isStaff && customerId === undefined) throw notFound("There is no such picture");
	const report = await ItemReport.findOne({
		"pictures._id": pictureId,
		...(isStaff ? {} : { user: customerId }),
	}).select("pictures");
	const picture = report?.pictures.find(({ _id }) => String(_id) === pictureId);
	if (!picture) throw notFound("There is no such picture");
	return Buffer.from(picture.webp);
}
