import type { Translation } from "@/lib/text/messages";
import type { reportAnswers as reportAnswersEn } from "./texts.en";

export const reportAnswers: Translation<typeof reportAnswersEn> = {
	refund: "معذرت۔ آپ کے پیسے آپ کو واپس آ رہے ہیں۔",
	credit: "معذرت۔ یہ رقم اگلے آرڈر کے لیے آپ کے بیلنس میں ڈال دی ہے۔",
	refuse: "",
};
