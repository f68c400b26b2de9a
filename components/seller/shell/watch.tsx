"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { onSellerSignedOut } from "@/lib/client/seller";
import { pollUnread } from "@/lib/client/seller-unread";

/** Keeps the area in step with the shop: news draws the page again, a lost session brings the login screen. */
export function SellerWatch() {
	const router = useRouter();
	useEffect(() => {
		const endPoll = pollUnread(() => router.refresh());
		const endWatch = onSellerSignedOut(() => router.refresh());
		return () => {
			endPoll();
			endWatch();
		};
	}, [router]);
	return null;
}
