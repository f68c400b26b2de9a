"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

type Scripts = typeof import("@/lib/early/early-scripts.mjs").EARLY_SCRIPTS;
type EarlyScriptProps = { name: keyof Scripts };

/** Read by the server alone: a static import would bring them into the browser's scripts. */
const scripts: Scripts | null =
	typeof window === "undefined" ? require("@/lib/early/early-scripts.mjs").EARLY_SCRIPTS : null;

function useInserted(name: EarlyScriptProps["name"]): void {
	// The renderer asks for it with every part of the page that it sends off.
	const isInserted = useRef(false);
	useServerInsertedHTML(() => {
		if (isInserted.current) return null;
		isInserted.current = true;
		return <script>{scripts?.[name]}</script>;
	});
}

const useEarlyScript = typeof window === "undefined" ? useInserted : () => {};

/**
 * An early script (lib/early/early-scripts.mjs) at the end of the head of the page that the server draws: it runs before
 * anything is painted. It is said by its name, so that neither the page's data nor the browser's scripts bring it again.
 */
export function EarlyScript({ name }: EarlyScriptProps): null {
	useEarlyScript(name);
	return null;
}
