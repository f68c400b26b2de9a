"use client";

import { ApiError, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { sellerCall } from "@/lib/team/client";
import { formatRupees } from "@/lib/text/money";
import type { Refund } from "../refund";
import type { SettleRefund } from "../schema";

type Count = { rider: { _id: string; name: string }; counted: number; key: string };

/** Takes a rider's cash as it was counted, and says whether that worked; with the same key it is taken once. */
export async function takeCash({ rider, counted, key }: Count): Promise<boolean> {
	try {
		const body = { rider: rider._id, counted, key };
		await sellerCall("POST /api/seller/cash/handover", { body });
		toast.success(`${formatRupees(counted)} taken from ${rider.name}`);
		return true;
	} catch (error) {
		toast.error(messageOf(error, "The cash could not be taken. What you counted is still here."));
		return false;
	}
}

/**
 * Records that a refund's money went back, and says whether that worked. Answers true when there is nothing left to
 * do, so that the page reads its refunds again.
 */
export async function settleRefund(refund: Refund, input: SettleRefund): Promise<boolean> {
	try {
		await sellerCall("PUT /api/seller/refunds/{id}/settle", { params: { id: refund._id }, body: input });
		toast.success(`${formatRupees(refund.amount)} went back to ${refund.customer.name}`);
		return true;
	} catch (error) {
		toast.error(messageOf(error, "Failed to settle the refund"));
		return error instanceof ApiError && error.status === 409;
	}
}
