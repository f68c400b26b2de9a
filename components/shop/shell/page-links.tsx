"use client";

import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { followLinks } from "@/lib/client/link-follow";
import { watchLinkIntent } from "@/lib/client/link-intent";
import { endOpeningBut } from "@/lib/client/opening-product";

/**
 * Every PageLink of the shop's pages: fetches the page that a visitor is about to open, and opens it in place.
 * Draws nothing.
 */
export function PageLinks(): null {
	const router = useRouter();
	const pathname = usePathname();
	// The whole page: the router's own measure would stop at a page's tree.
	useEffect(
		() => watchLinkIntent(pathname, (path) => router.prefetch(path, { kind: PrefetchKind.FULL })),
		[router, pathname],
	);
	useEffect(
		() =>
			followLinks((href) => {
				endOpeningBut(href);
				router.push(href);
			}),
		[router],
	);
	return null;
}
