"use client";

import { create } from "zustand";
import { follow, type Reason } from "@/lib/client/live/follow";
import { announceOrder } from "@/lib/orders/client/new-orders";
import { sellerCall } from "@/lib/team/client/seller";
import type { SellerNotification } from "../schema";
import { soundNewOrder } from "./seller-sound";

const useUnreadStore = create<{ count: number | null }>(() => ({ count: null }));

/** Takes over the unread count that an answer of the server carried. */
export function setUnread(count: number): void {
	useUnreadStore.setState({ count: Math.max(0, count) });
}

/** How many notifications are unread: what the page was served with, until the browser knows better. */
export function useUnread(served: number): number {
	return useUnreadStore((state) => state.count) ?? served;
}

type Latest = Pick<SellerNotification, "_id" | "type" | "createdAt" | "orderId">;
/** So many orders that come at once are each put before the seller. */
const AT_ONCE = 10;
type Look = { unreadCount: number; notifications: Latest[] };

/**
 * Hears of orders and notifications as they come, and asks every 30 seconds while it hears nothing (spec 9). Keeps the
 * unread count, lets new orders sound, in a hidden tab too, and shows them; calls onNews when what the page shows may have changed,
 * as soon as the page is in view. `after` is the last signal that the page was read with.
 */
export function followNews(after: number, onNews: () => void): () => void {
	let known: string | null = null;
	let newest = "";
	let isStale = false;

	function announce(notifications: readonly Latest[]): void {
		const come = notifications.filter(({ type, createdAt }) => type === "new_order" && createdAt > newest);
		newest = notifications[0]?.createdAt ?? newest;
		if (known === null) return;
		if (come[0]) soundNewOrder(come[0]._id);
		for (const { orderId } of come.toReversed()) {
			if (orderId) void announceOrder(orderId).catch(() => undefined);
		}
	}

	function tellOnceInView(): void {
		if (!isStale || document.visibilityState !== "visible") return;
		isStale = false;
		onNews();
	}

	async function look(reason: Reason): Promise<void> {
		try {
			const answer = await sellerCall<Look>("GET", `/api/notifications?unreadOnly=true&limit=${AT_ONCE}`);
			const latest = answer.notifications[0];
			const state = `${answer.unreadCount} ${latest?._id ?? ""}`;
			setUnread(answer.unreadCount);
			announce(answer.notifications);
			isStale ||= reason === "signal" || (known !== null && known !== state);
			known = state;
			tellOnceInView();
		} catch {
			// A missed look is made up for by the next one.
		}
	}

	document.addEventListener("visibilitychange", tellOnceInView);
	const stop = follow({ path: "/api/notifications/events", after, onChange: look, inBackground: true });
	void look("clock");
	return () => {
		stop();
		document.removeEventListener("visibilitychange", tellOnceInView);
	};
}
