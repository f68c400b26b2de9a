"use client";

import { ApiError, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { sellerCall } from "@/lib/team/client/seller";
import { formatRupees } from "@/lib/text/money";
import type { Refund } from "../refund";
import type { SettleRefund } from "../refund-schema";

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
