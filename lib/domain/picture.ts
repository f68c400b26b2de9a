/** At most this many pictures a product. */
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
