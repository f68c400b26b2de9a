import { CUSTOMER_CANCEL_MINUTES } from "@/lib/orders/rules/order-states";
import { wallets as walletTexts } from "@/lib/payments/texts.ur";
import { common, places } from "@/lib/shell/texts.ur";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import { formatAmount } from "@/lib/text/money";
import type { faq as faqEn, faqSearch as faqSearchEn } from "./faq-texts.en";
import { faqOf, type WrittenFaq } from "./rules/help";
import { SHOP, type Shop } from "./rules/shop-details";
import { contact } from "./texts.ur";

export const faqSearch: Translation<typeof faqSearchEn> = {
	label: "سوالوں میں تلاش",
	placeholder: "تلاش کریں، جیسے ڈیلیوری",
	found: (count) => (count === 1 ? "1 سوال ملا" : `${count} سوال ملے`),
	none: "ایسا کوئی سوال ابھی نہیں",
	all: "سب سوال دکھائیں",
	other: "کوئی اور لفظ لکھیں، یا ہم سے پوچھ لیں۔",
};

const { names } = walletTexts;

const rupees = (amount: number) => common.rupees(formatAmount(amount));

const cost = (amount: number) => (amount === 0 ? "مفت ہے" : `${rupees(amount)} کی ہے`);

function minimumAnswer({ minimumOrder }: Shop): string {
	if (minimumOrder === 0) return "کوئی حد نہیں۔ جتنا کم چاہیں آرڈر کریں۔";
	return `جی ہاں، ٹیکس اور ڈیلیوری سے پہلے ${rupees(minimumOrder)}۔ ٹوکری بتاتی ہے کہ کتنا باقی ہے۔`;
}

function feesAnswer({ taxPercent, deliveryFees }: Shop): string {
	return `سامان پر ${isolated(`${taxPercent}%`)} ٹیکس، اور فوری ڈیلیوری لیں تو ${rupees(deliveryFees.express)}۔ عام ڈیلیوری ${cost(deliveryFees.standard)}، اور دروازے پر نقد دینے کا الگ کچھ نہیں۔ آرڈر سے پہلے ٹوکری سب کچھ دکھاتی ہے۔`;
}

function speedAnswer({ deliveryFees }: Shop): string {
	return `فوری ڈیلیوری 30 سے 60 منٹ میں، ${rupees(deliveryFees.express)}۔ عام ڈیلیوری 2 سے 4 گھنٹے میں، ${deliveryFees.standard === 0 ? "مفت" : rupees(deliveryFees.standard)}۔`;
}

function onEither(phone: string | null, email: string | null): string {
	const ways = [phone, email].filter((way) => way !== null).map(isolated);
	return ways.length > 0 ? `${ways.join(" یا ")} پر` : "رابطے کے فارم سے";
}

const FAQ: WrittenFaq = [
	{
		id: "ordering",
		title: "آرڈر کرنا",
		entries: [
			{
				id: "how-to-order",
				question: "آرڈر کیسے کریں؟",
				answer:
					"جو پسند ہو ٹوکری میں ڈالیں، وہاں اپنا علاقہ، پتہ اور ڈیلیوری کا وقت چنیں اور آرڈر کریں۔ اس کے لیے تصدیق شدہ اکاؤنٹ چاہیے؛ دیکھنے اور ٹوکری بھرنے کے لیے کچھ نہیں چاہیے۔",
			},
			{ id: "minimum-order", question: "کم سے کم کتنے کا آرڈر ہو؟", answer: minimumAnswer },
			{
				id: "change-or-cancel",
				question: "کیا آرڈر بدل یا منسوخ ہو سکتا ہے؟",
				answer: ({ phone }) =>
					`میرے آرڈر میں آپ خود منسوخ کر سکتے ہیں، ${CUSTOMER_CANCEL_MINUTES} منٹ تک اور جب تک پیک نہ ہوا ہو۔ بدلا نہیں جا سکتا؛ جلد از جلد ${phone ? `${isolated(phone)} پر فون کریں` : "ہمیں لکھیں"}، جو ہو سکا کریں گے۔`,
			},
			{
				id: "how-many",
				question: "ایک چیز کتنی منگوا سکتے ہیں؟",
				answer: `ایک آرڈر میں ہر چیز ${MAX_LINE_QUANTITY} تک۔ شادی یا ہوٹل کے لیے پہلے ہمیں لکھ دیں۔`,
			},
			{
				id: "cart-on-two-devices",
				question: "کیا میری ٹوکری دوسرے موبائل پر بھی ملے گی؟",
				answer:
					"جی ہاں، لاگ اِن کے بعد ٹوکری آپ کے اکاؤنٹ کے ساتھ رہتی ہے۔ لاگ اِن کے بغیر وہ اسی براؤزر میں رہتی ہے، اور لاگ اِن کرتے ہی اکاؤنٹ میں آ جاتی ہے۔",
			},
		],
	},
	{
		id: "payment",
		title: "ادائیگی",
		entries: [
			{
				id: "how-to-pay",
				question: "پیسے کیسے دیں؟",
				answer: ({ wallets }) =>
					wallets.length > 0
						? `دروازے پر نقد، یا موبائل سے ${wallets.map((wallet) => names[wallet]).join(" اور ")} کے ذریعے۔`
						: "دروازے پر نقد۔",
			},
			{ id: "fees", question: "آرڈر پر اور کیا کیا لگتا ہے؟", answer: feesAnswer },
			{
				id: "price-changes",
				question: "کیا آرڈر کے بعد قیمت بدل سکتی ہے؟",
				answer:
					"نہیں۔ جو قیمت آرڈر پر لکھی ہے وہی دیں۔ جب تک چیز صرف ٹوکری میں ہے، اس کی قیمت دکان کے ساتھ چلتی ہے۔",
			},
			{
				id: "wallet-failed",
				question: "موبائل سے ادائیگی نہیں ہوئی، اب کیا کریں؟",
				answer: ({ phone, wallets }) =>
					wallets.length > 0
						? `ٹوکری ویسی ہی ہے: دوبارہ کوشش کریں یا دروازے پر نقد چنیں۔ اگر پیسے کٹ گئے ہیں تو حوالہ نمبر کے ساتھ ${phone ? "فون کریں" : "ہمیں لکھیں"}، ہم دیکھ لیں گے۔`
						: null,
			},
		],
	},
	{
		id: "delivery-areas",
		title: "ڈیلیوری کے علاقے",
		entries: [
			{
				id: "where",
				question: "کہاں کہاں پہنچاتے ہیں؟",
				answer: ({ areas }) =>
					`${places.city} میں: ${areas.map(places.area).join("، ")}۔ لکھے ہوئے پتے میں چنے ہوئے علاقے کا نام ہونا چاہیے۔`,
			},
			{ id: "how-fast", question: "ڈیلیوری واقعی کتنی جلدی ہوتی ہے؟", answer: speedAnswer },
			{
				id: "area-not-listed",
				question: "میرا علاقہ فہرست میں نہیں۔ پھر بھی آ سکتے ہیں؟",
				answer:
					"ابھی نہیں۔ ہمارے کسی علاقے کا پتہ محفوظ کریں، یا رابطے کے فارم سے بتائیں کہ آپ کہاں رہتے ہیں: اگلا علاقہ ہم ایسے ہی چنتے ہیں۔",
			},
			{
				id: "not-at-home",
				question: "اگر میں گھر پر نہ ہوں؟",
				answer: "رائڈر پتے پر لکھے نمبر پر فون کرتا ہے۔ کوئی اور بھی آرڈر لے کر پیسے دے سکتا ہے۔",
			},
		],
	},
	{
		id: "quality-and-support",
		title: "معیار اور مدد",
		entries: [
			{
				id: "not-fresh",
				question: "کوئی چیز تازہ نہ ہو تو؟",
				answer: ({ phone }) =>
					`دروازے پر دیکھ لیں اور رائڈر کو واپس دے دیں، یا اسی دن ${phone ? `${isolated(phone)} پر فون کریں` : "ہمیں لکھ دیں"}۔ تازہ ہونے کی ضمانت کا یہی مطلب ہے۔`,
			},
			{
				id: "support-hours",
				question: "آپ سے کب بات ہو سکتی ہے؟",
				answer: (shop) =>
					`${contact.allHours(shop)}، ${onEither(shop.phone, shop.email)}۔ پیغام کا جواب ${SHOP.replyHours} گھنٹے میں ملتا ہے۔`,
			},
			{
				id: "reviews",
				question: "کیا رائے پر بھروسہ کر سکتے ہیں؟",
				answer:
					"رائے کوئی بھی دے سکتا ہے۔ لیکن ”خریدی ہوئی“ کا نشان صرف اسی کی رائے پر ہوتا ہے جس نے وہی چیز منگوائی ہو۔",
			},
			{
				id: "verification-mail",
				question: "تصدیق کی ای میل نہیں ملی۔",
				answer: "پہلے اسپیم دیکھ لیں۔ پھر تصدیق کے صفحے سے نیا لنک منگوائیں؛ پرانا لنک بند ہو جاتا ہے۔",
			},
		],
	},
	{
		id: "sellers",
		title: "بیچنے والے",
		entries: [
			{
				id: "become-a-supplier",
				question: "میں پھل یا سبزی اگاتا ہوں۔ کیا آپ خریدیں گے؟",
				answer: "ضرور۔ رابطے کے فارم میں شراکت چنیں اور لکھیں کہ کیا، کہاں اور کتنا اگاتے ہیں۔",
			},
			{
				id: "who-sells",
				question: "یہ سامان کون بیچتا ہے؟",
				answer: ({ name }) =>
					`${name} خود: ایک ہی دکان خریدتی، چھانٹتی، پیک کرتی اور پہنچاتی ہے۔ پیچھے کوئی اور بیچنے والا نہیں۔`,
			},
			{
				id: "bulk-orders",
				question: "کیا دکانوں اور ہوٹلوں کو بھی دیتے ہیں؟",
				answer: "رابطے کے فارم سے بتائیں کہ کیا اور کتنی بار چاہیے، ہم قیمت بتا دیں گے۔",
			},
		],
	},
];

export const faq: Translation<typeof faqEn> = {
	categories: (shop) => faqOf(FAQ, shop),
	pageTitle: "عام سوال",
	description: "آرڈر، ادائیگی، ڈیلیوری کے علاقے، معیار اور ہمیں بیچنا: لوگوں کے سوالوں کے چھوٹے جواب۔",
	title: "لوگ جو پوچھتے ہیں",
	lead: "چھوٹے جواب۔ آپ کا سوال نہ ہو تو ہم سے پوچھ لیں۔",
	moreHelp: "مزید مدد",
	categoriesTitle: "موضوع",
	quickLinks: "فوری لنک",
	links: {
		products: "سب چیزیں",
		deals: "تیار پیٹیاں",
		cart: "ٹوکری",
		verification: "تصدیق کی ای میل دوبارہ",
		privacy: "آپ کی معلومات کی حفاظت",
	},
	stillAsking: "اب بھی کوئی سوال ہے؟",
	contact: "ہم سے پوچھیں",
	shop: "خریداری کریں",
};
