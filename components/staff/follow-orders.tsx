"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { wakeOnTouch } from "@/lib/notifications/client/chime";
import { followNews, useUnread } from "@/lib/notifications/client/seller-unread";
import { keepInTitle } from "@/lib/notifications/client/title-count";
import { onSellerSignedOut } from "@/lib/team/client/seller";
import { countText } from "@/lib/text/money";

type FollowNewOrdersProps = {
	/** Unread notifications when the page was made. */
	unread: number;
	/** The last signal that the page was read with. */
	after: number;
};

/**
 * Keeps the area in step with the shop: news draws the page again, sounds and stands in the tab's title; a lost
 * session brings the login screen.
 */
export function FollowNewOrders({ unread, after: servedAfter }: FollowNewOrdersProps) {
	const router = useRouter();
	const count = useUnread(unread);
	// The stream goes on from where it is; only its beginning depends on the page.
	const [after] = useState(servedAfter);
	useEffect(() => {
		const steps = [
			followNews(after, () => router.refresh()),
			onSellerSignedOut(() => router.refresh()),
			wakeOnTouch(),
		];
		return () => {
			for (const undo of steps) undo();
		};
	}, [router, after]);
	useEffect(() => keepInTitle(count === 0 ? null : countText(count)), [count]);
	return null;
}
