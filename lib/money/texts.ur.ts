import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type { CreditReason } from "./refund";
import type { accountMoney as accountMoneyEn, mailMoney as mailMoneyEn } from "./texts.en";

const REASONS: Readonly<Record<CreditReason, string>> = {
	order: "ایک آرڈر میں لگا",
	cancelled: "آرڈر منسوخ ہوا",
	short: "کوئی چیز نہیں ملی",
	bad_item: "خراب چیز",
	late: "دیر سے پہنچا",
	other: "کوئی اور وجہ",
};

export const accountMoney: Translation<typeof accountMoneyEn> = {
	credit: {
		title: "آپ کا بیلنس",
		hint: "اگلے آرڈر میں خود لگ جائے گا، ٹوکری میں آپ چاہیں تو نہ لگائیں۔",
		reason: (reason) => REASONS[reason],
		kept: "موبائل سے ادائیگی کے لیے رکا ہے",
		ofOrder: (number) => `، ${isolated(number)}`,
		more: (amount) => `\u200e+${amount}`,
		less: (amount) => `\u200e−${amount}`,
	},
	mails: {
		title: "آرڈر کی ای میل",
		label: "جب آرڈر راستے میں ہو، اور جب پہنچ جائے",
		hint: "آرڈر ہونے، منسوخ ہونے یا پیسے واپس ہونے کی ای میل ہمیشہ آئے گی۔",
		failed: "آپ کی پسند محفوظ نہیں ہو سکی",
	},
};

export const mailMoney: Translation<typeof mailMoneyEn> = {
	refund: {
		subject: ({ shop, number, amount }) => `${shop}: آرڈر ${number} کے ${amount} آپ کو واپس`,
		heading: ({ amount }) => `${amount} آپ کو واپس`,
		preview: ({ number, method }) => `آرڈر ${number}، ${method}۔`,
		text: ({ number, amount, method, reference, reach }) =>
			`آرڈر ${number} کے ${amount} ہم نے آپ کو ${method} واپس کر دیے ہیں۔${reference ? ` حوالہ نمبر: ${reference}۔` : ""} کوئی سوال ہو تو ${reach}۔`,
	},
	report: {
		subject: ({ shop, number, product }) => `${shop}: آرڈر ${number} سے ${product} کے بارے میں`,
		heading: ({ product }) => `${product} کے بارے میں`,
		text: ({ name, number, product }) =>
			`السلام علیکم ${name}، آپ نے ہمیں آرڈر ${number} سے ${product} کے بارے میں بتایا تھا۔`,
		refund: ({ amount }) => `${amount} آپ کو واپس آ رہے ہیں۔`,
		credit: ({ amount }) => `اگلے آرڈر کے لیے ${amount} آپ کے بیلنس میں ڈال دیے ہیں۔`,
		refuse: ({ reach }) => `اس کے پیسے ہم واپس نہیں کر سکتے۔ کوئی سوال ہو تو ${reach}۔`,
	},
};
