import type { broken as english } from "../en/broken";
import type { Translation } from "../translation";

export const broken: Translation<typeof english> = {
	contact: "رابطہ کریں",
	hint: "آپ کی ٹوکری محفوظ ہے۔ اگر آپ آرڈر کر رہے تھے تو دوبارہ کوشش سے پہلے میرے آرڈر دیکھ لیں۔",
};
