import type { weeklyPage as english } from "../en/weekly-page";
import type { Translation } from "../translation";
import { weekly } from "./weekly";

export const weeklyPage: Translation<typeof english> = {
	title: "ہفتہ وار ٹوکریاں",
	new: "نئی ہفتہ وار ٹوکری",
	none: "ابھی کوئی ہفتہ وار ٹوکری نہیں",
	noneText: "جو آپ ہر ہفتے منگواتے ہیں، خود آ جائے: پہلے کے کسی آرڈر سے بنائیں، یا اپنی ٹوکری سے۔",
	chooseOrder: "آرڈر چنیں",
	ofCart: "میری ٹوکری سے بنائیں",
	basketOf: (weekday) => `${weekly.weekday(weekday).full} کی ٹوکری`,
	order: {
		title: "آپ کا ہفتہ وار آرڈر",
		over: "یہ لنک اب کام نہیں کرتا",
		overText: "یہ ایک آرڈر کے لیے تھا، ڈیلیوری کا وقت شروع ہونے تک۔",
		mine: "میری ہفتہ وار ٹوکریاں",
	},
};
