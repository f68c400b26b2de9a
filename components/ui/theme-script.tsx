import { THEME_SCRIPT } from "@/lib/early/early-scripts.mjs";

/** Puts the theme that was chosen earlier in place before anything is painted. */
export function ThemeScript() {
	return <script>{THEME_SCRIPT}</script>;
}
