import { create } from "zustand";
import { follow, type Reason } from "@/lib/client/live";
import { useServedList } from "@/lib/client/served-list";
import { toast } from "@/lib/client/toast";
import { announceOrder } from "@/lib/orders/client/seller-orders";
import { sellerCall } from "@/lib/team/client";
import type { SellerNotification } from "../schema";
import { soundNewOrder } from "./seller-sound";

const PREFIX = /^\(\d+\+?\) /;

/** `(3) Orders` for 3 unread, `Orders` for none, whatever number stood there before. */
export function titleWith(title: string, count: string | null): string {
	const plain = title.replace(PREFIX, "");
	return count === null ? plain : `(${count}) ${plain}`;
}

/** Keeps a number in front of the tab's title, also over a change of page. Answers how to take it away. */
export function keepInTitle(count: string | null): () => void {
	const show = () => {
		const wanted = titleWith(document.title, count);
		if (document.title !== wanted) document.title = wanted;
	};
	const observer = new MutationObserver(show);
	observer.observe(document.head, { childList: true, subtree: true, characterData: true });
	show();
	return () => {
		observer.disconnect();
		document.title = titleWith(document.title, null);
	};
}

const useUnreadStore = create<{ count: number | null }>(() => ({ count: null }));

/** Takes over the unread count that an answer of the server carried. */
function setUnread(count: number): void {
	useUnreadStore.setState({ count: Math.max(0, count) });
}

/** How many notifications are unread: what the page was served with, until the browser knows better. */
export function useUnread(served: number): number {
	return useUnreadStore((state) => state.count) ?? served;
}

type Latest = Pick<SellerNotification, "_id" | "type" | "createdAt" | "orderId">;
/** So many orders that come at once are each put before the seller. */
const AT_ONCE = 10;

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

	async function check(reason: Reason): Promise<void> {
		try {
			const answer = await sellerCall("GET /api/notifications", {
				query: { unreadOnly: "true", limit: String(AT_ONCE) },
			});
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
	const stop = follow({ path: "/api/notifications/events", after, onChange: check, inBackground: true });
	void check("clock");
	return () => {
		stop();
		document.removeEventListener("visibilitychange", tellOnceInView);
	};
}

type List = readonly SellerNotification[];

/** The notifications on the page; every change shows at once and is taken back when the server refuses (spec 4). */
export function useNotifications(served: List) {
	const { items: notifications, change } = useServedList(served);

	async function press(
		apply: (list: List) => SellerNotification[],
		request: () => Promise<{ unreadCount: number }>,
		words: { done: string; failed: string },
	): Promise<void> {
		async function work() {
			setUnread((await request()).unreadCount);
			toast.success(words.done);
			return apply;
		}
		await change({ ids: [], apply }, work, words.failed);
	}

	return {
		notifications,
		read: ({ _id }: SellerNotification) =>
			press(
				(list) => list.map((item) => (item._id === _id ? { ...item, isRead: true } : item)),
				() => sellerCall("PUT /api/notifications/{id}/read", { params: { id: _id } }),
				{ done: "Notification marked as read", failed: "Failed to update notification" },
			),
		readAll: () =>
			press(
				(list) => list.map((item) => ({ ...item, isRead: true })),
				() => sellerCall("PUT /api/notifications/read-all"),
				{ done: "All notifications marked as read", failed: "Failed to update notifications" },
			),
		remove: ({ _id }: SellerNotification) =>
			press(
				(list) => list.filter((item) => item._id !== _id),
				() => sellerCall("DELETE /api/notifications/{id}", { params: { id: _id } }),
				{ done: "Notification deleted", failed: "Failed to delete notification" },
			),
	};
}
