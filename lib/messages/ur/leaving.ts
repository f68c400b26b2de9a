import type { leaving as english } from "../en/leaving";
import type { Translation } from "../translation";

export const leaving: Translation<typeof english> = {
	logout: "لاگ آؤٹ",
	done: "آپ لاگ آؤٹ ہو گئے",
	failed: "لاگ آؤٹ نہیں ہوا۔ دوبارہ کوشش کریں۔",
};
