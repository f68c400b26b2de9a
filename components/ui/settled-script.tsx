import { SETTLED_SCRIPT } from "@/lib/domain/early-scripts.mjs";

/** Notes when the page has loaded: the Urdu face, a hundred kilobytes, then no longer takes the line from the pictures. */
export function SettledScript() {
	return <script>{SETTLED_SCRIPT}</script>;
}
