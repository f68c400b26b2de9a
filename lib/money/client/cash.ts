"use client";

import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { sellerCall } from "@/lib/team/client/seller";
import { formatRupees } from "@/lib/text/money";
import type { Handover } from "../cash";

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
