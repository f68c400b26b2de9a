"use client";

import { clsx } from "clsx";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { THEME_KEY } from "@/lib/early/browser-keys.mjs";

function isDarkNow(): boolean {
	const chosen = document.documentElement.dataset.theme;
	if (chosen) return chosen === "dark";
	return window.matchMedia("(prefers-color-scheme: dark)").matches;
}

function switchTheme(): void {
	const next = isDarkNow() ? "light" : "dark";
	document.documentElement.dataset.theme = next;
	try {
		localStorage.setItem(THEME_KEY, next);
	} catch {
		// Storage may be switched off; the choice then lasts until the page is left.
	}
}

/** Switches between the light and the dark theme and remembers the choice. */
export function ThemeSwitch({ className }: { className?: string }) {
	const { theme: text } = useMessages("ui");
	return (
		<button
			type="button"
			onClick={switchTheme}
			className={clsx("inline-flex min-h-tap items-center gap-2.5", className)}
		>
			<Icon name="moon" className="icon dark:hidden" />
			<Icon name="sun" className="icon hidden dark:block" />
			<span className="dark:hidden">{text.dark}</span>
			<span className="hidden dark:inline">{text.light}</span>
		</button>
	);
}
