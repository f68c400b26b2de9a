import type { ComponentProps } from "react";
import { pictureSet, pictureUrl } from "@/lib/products/rules/picture";

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> & {
	src: string;
	/** Words for those who cannot see it; empty where it only adorns. */
	alt: string;
	/** Its shape, so that it has its place before it has come. Without `pixels` also how wide it is shown. */
	width: number;
	height: number;
	/** The narrowest and the widest it is shown, in pixels of the screen; goes with `sizes`. */
	pixels?: readonly [least: number, most: number];
};

/**
 * A picture in the widths that screens need, as WebP. Put off until it is near the screen unless `loading` says
 * otherwise. Plain HTML: nothing of it runs in the browser.
 */
export function Picture({ src, alt, width, pixels, ...rest }: PictureProps) {
	const set = pixels
		? pictureSet(src, ...pixels)
		: `${pictureUrl(src, width)} 1x, ${pictureUrl(src, 2 * width)} 2x`;
	return (
		<img
			alt={alt}
			loading="lazy"
			decoding="async"
			width={width}
			{...rest}
			srcSet={set}
			src={pictureUrl(src, pixels?.[1] ?? width)}
		/>
	);
}

/** A picture just as it is, such as one that has not left this device yet. */
export function PlainPicture({ alt, ...rest }: ComponentProps<"img"> & { src: string; alt: string }) {
	return <img alt={alt} decoding="async" {...rest} />;
}

/** The stall's awning: green over the hero, tomato over the deals, small in the login. Nowhere else. */
export function Awning({ tone = "leaf", size = "md" }: { tone?: "leaf" | "tomato"; size?: "sm" | "md" }) {
	return <div className="awning" data-tone={tone} data-size={size} aria-hidden />;
}
