"use client";

import dynamic from "next/dynamic";
import { usePageSearch } from "@/lib/client/browser-state";
import { parseFilters } from "@/lib/products/rules/browse";

const Nothing = () => null;

/** What reads lists is fetched where a search finds nothing; out of reach, nothing is offered. */
const ReadAsList = dynamic(() => import("./read-as-list").catch(() => ({ default: Nothing })), {
	ssr: false,
});

/** What is searched for, offered as a list where it reads as one. */
export function ListOffer() {
	const text = parseFilters(usePageSearch()).text.trim();
	return text ? <ReadAsList text={text} /> : null;
}
