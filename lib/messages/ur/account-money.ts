import { isolated } from "@/lib/domain/isolate";
import type { CreditReason } from "@/lib/money/credit";
import type { accountMoney as english } from "../en/account-money";
import type { Translation } from "../translation";

const REASONS: Readonly<Record<CreditReason, string>> = {
	order: "ایک آرڈر میں لگا",
	cancelled: "آرڈر منسوخ ہوا",
	short: "کوئی چیز نہیں ملی",
	bad_item: "خراب چیز",
	late: "دیر سے پہنچا",
	other: "کوئی اور وجہ",
};

export const accountMoney: Translation<typeof english> = {
	credit: {
		title: "آپ کا بیلنس",
		hint: "اگلے آرڈر میں خود لگ جائے گا، ٹوکری میں آپ چاہیں تو نہ لگائیں۔",
		reason: (reason) => REASONS[reason],
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
