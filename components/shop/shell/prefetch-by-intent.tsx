"use client";

import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { watchLinkIntent } from "@/lib/client/link-intent";

/** Fetches the page that a visitor is about to open, so that it is there when they do. Draws nothing. */
export function PrefetchByIntent(): null {
	const router = useRouter();
	const pathname = usePathname();
	// The whole page: the router's own measure would stop at a page's tree.
	useEffect(
		() => watchLinkIntent(pathname, (path) => router.prefetch(path, { kind: PrefetchKind.FULL })),
		[router, pathname],
	);
	return null;
}
