import { UNREADY_MARK } from "@/lib/early/browser-keys.mjs";

let isDone = false;

/**
 * Marks the document until React has taken it over. While it waits for a part that is loaded by itself it has noted its
 * properties on elements already, and drops what is pressed: early input keeps it (docs/decisions/0080).
 */
export function beginTakingOver(): void {
	if (!isDone) document.documentElement.setAttribute(UNREADY_MARK, "");
}

/** Ends that; to be called from an effect. */
export function endTakingOver(): void {
	isDone = true;
	document.documentElement.removeAttribute(UNREADY_MARK);
}
