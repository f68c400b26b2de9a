"use client";

import { formatRupees } from "@/lib/domain/money";
import type { Handover } from "@/lib/money/cash";
import { messageOf } from "./api";
import { sellerCall } from "./seller";
import { toast } from "./toast";

type Count = { rider: { _id: string; name: string }; counted: number; key: string };

/** Takes a rider's cash as it was counted, and says whether that worked; with the same key it is taken once. */
export async function takeCash({ rider, counted, key }: Count): Promise<boolean> {
	try {
		const body = { rider: rider._id, counted, key };
		await sellerCall<Handover>("POST", "/api/seller/cash/handover", { body });
		toast.success(`${formatRupees(counted)} taken from ${rider.name}`);
		return true;
	} catch (error) {
		toast.error(messageOf(error, "The cash could not be taken. What you counted is still here."));
		return false;
	}
}
