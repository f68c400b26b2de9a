/** The texts of parts of a page that are loaded late, by the part. A page knows the way to those of its own language alone. */
export const late = {
	address: () => import("./address"),
	frame: () => import("./late-frame"),
	login: () => import("./late-login"),
	usuals: () => import("./late-usuals"),
};
