import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type { passkeys as passkeysEn, teamLogin as teamLoginEn } from "./texts.en";

export const passkeys: Translation<typeof passkeysEn> = {
	title: "پاس کی",
	text: "پاس ورڈ کے بغیر لاگ اِن: انگلی، چہرے یا فون کے لاک سے۔ یہ فون سے باہر نہیں جاتی۔",
	add: "نئی پاس کی",
	ask: "پاس ورڈ بتاتا ہے کہ یہ آپ ہی ہیں۔ پھر فون آپ کی انگلی، چہرہ یا لاک مانگے گا۔",
	password: "پاس ورڈ",
	code: "ایپ کا کوڈ، یا کاغذ پر لکھا کوڈ",
	cancel: "ابھی نہیں",
	verifyFirst: "پہلے اپنی ای میل کی تصدیق کریں، پھر پاس کی رکھ سکتے ہیں۔",
	added: "پاس کی محفوظ ہو گئی",
	addFailed: "پاس کی محفوظ نہیں ہو سکی",
	loadFailed: "آپ کی پاس کی نہیں کھل سکیں",
	thisDevice: "یہ فون",
	since: (day) => `${day} سے`,
	lastUsed: (day) => `، آخری بار ${day}`,
	rename: (name) => `${isolated(name)} کا نام بدلیں`,
	newName: (name) => `${isolated(name)} کا نیا نام`,
	save: "محفوظ کریں",
	renameFailed: "نام نہیں بدل سکا",
	remove: (name) => `${isolated(name)} ہٹائیں`,
	keep: "رہنے دیں",
	removed: "پاس کی ہٹا دی گئی",
	removeFailed: "پاس کی نہیں ہٹائی جا سکی",
};

/** Met on the rider's pages alone. */
export const teamLogin: Translation<typeof teamLoginEn> = {
	side: "رائڈر",
	title: "رائڈر لاگ اِن",
	note: "آپ کی ڈیلیوری، پتے اور نقد۔",
	backToShop: "دکان پر واپس",
	email: "ای میل",
	password: "پاس ورڈ",
	login: "لاگ اِن",
	success: "لاگ اِن ہو گیا",
	failed: "لاگ اِن نہیں ہوا",
	code: "ایپ کا کوڈ",
	codeHint: "چھ ہندسے، یا بچا کر رکھے کوڈ میں سے ایک۔",
	anotherAccount: "دوسرا اکاؤنٹ",
};
