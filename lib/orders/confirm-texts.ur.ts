import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type { confirmOrder as confirmOrderEn } from "./confirm-texts.en";

export const confirmOrder: Translation<typeof confirmOrderEn> = {
	page: "آرڈر پکا کریں",
	ask: {
		about: (number, amount) => `آرڈر ${isolated(number)}، ${amount} نقد`,
		title: "آپ کی ہاں کا انتظار ہے",
		text: "ہاں ہوتے ہی پیک کرتے ہیں۔ پہلے سامان دیکھیں، پھر دروازے پر پیسے دیں۔",
		cancel: "آرڈر منسوخ کریں",
	},
	link: {
		about: (name, promise) => `${isolated(name)} کے لیے، ${promise}`,
		title: "کیا ہم پیک کر دیں؟",
		order: (number) => `آرڈر ${isolated(number)}`,
		amount: (amount) => `${amount}، دروازے پر نقد`,
		no: "نہیں، یا کچھ بدلنا ہے",
		address: "پورا پتہ لاگ اِن کے بعد نظر آئے گا",
		nothingPaid: "ابھی کوئی پیسے نہیں دیے گئے",
		payLater: "پہلے سامان دیکھیں، پھر رائڈر کو پیسے دیں",
	},
	yes: "ہاں، یہ آرڈر چاہیے",
	failed: "ہاں نہیں پہنچ سکی۔ پھر کوشش کریں۔",
	given: {
		title: "شکریہ، اب پیک کرتے ہیں",
		text: (promise, amount) => `وعدہ: ${promise}۔ ${amount} تیار رکھیں۔`,
		late: "آپ کا چنا ہوا وقت گزر گیا ہے۔ دوسرے وقت کے لیے ہم آپ کو فون کرتے ہیں۔",
		follow: "آرڈر دیکھیں",
		earlier: "آپ ہاں کر چکے ہیں۔",
		nothingToDo: "اب کچھ کرنے کی ضرورت نہیں۔",
	},
	over: { title: "یہ آرڈر منسوخ ہو گیا۔", text: "کوئی پیسے نہیں دیے گئے۔", again: "پھر آرڈر کریں" },
	unknown: {
		title: "اس لنک سے کوئی آرڈر نہیں کھلتا",
		text: "اپنے آرڈر دیکھنے کے لیے لاگ اِن کریں۔",
		mine: "میرے آرڈر",
	},
	step: { name: "آپ کی ہاں کا انتظار ہے", note: (when) => `${when} تک` },
	note: {
		legend: "کتنے کا نوٹ دیں گے",
		none: "پتہ نہیں",
		one: (change, note) => `${note} کے نوٹ پر رائڈر ${change} واپس لائے گا۔`,
		several: (count, change) => `آپ ${count} نوٹ دیں گے، رائڈر ${change} واپس لائے گا۔`,
		exact: "پورے پیسے ہیں، کچھ واپس نہیں کرنا۔",
	},
	walletOnly: {
		title: "اس آرڈر کے پیسے موبائل سے دیں۔",
		text: "اس آرڈر کے لیے نقد نہیں۔",
		notForThis: "اس آرڈر کے لیے نہیں",
		mistake: "کیا یہ غلطی ہے؟",
		call: (number) => `ہمیں فون کریں: ${isolated(number)}`,
	},
	mail: {
		subject: (shop, number) => `${shop}: آرڈر ${isolated(number)} پکا کریں`,
		heading: "آپ کی ہاں کا انتظار ہے",
		text: (name, number, amount) =>
			`شکریہ ${name}۔ آپ کا ${amount} کا آرڈر ${number} ہمیں مل گیا، پیسے نقد دینے ہیں۔ ایک بار ہاں کر دیں تو ہم پیک کرتے ہیں۔`,
	},
};
