import { isolated } from "@/lib/domain/isolate";
import type { MissedLine } from "@/lib/domain/reorder";
import type { orderLive as english } from "../en/order-live";
import type { Translation } from "../translation";

const WHY: Readonly<Record<MissedLine["why"], string>> = {
	"no longer sold": "اب نہیں ملتی",
	"out of stock": "ختم",
	"no room in the cart": "ٹوکری بھر گئی",
};

export const orderLive: Translation<typeof english> = {
	minutesLeft: "منٹ باقی، 60 میں سے",
	hoursLeft: "باقی، 4 گھنٹوں میں سے",
	left: "باقی",
	late: "دیر ہو گئی",
	sorry: "معذرت، سامان آ رہا ہے۔",
	cancel: {
		title: "ارادہ بدل گیا؟",
		before: "آپ ",
		after: " تک منسوخ کر سکتے ہیں",
		submit: "آرڈر منسوخ کریں",
		ask: (number) => `${isolated(number)} منسوخ کریں؟`,
		paid: (amount, type) => `آپ نے ${isolated(type)} سے ${amount} ادا کیے ہیں، وہ آپ کو واپس ہوں گے۔`,
		notPaid: "ابھی کچھ پیک نہیں ہوا۔ آپ کو کچھ ادا نہیں کرنا ہو گا۔",
		keep: "آرڈر رہنے دیں",
		done: "آپ کا آرڈر منسوخ ہو گیا",
		failed: "آرڈر منسوخ نہیں ہو سکا",
	},
	again: "یہی دوبارہ منگوائیں",
	missed: (lines) =>
		`ٹوکری میں نہیں آئیں: ${lines.map(({ name, why }) => `${isolated(name)} (${WHY[why]})`).join("، ")}۔`,
	againFailed: "آرڈر کی چیزیں ٹوکری میں نہیں ڈالی جا سکیں",
};
