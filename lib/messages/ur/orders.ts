import { isolated } from "@/lib/domain/isolate";
import type { orders as english } from "../en/orders";
import type { Translation } from "../translation";
import { translateAnswer } from "./answers";

function minutesText(minutes: number): string {
	if (minutes <= 60) return `${minutes} منٹ`;
	return `${Math.floor(minutes / 60)} گھنٹے ${minutes % 60} منٹ`;
}

export const orders: Translation<typeof english> = {
	title: "میرے آرڈر",
	weekly: "ہفتہ وار ٹوکریاں",
	list: "آرڈر",
	newest: "نئے آرڈر",
	older: "پرانے آرڈر",
	loading: "آپ کے آرڈر آ رہے ہیں",
	none: {
		title: "ابھی کوئی آرڈر نہیں",
		text: "آپ کا پہلا آرڈر یہاں قدم بہ قدم نظر آئے گا۔",
		start: "خریداری شروع کریں",
	},
	order: "آرڈر",
	comma: "، ",
	line: (name, quantity) =>
		quantity >= 2 ? `${isolated(name)}\u00a0${isolated(`× ${quantity}`)}` : isolated(name),
	paid: "ادا ہو گئی",
	refundDue: "پیسے واپس ہوں گے",
	refunded: "پیسے واپس ہو گئے",
	deliveredAt: (time) => `، ${time} پہنچا`,
	early: (minutes) => `وعدے سے ${minutesText(minutes)} پہلے۔`,
	promised: (promise) => `وعدہ: ${promise}`,
	code: { title: "ڈیلیوری کوڈ", text: "سامان دیکھ کر رائڈر کو بتائیں۔" },
	where: "آرڈر کہاں ہے",
	atYourDoor: "آپ کے دروازے پر",
	cancelledByYou: "آپ نے منسوخ کیا۔",
	reason: (text) => translateAnswer(text) ?? isolated(text),
	tellMe: "رائڈر نکلے تو مجھے بتائیں",
	news: (number, heading) => `آرڈر ${isolated(number)}: ${heading}۔`,
	reports: {
		label: "آپ کی شکایتیں",
		waits: (name) => `${isolated(name)} کی شکایت ہمیں مل گئی۔`,
		refund: (name, amount) => `${isolated(name)} کے ${amount} آپ کو واپس ہوں گے۔`,
		credit: (name, amount) => `${isolated(name)} کے ${amount} آپ کے بیلنس میں ڈال دیے۔`,
		refused: (name) => `${isolated(name)} کے پیسے واپس نہیں ہوں گے۔`,
		sent: (problem, quantity) => `${problem}: ${quantity} عدد۔ ہم دیکھ کر یہاں اور ای میل پر جواب دیں گے۔`,
		photo: (name, place, count) => `${isolated(name)} جیسی آئی، ${count} میں سے ${place}`,
	},
};
