"use client";

import { useSearchParams } from "next/navigation";
import { useLayoutEffect } from "react";
import { noticeSearch } from "@/lib/client/page-search";

/** Notices when someone else changes the query, such as the header's search box. Draws nothing. */
export function SearchWatcher(): null {
	const search = `?${useSearchParams()}`;
	useLayoutEffect(() => noticeSearch(search), [search]);
	return null;
}
