import { isolated } from "@/lib/domain/isolate";
import type { arrival as english } from "../en/arrival";
import type { Translation } from "../translation";

export const arrival: Translation<typeof english> = {
	ask: "سب کچھ ٹھیک ہے؟",
	good: "سب ٹھیک ہے",
	notGood: "کوئی چیز تازہ نہیں تھی",
	rate: {
		title: "کون سی چیز کیسی تھی؟",
		hint: "سن کر خوشی ہوئی۔ جو چاہیں چھوڑ دیں۔",
		thanks: "شکریہ، اب یہ دوسرے بھی پڑھیں گے۔",
		word: (name) => `${isolated(name)} کے بارے میں آپ کی رائے`,
		placeholder: "کیسی تھی؟ پکی، میٹھی، وقت پر؟",
		send: "بھیجیں",
		failed: "رائے نہیں بھیجی جا سکی",
	},
	report: {
		title: "کیا ٹھیک نہیں تھا؟",
		item: "کون سی چیز",
		problem: "کیا ہوا",
		problems: { bad: "تازہ نہیں", missing: "نہیں ملی", wrong: "کوئی اور چیز" },
		howMany: "کتنے",
		ofThese: (count) => `${count} میں سے جو آپ کو ملے`,
		howManyOf: (name) => `${isolated(name)}: کتنے`,
		photos: "تصویریں",
		photosHint: (most) => `(چاہیں تو، زیادہ سے زیادہ ${most})`,
		takePhoto: "تصویر لیں",
		removePhoto: (place) => `تصویر ${place} ہٹائیں`,
		word: "کچھ کہنا چاہیں تو",
		private: "دکان اسی صفحے پر اور ای میل سے جواب دے گی۔ تصویریں صرف آپ اور دکان دیکھتے ہیں۔",
		send: "دکان کو بھیجیں",
		failed: "یہ نہیں بھیجا جا سکا۔ سب کچھ لکھا ہوا ہے: دوبارہ کوشش کریں۔",
	},
};
