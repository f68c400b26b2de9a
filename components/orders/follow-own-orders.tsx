"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useSession } from "@/lib/accounts/client/session";
import { call } from "@/lib/client/api";
import { follow, type Reason } from "@/lib/client/live/follow";

type FollowOrdersProps = {
	isAnyOpen: boolean;
	/** The last signal that the page was read with. */
	after: number;
};

/** A page that is drawn anew while the shop is out of reach would be lost. */
async function isShopThere(): Promise<boolean> {
	return call("GET", "/api/ready").then(
		() => true,
		() => false,
	);
}

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
		const look = async (reason: Reason) => {
			if (reason === "signal" || (await isShopThere())) router.refresh();
		};
		return follow({ path: "/api/order/events", after, onChange: look });
	}, [isAnyOpen, after, router]);

	return null;
}
