import type { PaymentType } from "@/lib/orders/rules/order";
import { wallets } from "@/lib/payments/texts.ur";
import type { Translation } from "@/lib/text/messages";
import type { home as homeEn, missingPage as missingPageEn, share as shareEn } from "./home-texts.en";

const PAID_BY: Readonly<Record<PaymentType, string>> = {
	"Cash On Delivery": "نقد",
	JazzCash: wallets.names.jazzcash,
	Easypaisa: wallets.names.easypaisa,
};

export const home: Translation<typeof homeEn> = {
	hero: {
		title: (minutes) => `صبح کی منڈی، ${minutes} منٹ میں آپ کے دروازے پر`,
		lead: (areas, city) =>
			`پھل، سبزیاں اور تیار پیٹیاں۔ ہاتھ سے چنی ہوئی، ${city} کے ${areas} علاقوں میں گھر تک۔`,
		shop: "خریداری کریں",
		deals: "سستی پیٹیاں",
		minutes: (minutes) => `${minutes} منٹ میں ڈیلیوری`,
		cash: "دروازے پر نقد",
		guarantee: "تازہ ہونے کی ضمانت",
		fruitCrate: "آم، سیب، کینو اور انناس کی پیٹی",
		vegetableCrate: "پالک، بھٹے، بروکلی، ٹماٹر اور پیاز کی پیٹی",
	},
	fresh: {
		title: "آج کا تازہ مال",
		note: "جو آج صبح دکان پر آیا ہے۔",
		tabs: "قسم",
		fruits: "پھل",
		vegetables: "سبزیاں",
		all: "سب دیکھیں",
		noFruits: "پھل ابھی ختم ہو گئے ہیں۔",
		noVegetables: "سبزیاں ابھی ختم ہو گئی ہیں۔",
		noFruitsYet: "پھل ابھی دکان پر نہیں آئے۔",
		noVegetablesYet: "سبزیاں ابھی دکان پر نہیں آئیں۔",
		back: "دیکھیں کیا واپس آ رہا ہے",
	},
	best: {
		title: "آپ کی سبزی آپ سے پہلے جاگتی ہے",
		lead: "کچھ بھی کولڈ اسٹور میں نہیں پڑا رہتا۔ سارا سفر ایک ہی صبح کا ہے۔",
		dawn: {
			when: "فجر",
			what: "کھیت سے منڈی",
			how: "پچاس سے زیادہ کھیتوں کا مال، پیٹی پیٹی دیکھ کر لیتے ہیں۔",
		},
		morning: {
			when: "صبح",
			what: "ہاتھ سے چھانٹی",
			how: "نرم، دبی یا باسی چیز دکان پر نہیں رکھتے۔",
		},
		opening: {
			what: "دکان کھلتی ہے",
			how: (closes) => `سب کے لیے ایک بھاؤ، ہفتے کے ساتوں دن ${closes} تک۔`,
			anyHour: "سب کے لیے ایک بھاؤ، جب بھی دکان کھلی ہو۔",
		},
		door: {
			when: (minutes) => `${minutes} منٹ`,
			what: "آپ کے دروازے پر",
			how: "آرڈر سے باورچی خانے تک۔",
		},
	},
	why: {
		title: "ہم ہی کیوں",
		minutes: {
			title: (minutes) => `${minutes} منٹ میں گھر پر`,
			text: (promise) => `فوری ڈیلیوری لیں، رائڈر ${promise} میں پہنچتا ہے۔ وقت آرڈر پر چلتا نظر آتا ہے۔`,
		},
		fresh: {
			title: "تازہ نہیں؟ واپس کر دیں",
			text: "دروازے پر دیکھ لیں۔ جو ٹھیک نہ ہو رائڈر واپس لے جائے گا۔",
		},
		price: { title: "سب کے لیے ایک بھاؤ", text: "جو قیمت لکھی ہے وہی ہر گلی میں ہے۔" },
		pay: {
			anyWay: {
				title: "جیسے چاہیں پیسے دیں",
				text: "دروازے پر نقد یا موبائل سے۔",
				free: " عام ڈیلیوری دونوں طرح مفت ہے۔",
			},
			cashAlone: { title: "پیسے دروازے پر", text: "نقد۔", free: " عام ڈیلیوری مفت ہے۔" },
			way: (type) => PAID_BY[type],
		},
	},
	questions: { title: "لوگ جو پوچھتے ہیں", note: "تین باتیں جو سب سے زیادہ پوچھی جاتی ہیں۔", all: "سب سوال" },
	services: {
		label: "سہولتیں",
		express: "فوری ڈیلیوری",
		standard: "عام ڈیلیوری",
		within: { express: "30 سے 60 منٹ", standard: "2 سے 4 گھنٹے" },
		free: "مفت",
		note: (promise, fee) => `${promise}، ${fee}`,
		pay: {
			anyWay: "نقد یا موبائل سے",
			cashAlone: "دروازے پر نقد",
			note: (offered) => [...offered.map((wallet) => wallets.names[wallet]), "نقد"].join("، "),
			noteOfCash: "پیسے رائڈر کو دیں",
		},
		guarantee: { title: "تازہ ہونے کی ضمانت", note: "پسند نہ آئے تو رائڈر کو واپس دے دیں" },
	},
	help: {
		title: "کوئی مشکل؟ ہم فون اٹھاتے ہیں",
		lead: "غلط چیز، دیر، یا شادی کے لیے 20 کلو پیاز۔",
		callOrWrite: (hours) => `فون کریں یا لکھیں، ${hours}۔`,
		write: (hours) => `ہمیں لکھیں، ${hours}۔`,
		contact: "بات کریں",
		call: "فون کریں",
	},
};

export const missingPage: Translation<typeof missingPageEn> = {
	title: "یہ صفحہ نہیں ملا",
	heading: "یہ صفحہ ریڑھی سے گر گیا",
	reason: "لنک پرانا ہے یا لکھنے میں غلطی ہے۔",
	home: "ہوم پر جائیں",
	products: "سب چیزیں",
	offline: {
		title: "انٹرنیٹ نہیں ہے",
		hint: "آپ کی ٹوکری اسی فون میں محفوظ ہے۔ انٹرنیٹ آتے ہی یہ صفحہ خود کھل جائے گا۔",
		products: "پچھلی بار دیکھی ہوئی چیزیں",
	},
};

export const share: Translation<typeof shareEn> = {
	tagline: "جھنگ کے لیے تازہ پھل، سبزیاں اور پیٹیاں۔ صبح چنی ہوئی، 60 منٹ میں آپ کے دروازے پر۔",
	title: "صبح کی منڈی،\nآپ کے دروازے پر",
	line: "جھنگ کے لیے پھل، سبزیاں اور پیٹیاں",
	promise: ({ shop, minutes }) => `${shop}، ${minutes} منٹ میں آپ کے دروازے پر`,
	price: ({ amount, unit }) => (unit ? `${amount}، ${unit}` : amount),
};
