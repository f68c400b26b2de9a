import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
	// The shop's text sizes carry no line height, so a size does not take back the leading before it.
	override: { conflictingClassGroups: { "font-size": [] } },
	extend: {
		theme: {
			text: ["poster", "title"],
			font: ["display", "urdu"],
			"font-weight": ["strong", "heavy"],
			leading: ["poster", "close", "body"],
			tracking: ["display", "heading"],
			shadow: ["bar"],
			spacing: ["gutter", "shelf", "section", "tap", "bottom-nav"],
			container: ["page"],
			animate: ["pop", "bump", "shimmer"],
		},
		classGroups: { z: [{ z: ["header", "bar", "dialog", "toast", "skip"] }] },
	},
});

/** Joins class names; of two that say the same thing the later one wins. */
export function cn(...classes: ClassValue[]): string {
	return merge(clsx(classes));
}
