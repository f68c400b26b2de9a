"use client";

import { call } from "@/lib/client/api";
import { shrinkPicture } from "@/lib/client/picture-file";
import { toast } from "@/lib/client/toast";
import type { ReportInput } from "./schema";

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
