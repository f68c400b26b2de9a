import type { Translation } from "@/lib/text/messages";
import type { reviews as reviewsEn } from "./texts.en";

export const reviews: Translation<typeof reviewsEn> = {
	title: "خریداروں کی رائے",
	write: "اپنی رائے لکھیں",
	yourRating: "آپ کے ستارے",
	yourName: "آپ کا نام",
	yourReview: "آپ کی رائے",
	placeholder: "کیسی تھی؟ پکی، میٹھی، وقت پر؟",
	submit: "رائے بھیجیں",
	submitted: "آپ کی رائے مل گئی، شکریہ۔",
	notSubmitted: "رائے نہیں بھیجی جا سکی۔",
	reviewed: "آپ اس چیز پر رائے دے چکے ہیں",
	unsent: "آپ کی رائے پہلے سے موجود ہے، یہ نہیں بھیجی گئی:",
	fillAll: "سب خانے بھریں",
	enterName: "اپنا نام لکھیں",
	writeComment: "دو لفظ لکھ دیں",
	verified: "خریدی ہوئی",
	ourAnswer: "ہمارا جواب",
	stars: " ستارے: ",
	none: "ابھی کوئی رائے نہیں",
	tellOthers: (city) => `خریدی ہے؟ ${city} والوں کو بتائیں، کیسی تھی۔`,
	showMore: "اور رائے دکھائیں",
	notLoaded: "رائے نہیں کھل سکی۔ دوبارہ کوشش کریں۔",
	shown: (shown, count) => `${count} میں سے ${shown}`,
};
