const DELIVERY = "https://res.cloudinary.com";

/**
 * Where pictures may come from besides the shop itself: the one list for the policy that browsers are given and for
 * the resizing of pictures. Empty while pictures are kept in the database.
 * @param {string | undefined} cloudinaryUrl the setting CLOUDINARY_URL
 * @returns {string[]}
 */
export function pictureOrigins(cloudinaryUrl) {
	return cloudinaryUrl ? [DELIVERY] : [];
}

/**
 * The addresses of the shop's own pictures at Cloudinary, as a pattern; those of other accounts are not resized.
 * @param {string | undefined} cloudinaryUrl the setting CLOUDINARY_URL
 * @returns {URL[]}
 */
export function picturePatterns(cloudinaryUrl) {
	if (!cloudinaryUrl) return [];
	const cloud = new URL(cloudinaryUrl).hostname;
	return [new URL(`${DELIVERY}/${cloud}/image/upload/**`)];
}
