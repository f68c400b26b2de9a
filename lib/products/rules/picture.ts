export const MAX_PICTURES = 5;

const PHOTO = "-photo";

/** How a picture's address says that it is a photograph, which fills its frame; others stand on the tile. */
export function pictureName(base: string, isPhoto: boolean): string {
	return isPhoto ? `${base}${PHOTO}` : base;
}

/** True for a picture whose ground cannot be seen through: it fills its frame (design, Card). */
export function isPhoto(imageUrl: string): boolean {
	return new RegExp(`${PHOTO}(\\.\\w+)?$`).test(imageUrl);
}

/** Widths in pixels that pictures are made in; no other is ever made. */
export const PICTURE_WIDTHS = [64, 96, 128, 192, 256, 320, 384, 512, 640, 828, 1080, 1280] as const;
export const PICTURE_QUALITY = 75;

/** Longest side of a stored picture, in pixels. */
export const MAX_PICTURE_SIDE = 1280;
/** A card shows so many pixels a side on a sharp screen. */
export const SHARP_SIDE = 400;

/**
 * Whether a card shows a picture of so many pixels blurred, as it is stored: a photograph fills a square by its shorter
 * side, and what may be a cut-out stands in it by its longer one.
 */
export function looksBlurred(
	{ width, height }: { width: number; height: number },
	isPhoto: boolean,
): boolean {
	const stored = Math.min(1, MAX_PICTURE_SIDE / Math.max(width, height));
	const shown = isPhoto ? Math.min(width, height) : Math.max(width, height);
	return shown * stored < SHARP_SIDE;
}

/** A picture that the shop keeps itself, and one at Cloudinary, which makes the widths there. */
const OWN = /^(\/(?:images|art)\/[\w-]+)\.webp$/;
const AT_CLOUDINARY = /^(https:\/\/res\.cloudinary\.com\/[^/]+\/image\/upload)(\/v\d+\/.+)$/;

/**
 * The address of a picture in one of the widths that are made, at least as wide as asked for where there is one. A
 * picture that is neither ours nor at Cloudinary has one width only.
 */
export function pictureUrl(imageUrl: string, pixels: number): string {
	const width = PICTURE_WIDTHS.find((known) => known >= pixels) ?? PICTURE_WIDTHS.at(-1);
	return imageUrl
		.replace(OWN, `$1.${width}.webp`)
		.replace(AT_CLOUDINARY, `$1/c_limit,q_${PICTURE_QUALITY},w_${width}$2`);
}

/** The name and the width of a file such as `one-lens.96.webp`; null for a file of any other kind. */
export function widthInName(file: string): { name: string; width: number } | null {
	const [, name, digits] = /^([\w-]+)\.(\d+)\.webp$/.exec(file) ?? [];
	const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
	return name && width ? { name, width } : null;
}

/** The picture in every width from `least` to `most` pixels, for a `srcset`. */
export function pictureSet(imageUrl: string, least: number, most: number): string {
	const widths = PICTURE_WIDTHS.filter((width) => width >= least && width <= most);
	return widths.map((width) => `${pictureUrl(imageUrl, width)} ${width}w`).join(", ");
}
