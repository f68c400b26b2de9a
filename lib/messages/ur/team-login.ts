import type { teamLogin as english } from "../en/team-login";
import type { Translation } from "../translation";

/** Met on the rider's pages alone. */
export const teamLogin: Translation<typeof english> = {
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
