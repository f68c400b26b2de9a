"use client";

import type { Report } from "@/lib/domain/report";
import type { ReportInput } from "@/lib/domain/report-schema";
import { ApiError, call, messageOf } from "./api";
import { shrinkPicture } from "./shrink-picture";
import { toast } from "./toast";

/** Sends what is not right with an order; null when it was taken, else what went wrong in a sentence, `fallback` where the shop says nothing. */
export async function sendReport(
	orderId: string,
	report: ReportInput,
	photos: readonly File[],
	fallback: string,
): Promise<string | null> {
	const form = new FormData();
	form.set("report", JSON.stringify(report));
	for (const photo of photos) form.append("pictures", await shrinkPicture(photo), "photo.jpg");
	try {
		const { message } = await call<{ report: Report; message: string }>(
			"POST",
			`/api/order/${orderId}/report`,
			{ body: form },
		);
		toast.success(message);
		return null;
	} catch (error) {
		return error instanceof ApiError ? messageOf(error, fallback) : fallback;
	}
}
