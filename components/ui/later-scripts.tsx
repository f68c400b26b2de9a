import { LATER_PARTS_SCRIPT } from "@/lib/early/early-scripts.mjs";

/**
 * Puts a page's style sheets, faces and scripts in place once they have come; it is painted without them
 * (docs/decisions/0080), and what is pressed and typed meanwhile is kept.
 */
export function LaterScripts() {
	return <script>{LATER_PARTS_SCRIPT}</script>;
}
