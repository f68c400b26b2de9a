"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useSyncExternalStore } from "react";
import { hasWaitingToasts, onFirstToast } from "@/lib/client/toast";
import { ShopContext } from "@/lib/shop/client/shop";
import type { Shop } from "@/lib/shop/rules/shop-details";

/** Fetches what shows toasts. */
export const loadToaster = () => import("./sonner-toaster");
/** Without a network it may never have come: then nothing is said, and nothing breaks. */
const SonnerToaster = dynamic(() => loadToaster().catch(() => ({ default: () => null })), { ssr: false });

let wanted = false;

function isWanted(): boolean {
	wanted ||= hasWaitingToasts();
	return wanted;
}

/** Where toasts appear. Nothing is loaded before the first one is asked for. */
export function Toaster() {
	return useSyncExternalStore(onFirstToast, isWanted, () => false) ? <SonnerToaster /> : null;
}

/** Tells everything inside of the shop's details, so that they travel once with a page. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
	return <ShopContext value={shop}>{children}</ShopContext>;
}
