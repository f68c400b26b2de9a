import { common, places } from "@/lib/shell/texts.ur";
import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import { formatAmount } from "@/lib/text/money";
import type { push as pushEn, pushSwitch as pushSwitchEn } from "./texts.en";

export const pushSwitch: Translation<typeof pushSwitchEn> = {
	on: "اس فون پر آپ کو اطلاع ملے گی۔",
	off: "اب اس فون پر اطلاع نہیں آئے گی۔",
	unsupported:
		"یہ براؤزر دکان بند ہونے پر اطلاع نہیں دکھا سکتا۔ آئی فون پر پہلے دکان کو ہوم اسکرین پر رکھیں۔",
	denied: "آپ کا براؤزر دکان کو اطلاع دکھانے نہیں دیتا۔ اس صفحے کی سیٹنگ میں اجازت دے سکتے ہیں۔",
	failed: "یہ نہیں بدل سکا۔ دوبارہ کوشش کریں۔",
};

export const push: Translation<typeof pushEn> = {
	waits: {
		title: (number) => `آرڈر ${isolated(number)} رکا ہوا ہے`,
		body: "ہم اس بارے میں آپ کو فون کرتے ہیں۔",
	},
	packed: {
		title: (number) => `آرڈر ${isolated(number)} پیک ہو گیا`,
		body: "اب رائڈر لے کر نکلے گا۔",
	},
	onItsWay: {
		title: "رائڈر آپ کا آرڈر لے کر نکل گیا ہے",
		paid: (number) => `${isolated(number)} کی رقم ادا ہو چکی ہے۔`,
		toPay: (number, amount) => `${isolated(number)}: ${common.rupees(formatAmount(amount))} تیار رکھیں۔`,
	},
	delivered: {
		title: "آپ کا آرڈر پہنچ گیا",
		body: (number) => `آرڈر ${isolated(number)} پہنچ گیا۔ خوش رہیں۔`,
	},
	cancelled: {
		title: (number) => `آرڈر ${isolated(number)} منسوخ ہو گیا`,
		body: "کچھ نہیں آئے گا۔ وجہ «میرے آرڈر» میں لکھی ہے۔",
	},
	weekly: {
		title: (basket) => `${isolated(basket)} کل آ رہی ہے`,
		body: (number) => `اس کا آرڈر ${isolated(number)} ہے۔ «میرے آرڈر» میں دیکھیں۔`,
	},
	assigned: {
		title: (number) => `آپ کے لیے ڈیلیوری: ${isolated(number)}`,
		body: (area) => `${isolated(places.area(area))} کے لیے۔`,
	},
};
