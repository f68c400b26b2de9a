"use client";

import type { SellerReport } from "@/lib/domain/report";
import type { DecisionInput } from "@/lib/domain/report-schema";
import { ApiError, messageOf } from "./api";
import { sellerCall } from "./seller";
import { toast } from "./toast";

/** Decides a report, and says whether that worked. True when there is nothing left to decide: the page reads it again. */
export async function decideReport(report: SellerReport, input: DecisionInput): Promise<boolean> {
	try {
		await sellerCall("PUT", `/api/seller/reports/${report._id}`, { body: input });
		toast.success(`${report.customer.name} has been told`);
		return true;
	} catch (error) {
		toast.error(messageOf(error, "Failed to save the decision"));
		const isDecided = error instanceof ApiError && error.answer.message === "This report is decided already";
		return isDecided;
	}
}
