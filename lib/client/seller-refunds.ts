"use client";

import { formatRupees } from "@/lib/domain/money";
import type { Refund } from "@/lib/money/refund";
import type { SettleRefund } from "@/lib/money/refund-schema";
import { ApiError, messageOf } from "./api";
import { sellerCall } from "./seller";
import { toast } from "./toast";

/**
 * Records that a refund's money went back, and says whether that worked. Answers true when there is nothing left to
 * do, so that the page reads its refunds again.
 */
export async function settleRefund(refund: Refund, input: SettleRefund): Promise<boolean> {
	try {
		await sellerCall("PUT", `/api/seller/refunds/${refund._id}/settle`, { body: input });
		toast.success(`${formatRupees(refund.amount)} went back to ${refund.customer.name}`);
		return true;
	} catch (error) {
		toast.error(messageOf(error, "Failed to settle the refund"));
		return error instanceof ApiError && error.status === 409;
	}
}
