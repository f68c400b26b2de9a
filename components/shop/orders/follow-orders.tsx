"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useSession } from "@/lib/client/session";

const LOOK_EVERY_MS = 30_000;

/** Keeps open orders up to date while someone looks, and leaves the page with the session. Draws nothing. */
export function FollowOrders({ isAnyOpen }: { isAnyOpen: boolean }): null {
	const router = useRouter();
	const { status } = useSession();

	useEffect(() => {
		if (status === "guest") router.replace("/");
	}, [status, router]);

	useEffect(() => {
		if (!isAnyOpen) return;
		const look = () => {
			if (document.visibilityState === "visible") router.refresh();
		};
		const timer = setInterval(look, LOOK_EVERY_MS);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [isAnyOpen, router]);

	return null;
}
