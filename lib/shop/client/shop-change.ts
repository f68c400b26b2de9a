"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { sellerCall } from "@/lib/team/client/seller";
import type { ShopDetails } from "../rules/shop-details";

/** Changes some of the shop's details. Throws ApiError, its fields named as they were sent. */
export async function changeShop(change: Record<string, unknown>): Promise<ShopDetails> {
	const { shop } = await sellerCall<{ shop: ShopDetails }>("PUT", "/api/seller/shop", { body: change });
	return shop;
}

/** One change that is made by one press, and said when it failed; the page is read again after it. */
export function useShopPress(): [
	busy: boolean,
	press: (change: Record<string, unknown>) => Promise<boolean>,
] {
	const router = useRouter();
	const [busy, setBusy] = useState(false);
	async function press(change: Record<string, unknown>): Promise<boolean> {
		setBusy(true);
		try {
			await changeShop(change);
			router.refresh();
			return true;
		} catch (error) {
			toast.error(messageOf(error, "Failed to save"));
			return false;
		} finally {
			setBusy(false);
		}
	}
	return [busy, press];
}
