import { isolated } from "@/lib/domain/isolate";
import type { checkout as english } from "../en/checkout";
import type { Translation } from "../translation";

export const checkout: Translation<typeof english> = {
	loading: "صفحہ کھل رہا ہے",
	progress: "کہاں تک پہنچے",
	done: "ہو گیا",
	steps: { 1: "معلومات", 2: "ڈیلیوری", 3: "ادائیگی" },
	stepDone: (step) => `${step}، ہو گیا`,
	edit: "بدلیں",
	next: "آگے چلیں",
	previous: "پیچھے",
	placeOrder: "ادا کریں",
	known: { title: "سب ٹھیک ہے؟", go: "جی، ادائیگی کی طرف" },
	lines: {
		who: (name, phone) => `${isolated(name)}، ${isolated(phone)}`,
		where: (street, city, zipCode) => `${isolated(street)}، ${isolated(city)}، ${isolated(zipCode)}`,
		when: (kind, due, fee) => `${kind}، ${due}، ${fee}`,
		free: "مفت",
		note: (note) => `رائڈر کے لیے: ${isolated(note)}`,
	},
	information: {
		firstName: "نام",
		lastName: "خاندانی نام",
		email: "ای میل",
		phone: "فون",
		phoneHint: "رائڈر اسی نمبر پر فون کرے گا۔",
	},
	delivery: {
		streetAddress: "مکان اور گلی",
		streetExample: "مکان 12، گلی 4، سیٹلائٹ ٹاؤن",
		streetHint: "علاقہ بھی لکھیں، تاکہ پتہ چلے کہ ہم وہاں آتے ہیں۔",
		city: "شہر",
		zipCode: "پوسٹ کوڈ",
		instructions: "رائڈر کے لیے",
		instructionsExample: "ہرا گیٹ، دو بار گھنٹی بجائیں",
	},
	payment: {
		legend: "کس سے دیں گے",
		account: (wallet) => wallet,
		number: (wallet) => `${wallet} والا نمبر`,
		numberHint: "جس نمبر پر آپ کا اکاؤنٹ ہے۔",
		use: "یہی نمبر:",
		pin: (wallet) => `${wallet} پر اپنے ${isolated("PIN")} سے منظور کریں۔`,
		keepPin: `اپنا ${isolated("PIN")} کسی کو نہ بتائیں، نہ رائڈر کو، نہ ہمیں۔`,
		or: "",
		cashInstead: "دروازے پر نقد دوں گا",
		orEnd: "",
	},
	summary: {
		title: "آپ کا آرڈر",
		due: (kind, due) => `${kind}، ${due} گھر پر۔`,
	},
	somethingWrong: "کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔",
	verifyFirst: "آرڈر سے پہلے اپنے ای میل کی تصدیق کریں",
	loginFirst: "آرڈر مکمل کرنے کے لیے لاگ اِن کریں",
	notBegun: "ادائیگی شروع نہیں ہو سکی",
};
