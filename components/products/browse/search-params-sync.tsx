"use client";

import { useSearchParams } from "next/navigation";
import { useLayoutEffect } from "react";
import { noticeSearch } from "@/lib/client/page-search";

/** Keeps the filters in line with the address when someone else changes its query, such as the header's search box. Draws nothing. */
export function SearchParamsSync(): null {
	const search = `?${useSearchParams()}`;
	useLayoutEffect(() => noticeSearch(search), [search]);
	return null;
}
