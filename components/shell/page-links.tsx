"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { beginLeaving, endLeaving } from "@/lib/client/leaving";
import { followLinks } from "@/lib/client/link-follow";
import { watchLinkIntent } from "@/lib/client/link-intent";
import { usePageSearch } from "@/lib/client/page-search";
import { WHOLE_PAGE } from "@/lib/next-private/prefetch";
import { endOpeningBut } from "@/lib/products/client/opening-product";

/**
 * Every PageLink of the shop's pages: fetches the page that a visitor is about to open, and opens it in place.
 * Draws nothing.
 */
export function PageLinks(): null {
	const router = useRouter();
	const pathname = usePathname();
	const here = pathname + usePageSearch();
	useEffect(() => watchLinkIntent(pathname, (path) => router.prefetch(path, WHOLE_PAGE)), [router, pathname]);
	useEffect(
		() =>
			followLinks((href) => {
				endOpeningBut(href);
				beginLeaving(href);
				router.push(href);
			}),
		[router],
	);
	useEffect(() => endLeaving(here), [here]);
	return null;
}
