import type { Translation } from "@/lib/text/messages";
import type { ifMissing as ifMissingEn } from "./texts.en";

export const ifMissing: Translation<typeof ifMissingEn> = {
	legend: "کوئی چیز نہ ملے تو",
	wishes: {
		replace: {
			label: "بدل دیں",
			note: "سب سے ملتی جلتی چیز رکھیں گے۔ زیادہ پیسے کبھی نہیں لگیں گے۔",
		},
		refund: { label: "پیسے واپس", note: "وہ چیز نہیں رکھیں گے، اس کے پیسے بھی نہیں لیں گے۔" },
		call: { label: "مجھ سے پوچھیں", note: "کچھ اور رکھنے سے پہلے فون کر کے پوچھیں گے۔" },
	},
};
