import type { riderPage as english } from "../en/rider-page";
import type { Translation } from "../translation";

export const riderPage: Translation<typeof english> = {
	title: "ڈیلیوری",
	appName: (shop) => `${shop} ڈیلیوری`,
};
