import type { accountLinks as english } from "../en/account-links";
import type { Translation } from "../translation";

export const accountLinks: Translation<typeof english> = {
	goToLogin: "لاگ اِن کریں",
	verify: {
		verifying: "آپ کی ای میل کی تصدیق ہو رہی ہے",
		wait: "ایک لمحہ۔",
		ready: "آپ کا اکاؤنٹ تیار ہے، اب آرڈر کر سکتے ہیں۔",
		start: "خریداری شروع کریں",
		failedTitle: "تصدیق نہیں ہو سکی",
		failed: "تصدیق نہیں ہو سکی۔ دوبارہ کوشش کریں یا نیا لنک منگوائیں۔",
		deadLink: "تصدیق کا لنک درست نہیں یا پرانا ہو گیا ہے۔",
		home: "ہوم پر جائیں",
		resend: "نیا لنک منگوائیں",
	},
	resend: {
		title: "تصدیق کی ای میل دوبارہ منگوائیں",
		text: "ای میل نہیں آئی، یا لنک پرانا ہو گیا؟ ہم نیا بھیجتے ہیں؛ پہلا لنک پھر نہیں چلے گا۔",
		email: "ای میل",
		submit: "تصدیق کی ای میل بھیجیں",
		wait: (seconds) => `${seconds} سیکنڈ بعد دوبارہ بھیجیں`,
		failed: "کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔",
	},
	reset: {
		ended: "یہ لنک اب کام نہیں کرتا",
		endedText: "یہ لنک درست نہیں یا پرانا ہو گیا ہے۔ نیا لنک منگوائیں۔",
		request: "نیا لنک منگوائیں",
		isSet: "آپ کا پاس ورڈ بن گیا",
		title: "نیا پاس ورڈ بنائیں",
		label: "نیا پاس ورڈ",
		submit: "نیا پاس ورڈ محفوظ کریں",
		failed: "پاس ورڈ نہیں بدل سکا۔ دوبارہ کوشش کریں یا نیا لنک منگوائیں۔",
	},
};
