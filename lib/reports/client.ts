"use client";

import { ApiError, call, messageOf } from "@/lib/client/api";
import { shrinkPicture } from "@/lib/client/picture-file";
import { toast } from "@/lib/client/toast";
import { sellerCall } from "@/lib/team/client";
import type { SellerReport } from "./rules";
import type { DecisionInput, ReportInput } from "./schema";

/** Sends what is not right with an order. Throws ApiError. */
export async function sendReport(
	orderId: string,
	report: ReportInput,
	photos: readonly File[],
): Promise<void> {
	const form = new FormData();
	form.set("report", JSON.stringify(report));
	for (const photo of photos) form.append("pictures", await shrinkPicture(photo), "photo.jpg");
	const { message } = await call("POST /api/order/{id}/report", { params: { id: orderId }, body: form });
	toast.success(message);
}

/** Decides a report, and says whether that worked. True when there is nothing left to decide: the page reads it again. */
export async function decideReport(report: SellerReport, input: DecisionInput): Promise<boolean> {
	try {
		await sellerCall("PUT /api/seller/reports/{id}", { params: { id: report._id }, body: input });
		toast.success(`${report.customer.name} has been told`);
		return true;
	} catch (error) {
		toast.error(messageOf(error, "Failed to save the decision"));
		const isDecided = error instanceof ApiError && error.answer.message === "This report is decided already";
		return isDecided;
	}
}
