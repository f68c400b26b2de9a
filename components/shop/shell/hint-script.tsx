import { HINT_SCRIPT } from "@/lib/domain/early-scripts.mjs";

/** Marks the page of someone who is signed in before it is painted, so that cached HTML does not flash Login at them. */
export function HintScript() {
	return <script>{HINT_SCRIPT}</script>;
}
