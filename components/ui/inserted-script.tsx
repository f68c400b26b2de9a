"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

/** One of the early scripts (lib/early/early-scripts.mjs), in the page that the server draws: it runs before what follows is painted. */
export function InsertedScript({ script }: { script: string }): null {
	// The renderer asks for it with every part of the page that it sends off.
	const isInserted = useRef(false);
	useServerInsertedHTML(() => {
		if (isInserted.current) return null;
		isInserted.current = true;
		return <script>{script}</script>;
	});
	return null;
}
