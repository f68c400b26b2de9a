import "server-only";
import { defineCalls } from "./call";

/** Pictures in the widths that pages ask for. */
export const pictureCalls = defineCalls({
	product: {
		method: "get",
		path: "/images/{name}",
		summary: "A product picture, as it is stored (`<name>.webp`) or in a width (`<name>.384.webp`)",
		who: "anyone",
		success: { type: "image/webp" },
	},
	art: {
		method: "get",
		path: "/art/{name}",
		summary: "A drawing of the shop in the width that its name says; as it is, it is a file of `public/art`",
		who: "anyone",
		success: { type: "image/webp" },
	},
});
