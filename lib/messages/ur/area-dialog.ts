import type { areaDialog as english } from "../en/area-dialog";
import type { Translation } from "../translation";

export const areaDialog: Translation<typeof english> = {
	title: "کہاں پہنچائیں؟",
	description: (city) => `ہم ${city} کے ان علاقوں میں آتے ہیں۔`,
};
