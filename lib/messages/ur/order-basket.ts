import { isolated } from "@/lib/domain/isolate";
import type { Problem } from "@/lib/domain/report";
import type { orderBasket as english } from "../en/order-basket";
import type { Translation } from "../translation";

const PROBLEMS: Readonly<Record<Problem, string>> = {
	bad: "خراب چیز",
	missing: "نہیں ملی",
	wrong: "کوئی اور چیز آئی",
};

export const orderBasket: Translation<typeof english> = {
	title: "سامان",
	asPacked: "پیک ہونے پر",
	again: "ہفتہ وار ٹوکری",
	makeWeekly: "ہر ہفتے منگوائیں",
	help: "مدد لیں",
	whatsapp: (number) => `السلام علیکم، یہ میرے آرڈر ${isolated(number)} کے بارے میں ہے۔`,
	payment: {
		credit: "آپ کے بیلنس سے ادا ہوا",
		refundDue: (type) => `${type} سے ادا ہوا، پیسے واپس ہوں گے`,
		refunded: (type) => `${type} سے ادا ہوا، پیسے واپس ہو گئے`,
		nothing: (state) => `${state}، کچھ ادا نہیں کرنا`,
		paid: (type) => `${type} سے ادا ہوا`,
		inCash: "نقد ادا ہوا",
		atTheDoor: "دروازے پر نقد دینا ہے",
	},
	to: { before: "۔ ", address: "، ", phone: "، فون ", end: "۔" },
	money: {
		creditIsBack: "آپ کا بیلنس واپس آ گیا۔",
		inAccount: (amount) => `${amount} پھر آپ کے اکاؤنٹ میں ہیں، اگلے آرڈر کے لیے۔`,
		wentBack: (amount) => `آپ کے ${amount} واپس بھیج دیے ہیں۔`,
		mailed: "تفصیل ای میل میں ہے۔ کوئی سوال ہو تو ",
		safe: (amount) => `آپ کے ${amount} محفوظ ہیں۔`,
		held: (type) =>
			`${type} سے پیسے مل گئے ہیں، مگر آرڈر اسی طرح نہیں بھیج سکتے۔ ہم آپ کو فون کریں گے، یا پیسے واپس بھیجیں گے۔ آپ چاہیں تو `,
		refundDue: "پیسے واپس ہوں گے۔",
		some: "آپ کے کچھ پیسے واپس آئیں گے۔ آپ کو کچھ نہیں کرنا؛ کوئی سوال ہو تو ",
		goesBack: (amount) => `آپ کے ${amount} واپس آ رہے ہیں۔ آپ کو کچھ نہیں کرنا؛ کوئی سوال ہو تو `,
		contact: "ہم سے رابطہ کریں",
		end: "۔",
	},
	problem: (problem) => PROBLEMS[problem],
};
