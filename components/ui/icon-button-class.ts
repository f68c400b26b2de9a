import { clsx } from "clsx";

export type IconButtonTone = "plain" | "danger";

/** The class names of a 44 px square that holds an icon. */
export function iconButtonClass(tone: IconButtonTone = "plain"): string {
	return clsx(
		"inline-grid size-tap flex-none place-items-center rounded-md text-ink-2 transition-colors disabled:cursor-not-allowed disabled:opacity-45",
		tone === "danger" ? "hover:bg-danger-soft hover:text-danger" : "hover:bg-bg-sunk hover:text-ink",
	);
}
