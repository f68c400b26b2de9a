"use client";

import { useServerInsertedHTML } from "next/navigation";
import { NARROWED_SCRIPT } from "@/lib/domain/early-scripts.mjs";

/** Holds the unfiltered products of the cached page back from someone whose address asks for a part of it. */
export function NarrowedScript(): null {
	useServerInsertedHTML(() => <script>{NARROWED_SCRIPT}</script>);
	return null;
}
