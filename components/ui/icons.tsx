import { clsx } from "clsx";
import type { IconName } from "lucide-react/dynamic";
import type { ReactElement, SVGProps } from "react";
import sprite from "./icons.svg";

export type { IconName };

const SPRITE: string = sprite.src;

/** Those that point along the line: in Urdu the other way (app/styles/urdu.css). */
const POINTING: readonly IconName[] = [
	"arrow-left",
	"arrow-right",
	"chevron-left",
	"chevron-right",
	"log-in",
	"log-out",
	"skip-forward",
];

type IconProps = SVGProps<SVGSVGElement> & { name: IconName };

/**
 * An icon of the shop's: a little larger than its words if its classes do not say otherwise, in their colour; hidden from
 * who only hears a page, unless it is given a label. All pages share the sprite: neither a page nor its scripts bring its
 * lines. It is drawn by `npx tsx tools/icon-sprite.ts` from the names that stand in the code.
 */
export function Icon({ name, className = "icon", ...attributes }: IconProps) {
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by who uses it.
		<svg
			aria-hidden={!attributes["aria-label"] || undefined}
			{...attributes}
			className={clsx("lucide", POINTING.includes(name) && "points", className)}
		>
			<use href={`${SPRITE}#${name}`} />
		</svg>
	);
}

/** What stands before words: an icon in its usual size, or anything else. */
export type LeadingIcon = IconName | ReactElement;

/** Draws what stands before words. */
export function leading(icon: LeadingIcon | undefined) {
	return typeof icon === "string" ? <Icon name={icon} /> : icon;
}
