"use client";

import { create } from "zustand";
import { sellerCall } from "./seller";

/** How often the unread count is asked for, in milliseconds (spec 9). */
const POLL_MS = 30_000;

const useUnreadStore = create<{ count: number | null }>(() => ({ count: null }));

/** Takes over the unread count that an answer of the server carried. */
export function setUnread(count: number): void {
	useUnreadStore.setState({ count: Math.max(0, count) });
}

/** How many notifications are unread: what the page was served with, until the browser knows better. */
export function useUnread(served: number): number {
	return useUnreadStore((state) => state.count) ?? served;
}

type Look = { unreadCount: number; notifications: { _id: string }[] };

/**
 * Asks for the unread notifications every 30 seconds while the page is in view, and when it comes back into view.
 * Calls onNews when something has arrived or was read elsewhere since the last look.
 */
export function pollUnread(onNews: () => void): () => void {
	let known: string | null = null;
	async function look(): Promise<void> {
		if (document.visibilityState !== "visible") return;
		try {
			const answer = await sellerCall<Look>("GET", "/api/notifications?unreadOnly=true");
			const state = `${answer.unreadCount} ${answer.notifications[0]?._id ?? ""}`;
			const isNews = known !== null && known !== state;
			known = state;
			setUnread(answer.unreadCount);
			if (isNews) onNews();
		} catch {
			// A missed look is made up for by the next one.
		}
	}
	const timer = setInterval(look, POLL_MS);
	document.addEventListener("visibilitychange", look);
	void look();
	return () => {
		clearInterval(timer);
		document.removeEventListener("visibilitychange", look);
	};
}
