"use client";

import { ApiError, call, messageOf } from "@/lib/client/api";
import { shrinkPicture } from "@/lib/client/picture-file";
import { toast } from "@/lib/client/toast";
import type { ReportInput } from "./schema";

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
		const { message } = await call("POST /api/order/{id}/report", { params: { id: orderId }, body: form });
		toast.success(message);
		return null;
	} catch (error) {
		return error instanceof ApiError ? messageOf(error, fallback) : fallback;
	}
}
