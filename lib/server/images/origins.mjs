const DELIVERY = "https://res.cloudinary.com";

/**
 * Where pictures may come from besides the shop itself, for the policy that browsers are given. Empty while pictures
 * are stored in the database.
 * @param {string | undefined} cloudinaryUrl the setting CLOUDINARY_URL
 * @returns {string[]}
 */
export function pictureOrigins(cloudinaryUrl) {
	return cloudinaryUrl ? [DELIVERY] : [];
}
