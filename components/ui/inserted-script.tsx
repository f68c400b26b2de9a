"use client";

import { useServerInsertedHTML } from "next/navigation";

/** One of the early scripts (lib/domain/early-scripts.mjs), in the page that the server draws: it runs before what follows is painted. */
export function InsertedScript({ script }: { script: string }): null {
	useServerInsertedHTML(() => <script>{script}</script>);
	return null;
}
