import { SHOP } from "@/lib/shop/rules/shop-details";
import type { Translation } from "@/lib/text/messages";
import type {
	auth as authEn,
	passkeyLogin as passkeyLoginEn,
	password as passwordEn,
	phoneLogin as phoneLoginEn,
} from "./login-texts.en";

export const auth: Translation<typeof authEn> = {
	headings: { login: "خوش آمدید", register: "اپنا اکاؤنٹ بنائیں", forgot: "پاس ورڈ بھول گئے" },
	tabs: { label: "لاگ اِن یا نیا اکاؤنٹ", login: "لاگ اِن", register: "نیا اکاؤنٹ" },
	email: "ای میل",
	password: "پاس ورڈ",
	failed: "کچھ گڑبڑ ہو گئی، دوبارہ کوشش کریں",
	login: {
		submit: "لاگ اِن",
		done: "آپ لاگ اِن ہو گئے",
		forgot: "پاس ورڈ بھول گئے؟",
		newHere: "پہلی بار آئے ہیں؟",
		create: "نیا اکاؤنٹ بنائیں",
	},
	register: {
		name: "پورا نام",
		emailHint: "عارضی یا نقلی ای میل نہیں چلے گی۔",
		submit: "اکاؤنٹ بنائیں",
		known: "پہلے سے اکاؤنٹ ہے؟",
		login: "لاگ اِن",
		done: "اکاؤنٹ بن گیا۔ تصدیق کے لیے اپنی ای میل دیکھیں۔",
	},
	forgot: {
		hint: "اپنی ای میل لکھیں، ہم نیا پاس ورڈ بنانے کا لنک بھیجیں گے۔ لنک ایک گھنٹہ چلے گا۔",
		submit: "لنک بھیجیں",
		back: "لاگ اِن پر واپس",
	},
	done: {
		heading: "اپنی ای میل دیکھیں",
		before: "یہاں دیکھیں: ",
		after: "۔ شاید اسپیم میں ہو۔",
		login: "لاگ اِن کریں",
	},
	art: {
		heading: "منڈی میں آپ کی اپنی دکان",
		reasons: [
			`${SHOP.promisedMinutes} منٹ میں آپ کے دروازے پر`,
			"آپ کا پتہ ہمیں یاد رہتا ہے",
			"آپ کے سب آرڈر ایک جگہ",
		],
	},
};

export const password: Translation<typeof passwordEn> = {
	confirm: "پاس ورڈ دوبارہ لکھیں",
	differ: "دونوں پاس ورڈ ایک جیسے نہیں",
	strengthLabel: "پاس ورڈ کی مضبوطی",
	strength: ["بہت کمزور", "بہت کمزور", "کمزور", "ٹھیک", "مضبوط", "بہت مضبوط"],
	long: "8 یا زیادہ حروف",
	cases: "انگریزی کے بڑے اور چھوٹے حروف",
	digit: "ایک ہندسہ",
	special: "ایک نشان، جیسے \u2066!\u2069 یا \u2066#\u2069",
	met: " (ہو گیا)",
};

export const passkeyLogin: Translation<typeof passkeyLoginEn> = {
	use: "پاس کی سے لاگ اِن",
	failed: "لاگ اِن نہیں ہو سکا",
	known: "اس فون کی پاس کی پہلے سے ہے",
	unable: "یہ براؤزر یہاں پاس کی نہیں چلا سکتا",
};

export const phoneLogin: Translation<typeof phoneLoginEn> = {
	use: "اپنے نمبر سے جاری رکھیں",
	headings: { number: "اپنے نمبر سے لاگ اِن کریں یا شروع کریں", code: "کوڈ لکھیں", name: "اپنا نام لکھیں" },
	lead: "ہم آپ کو ایک کوڈ بھیجیں گے۔ پاس ورڈ یاد رکھنے کی ضرورت نہیں۔",
	phone: "موبائل نمبر",
	send: { whatsapp: "واٹس ایپ پر کوڈ بھیجیں", sms: "ایس ایم ایس سے بھیجیں" },
	sendOnly: { whatsapp: "واٹس ایپ پر کوڈ بھیجیں", sms: "ایس ایم ایس سے کوڈ بھیجیں" },
	or: "یا",
	email: "ای میل",
	passkey: "پاس کی",
	sent: { whatsapp: "واٹس ایپ پر بھیجا:", sms: "ایس ایم ایس سے بھیجا:" },
	change: "بدلیں",
	code: "کوڈ، 6 ہندسے",
	login: "لاگ اِن",
	again: "دوبارہ بھیجیں",
	againIn: (seconds) => `${seconds} سیکنڈ بعد دوبارہ`,
	by: { whatsapp: "واٹس ایپ پر", sms: "ایس ایم ایس سے" },
	goodFor: "کوڈ 5 منٹ تک چلے گا۔ ہم یہ کوڈ فون پر کبھی نہیں پوچھتے۔",
	confirmed: "کی تصدیق ہو گئی",
	yours: "آپ کے نمبر",
	name: "پورا نام",
	nameHint: "رائڈر دروازے پر یہی نام پوچھے گا۔",
	start: "خریداری شروع کریں",
	privacy: {
		before: "آگے بڑھنے سے آپ ”",
		link: "آپ کی معلومات کی حفاظت",
		after: "“ کی باتیں مان لیتے ہیں۔",
	},
	failed: "انٹرنیٹ نہیں ہے۔ آپ کا نمبر یہیں رہے گا۔",
	joined: (orders) =>
		orders === 1
			? "فون پر دیا ہوا آپ کا آرڈر اب اس اکاؤنٹ میں ہے۔"
			: `فون پر دیے ہوئے آپ کے ${orders} آرڈر اب اس اکاؤنٹ میں ہیں۔`,
};
