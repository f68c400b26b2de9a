import type { LateTexts } from "..";

export const late: LateTexts = {
	address: () => import("./address"),
	frame: () => import("./late-frame"),
	login: () => import("./late-login"),
	usuals: () => import("./late-usuals"),
};
