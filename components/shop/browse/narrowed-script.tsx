"use client";

import { useServerInsertedHTML } from "next/navigation";

const script = `if(location.search.length>1)document.documentElement.dataset.narrowed=""`;

/** Holds the unfiltered shelf of the cached page back from someone whose address asks for a part of it. */
export function NarrowedScript(): null {
	useServerInsertedHTML(() => <script>{script}</script>);
	return null;
}
