import { LATER_STYLES_SCRIPT } from "@/lib/domain/early-scripts.mjs";

/** Puts a page's style sheets in place once they have come; it is painted without them (docs/decisions/0080). */
export function LaterStylesScript() {
	return <script>{LATER_STYLES_SCRIPT}</script>;
}
