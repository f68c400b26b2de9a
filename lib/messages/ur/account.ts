import { isolated } from "@/lib/domain/isolate";
import type { account as english } from "../en/account";
import type { Translation } from "../translation";

export const account: Translation<typeof english> = {
	tabs: {
		label: "اکاؤنٹ",
		profile: "میری معلومات",
		addresses: "پتے",
		security: "حفاظت",
	},
	signedInAs: "لاگ اِن",
	verified: "ای میل کی تصدیق ہو چکی",
	orders: "میرے آرڈر",
	notVerified: {
		title: "ای میل کی تصدیق باقی ہے۔",
		before: "جو لنک ہم نے ",
		after: " پر بھیجا ہے، اسے کھولیں۔ پھر آپ آرڈر کر سکتے ہیں۔",
		resend: "تصدیق کی ای میل دوبارہ بھیجیں",
		wait: (seconds) => `${seconds} سیکنڈ بعد دوبارہ بھیجیں`,
	},
	profile: {
		name: "پورا نام",
		email: "ای میل",
		emailHint: "ای میل بدلی نہیں جا سکتی",
		save: "محفوظ کریں",
		done: "آپ کی معلومات محفوظ ہو گئیں",
		failed: "معلومات محفوظ نہیں ہو سکیں",
		language: "زبان",
	},
	addresses: {
		default: "پہلا پتہ",
		edit: "بدلیں",
		editOf: (name) => `${isolated(name)} کا پتہ بدلیں`,
		delete: "ہٹائیں",
		deleteOf: (name) => `${isolated(name)} کا پتہ ہٹائیں`,
		setDefault: "پہلا پتہ بنائیں",
		deleteTitle: "پتہ ہٹائیں",
		deleteAsk: "کیا یہ پتہ ہٹا دیں؟",
		keep: "رہنے دیں",
		add: "نیا پتہ",
		editTitle: "پتہ بدلیں",
		save: "پتہ محفوظ کریں",
		failed: "پتے نہیں کھل سکے",
		none: "ابھی کوئی پتہ نہیں",
		noneText: "لکھ دیں کہ کس دروازے پر آئیں، اگلا آرڈر اور جلدی ہو گا۔",
		full: (most) => `آپ کے ${most} پتے ہیں، اس سے زیادہ نہیں رکھے جا سکتے۔ ایک ہٹا کر نیا ڈالیں۔`,
	},
};
