"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { follow } from "@/lib/client/live/follow";
import { useSession } from "@/lib/client/session";

type FollowOrdersProps = {
	isAnyOpen: boolean;
	/** The last signal that the page was read with. */
	after: number;
};

/** Keeps open orders up to date while someone looks, and leaves the page with the session. Draws nothing. */
export function FollowOrders({ isAnyOpen, after: servedAfter }: FollowOrdersProps): null {
	const router = useRouter();
	const { status } = useSession();
	// The stream goes on from where it is; only its beginning depends on the page.
	const [after] = useState(servedAfter);

	useEffect(() => {
		if (status === "guest") router.replace("/");
	}, [status, router]);

	useEffect(() => {
		if (!isAnyOpen) return;
		return follow({ path: "/api/order/events", after, onChange: () => router.refresh() });
	}, [isAnyOpen, after, router]);

	return null;
}
