import "server-only";
import { Types } from "mongoose";
import { inBag, worthOf } from "@/lib/money/bag";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { toOrder } from "@/lib/orders/server/to-order";
import { commit, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { readPictureForm } from "@/lib/server/http/read";
import { preparePicture } from "@/lib/server/images/store";
import { announceOrder } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import { formatWeight, unitsOf } from "@/lib/text/sold-by";
import { Order, type OrderDoc } from "@/models/order";
import type { ReplacementDoc } from "@/models/order-parts";
import { ItemReport, type ItemReportDoc } from "@/models/reports";
import {
	MAX_REPORT_PICTURES,
	NOT_DELIVERED,
	NOT_IN_ORDER,
	REPORTED_ALREADY,
	type Report,
	reportableUntil,
	TOO_LATE_TO_REPORT,
} from "../rules";
import { type ReportInput, reportSchema } from "../schema";
import { reportNotice } from "./decide";
import { toReport } from "./read";

/** A report and its pictures from a multipart request. Throws ShopError `too-large`, `wrong-type` or `invalid`. */
export async function readReportForm(request: Request): Promise<{ report: ReportInput; pictures: Buffer[] }> {
	const { fields, files } = await readPictureForm(request, {
		field: "report",
		schema: reportSchema,
		files: "pictures",
		most: MAX_REPORT_PICTURES,
		words: {
			noForm: "Please send the report as a form",
			noJson: "The report is not valid JSON",
			tooMany: `A report can have at most ${MAX_REPORT_PICTURES} pictures`,
		},
	});
	return { report: fields, pictures: files };
}

/** A product as it stands in an order: ordered, or in place of what was missing. */
type InOrder = Pick<ReplacementDoc, "product" | "name" | "imageUrl" | "unitPrice" | "stepGrams">;

/** What is meant of the bag, how much of it at most lay there, and what was paid for so many pieces of it in rupees. Throws where the order was not delivered, or too long ago, or does not hold so much of it. */
function meantOf(
	order: OrderDoc,
	{ product, quantity }: ReportInput,
): { meant: InOrder; units: number; worth: number } {
	const until = reportableUntil(toOrder(order));
	if (until === null) throw new ShopError("conflict", NOT_DELIVERED);
	if (clock.shopNow().getTime() > until) throw new ShopError("conflict", TOO_LATE_TO_REPORT);
	const found = inBag<InOrder>(order.lines, (one) => String(one.product)).get(product);
	if (!found) throw invalid("product", NOT_IN_ORDER);
	const { name, stepGrams } = found.product;
	const held = stepGrams ? formatWeight(found.units) : found.quantity;
	if (quantity > found.quantity) throw invalid("quantity", `Your bag held ${held} of ${name}`);
	const units = Math.min(found.units, unitsOf({ quantity, stepGrams }));
	return { meant: found.product, units, worth: worthOf(quantity, found, order) };
}

async function prepare(files: readonly Buffer[]): Promise<ItemReportDoc["pictures"]> {
	const pictures: ItemReportDoc["pictures"] = [];
	// One after the other: each is unpacked in memory.
	for (const file of files) {
		const { webp } = await preparePicture(file, "pictures");
		pictures.push({ _id: new Types.ObjectId(), webp });
	}
	return pictures;
}

async function mustBeNew(order: Types.ObjectId, product: Types.ObjectId): Promise<void> {
	if (await ItemReport.exists({ order, product })) throw new ShopError("conflict", REPORTED_ALREADY);
}

/** Keeps the report, and tells the seller, in one commit. */
async function insert(report: ItemReportDoc, order: OrderDoc, also: readonly Write[]): Promise<void> {
	try {
		await commit([insertion(ItemReport, report), reportNotice(report, order), ...also]);
	} catch (error) {
		if (isDuplicate(error)) throw new ShopError("conflict", REPORTED_ALREADY);
		throw error;
	}
	announceOrder(order);
}

async function ownOrder(userId: string, orderId: string): Promise<OrderDoc> {
	const order = await Order.findOne({ _id: orderId, user: userId }).lean<OrderDoc>();
	if (!order) throw notFound(ORDER_NOT_FOUND);
	return order;
}

/** Throws ShopError `not-found` for who has no such order, before 15 MB of pictures are read. */
export async function mayReport(userId: string, orderId: string): Promise<void> {
	await ownOrder(userId, orderId);
}

/**
 * Takes a customer's report of a line of an own order, within 24 hours of its delivery; once a line. Report and pictures
 * are one write; the seller's notification follows. Errors: 404 not their order, 409 not delivered, too late or reported
 * already, 400 not in the order, more than was ordered, or a file that is no picture.
 */
export async function fileReport(
	userId: string,
	orderId: string,
	input: { report: ReportInput; pictures: Buffer[] },
	keep: (report: Report) => Write[] = () => [],
): Promise<Report> {
	const order = await ownOrder(userId, orderId);
	const { meant, units, worth } = meantOf(order, input.report);
	const { product, name, imageUrl, unitPrice, stepGrams } = meant;
	await mustBeNew(order._id, product);
	const { problem, quantity, note } = input.report;
	const report: ItemReportDoc = {
		_id: new Types.ObjectId(),
		order: order._id,
		user: order.user,
		...{ product, name, imageUrl, unitPrice, worth, problem, quantity, note },
		...(stepGrams ? { stepGrams, grams: units } : {}),
		pictures: await prepare(input.pictures),
		at: clock.shopNow(),
	};
	await insert(report, order, keep(toReport(report)));
	return toReport(report);
}
