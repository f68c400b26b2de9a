import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type {
	accountContact as accountContactEn,
	account as accountEn,
	accountLinks as accountLinksEn,
	accountPage as accountPageEn,
	accountSecurity as accountSecurityEn,
	address as addressEn,
	addressToasts as addressToastsEn,
	mailAccount as mailAccountEn,
	verification as verificationEn,
} from "./texts.en";

export const accountLinks: Translation<typeof accountLinksEn> = {
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

export const accountPage: Translation<typeof accountPageEn> = {
	title: "میرا اکاؤنٹ",
	verify: "ای میل کی تصدیق",
};

export const accountSecurity: Translation<typeof accountSecurityEn> = {
	password: {
		title: "پاس ورڈ بدلیں",
		current: "موجودہ پاس ورڈ",
		new: "نیا پاس ورڈ",
		done: "پاس ورڈ بدل گیا",
		failed: "پاس ورڈ نہیں بدل سکا",
	},
	devices: {
		title: "فون اور کمپیوٹر",
		text: "فون کھو گیا، یا کسی اور کا کمپیوٹر استعمال کیا؟ ہر جگہ سے لاگ آؤٹ کریں۔",
		submit: "ہر جگہ سے لاگ آؤٹ",
		ask: "ہر فون اور کمپیوٹر سے لاگ آؤٹ ہو جائیں گے، یہاں سے بھی، اور پاس کی ہٹ جائیں گی۔ ٹوکری اور آرڈر رہیں گے۔",
		stay: "لاگ اِن رہیں",
		done: "ہر جگہ سے لاگ آؤٹ ہو گئے",
		failed: "لاگ آؤٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
	},
	data: {
		title: "آپ کی معلومات",
		text: "دکان آپ کے بارے میں جو جانتی ہے، سب ایک فائل میں لے لیں۔ یا اکاؤنٹ ختم کریں: آرڈر ہم حساب کے لیے رکھتے ہیں، آپ کے نام، فون اور پتے کے بغیر۔",
		download: "میری معلومات لیں",
		delete: "اکاؤنٹ ختم کریں",
		ask: "آپ کی معلومات، پتے اور ٹوکری فوراً ختم ہو جائیں گے۔ یہ واپس نہیں ہو سکتا۔",
		giveUpCredit: "اکاؤنٹ میں جو روپے باقی ہیں، میں انہیں چھوڑتا ہوں",
		keep: "اکاؤنٹ رہنے دیں",
		done: "آپ کا اکاؤنٹ ختم ہو گیا۔ خدا حافظ۔",
		failed: "کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔",
	},
};

export const account: Translation<typeof accountEn> = {
	tabs: {
		label: "اکاؤنٹ",
		profile: "میری معلومات",
		addresses: "پتے",
		security: "حفاظت",
	},
	signedInAs: "لاگ اِن",
	verified: "ای میل کی تصدیق ہو چکی",
	orders: "میرے آرڈر",
	notVerified: {
		title: "ای میل کی تصدیق باقی ہے۔",
		before: "جو لنک ہم نے ",
		after: " پر بھیجا ہے، اسے کھولیں۔ پھر آپ آرڈر کر سکتے ہیں۔",
		resend: "تصدیق کی ای میل دوبارہ بھیجیں",
		wait: (seconds) => `${seconds} سیکنڈ بعد دوبارہ بھیجیں`,
	},
	profile: {
		name: "پورا نام",
		email: "ای میل",
		emailHint: "ای میل بدلی نہیں جا سکتی",
		save: "محفوظ کریں",
		done: "آپ کی معلومات محفوظ ہو گئیں",
		failed: "معلومات محفوظ نہیں ہو سکیں",
		language: "زبان",
	},
	addresses: {
		default: "پہلا پتہ",
		edit: "بدلیں",
		editOf: (name) => `${isolated(name)} کا پتہ بدلیں`,
		delete: "ہٹائیں",
		deleteOf: (name) => `${isolated(name)} کا پتہ ہٹائیں`,
		setDefault: "پہلا پتہ بنائیں",
		deleteTitle: "پتہ ہٹائیں",
		deleteAsk: "کیا یہ پتہ ہٹا دیں؟",
		keep: "رہنے دیں",
		add: "نیا پتہ",
		failed: "پتے نہیں کھل سکے",
		none: "ابھی کوئی پتہ نہیں",
		noneText: "لکھ دیں کہ کس دروازے پر آئیں، اگلا آرڈر اور جلدی ہو گا۔",
		full: (most) => `آپ کے ${most} پتے ہیں، اس سے زیادہ نہیں رکھے جا سکتے۔ ایک ہٹا کر نیا ڈالیں۔`,
	},
};

export const accountContact: Translation<typeof accountContactEn> = {
	number: {
		none: "ابھی کوئی نمبر نہیں",
		noneHint: "پھر آپ پاس ورڈ کے بغیر لاگ اِن کر سکیں گے",
		confirmed: "تصدیق ہو چکی",
		add: "لکھیں",
		change: "بدلیں",
		addTitle: "اپنا نمبر لکھیں",
		changeTitle: "اپنا نمبر بدلیں",
		submit: "یہ نمبر رکھیں",
		done: "نمبر محفوظ ہو گیا",
		remove: "ہٹائیں",
		removeTitle: "اپنا نمبر ہٹائیں",
		removeAsk: "پھر اس نمبر پر کوڈ سے لاگ اِن نہیں ہوگا۔ ای میل اور پاس ورڈ سے ہوگا۔",
		removed: "نمبر ہٹ گیا",
		keep: "رہنے دیں",
		failed: "کچھ غلط ہو گیا۔ دوبارہ کوشش کریں۔",
	},
	email: {
		none: "ابھی کوئی ای میل نہیں",
		noneHint: "رسیدوں کے لیے، اور لاگ اِن کا دوسرا راستہ",
		add: "لکھیں",
		title: "اپنی ای میل لکھیں",
		label: "ای میل",
		submit: "مجھے لنک بھیجیں",
		sent: "جو لنک ہم نے بھیجا ہے اسے اسی براؤزر میں کھولیں، پھر یہ ای میل آپ کی ہے",
		again: "دوبارہ بھیجیں",
		failed: "کچھ غلط ہو گیا۔ دوبارہ کوشش کریں۔",
	},
	code: {
		label: (number) => `${isolated(number)} پر آیا ہوا کوڈ`,
		send: "مجھے کوڈ بھیجیں",
		again: (seconds) => `${seconds} سیکنڈ بعد دوبارہ`,
		failed: "کچھ غلط ہو گیا۔ دوبارہ کوشش کریں۔",
	},
	firstPassword: "پاس ورڈ رکھیں",
	dataAsk: "آپ کے نمبر پر آیا ہوا کوڈ بتاتا ہے کہ یہ آپ ہی ہیں۔",
};

export const addressToasts: Translation<typeof addressToastsEn> = {
	loadFailed: "پتے نہیں کھل سکے",
	added: "پتہ محفوظ ہو گیا",
	addFailed: "پتہ محفوظ نہیں ہو سکا",
	updated: "پتہ بدل گیا",
	updateFailed: "پتہ محفوظ نہیں ہو سکا",
	madeDefault: "اب یہی پہلا پتہ ہے",
	makeDefaultFailed: "پہلا پتہ نہیں بدل سکا",
	deleted: "پتہ ختم ہو گیا",
	deleteFailed: "پتہ ختم نہیں ہو سکا",
};

export const address: Translation<typeof addressEn> = {
	addTitle: "نیا پتہ",
	editTitle: "پتہ بدلیں",
	description: "کس دروازے پر آئیں؟",
	save: "پتہ محفوظ کریں",
	add: "پتہ محفوظ کریں",
	cancel: "رہنے دیں",
	fields: {
		firstName: { label: "نام", blank: "اپنا نام لکھیں", example: "" },
		lastName: { label: "خاندانی نام", blank: "خاندانی نام لکھیں", example: "" },
		streetAddress: { label: "مکان اور گلی", blank: "مکان اور گلی لکھیں", example: "مکان 12، گلی 4" },
		phoneNumber: { label: "فون", blank: "فون نمبر لکھیں", example: "03XX-XXXXXXX" },
		zipCode: { label: "پوسٹ کوڈ", blank: "پوسٹ کوڈ لکھیں", example: "" },
		city: { label: "شہر", blank: "شہر لکھیں", example: "" },
		state: { label: "صوبہ", blank: "صوبہ لکھیں", example: "" },
	},
	area: {
		label: (city) => `${city} کا علاقہ`,
		hint: "ہم ان علاقوں میں آتے ہیں۔ نام پتے میں لکھ دیا جائے گا۔",
		other: "کوئی اور علاقہ",
	},
	door: {
		title: "دروازہ کہاں ہے؟",
		why: "تاکہ کسی کو فون نہ کرنا پڑے",
		here: "میں ابھی اسی دروازے پر ہوں",
		hereNote: "فون ایک بار جگہ بتائے گا",
		looking: "دیکھ رہے ہیں۔ ہو سکے تو کھلی جگہ میں آئیں",
		stop: "رہنے دیں",
		found: "جگہ مل گئی",
		about: "یہیں کہیں",
		within: (metres) => `تقریباً ${metres} میٹر تک`,
		vague: (metres) => `تقریباً ${metres} میٹر تک۔ کھلی جگہ میں یا نشانی کے ساتھ بہتر ہے`,
		again: "پھر دیکھیں",
		remove: "جگہ ہٹائیں",
		byRider: "پچھلی بار دروازہ مل گیا تھا",
		markedOn: (day) => `رائڈر نے ${day} کو یہ دروازہ بتایا`,
		notRight: "یہ ٹھیک نہیں؟",
		private: "یہ جگہ صرف آپ اور آپ کا آرڈر لانے والے دیکھتے ہیں۔ پتہ ختم کریں تو یہ بھی مٹ جاتی ہے۔",
		refused: "فون نے جگہ نہیں بتائی۔",
		refusedText: "کوئی بات نہیں: اچھی نشانی کافی ہے، آرڈر ابھی ہو سکتا ہے۔",
		refusedForGood: "بدلنا ہو تو براؤزر کی سیٹنگ میں اس صفحے کو جگہ دیکھنے دیں۔",
		tryAgain: "پھر کوشش کریں",
		pasteLink: "نقشے کا لنک ڈالیں",
		link: "نقشے کا لنک یا پلس کوڈ",
		read: "دیکھیں",
		unread: "اس لنک سے جگہ معلوم نہیں ہو سکی",
		notHere: "پاکستان میں کوئی جگہ چنیں",
		howToLink: "گوگل میپس میں گھر پر انگلی رکھے رہیں، پھر پلس کوڈ دبا کر کاپی کریں۔",
	},
	landmark: {
		label: "نشانی",
		hint: "فون پر رائڈر کو کیا بتائیں گے؟",
		usual: [
			"مسجد کے سامنے",
			"سکول کے پاس",
			"جنرل سٹور کے ساتھ",
			"پٹرول پمپ کے پیچھے",
			"پانی کی ٹینکی کے پاس",
		],
	},
	fillAll: "سب خانے بھریں",
	allRequired: "سب خانے ضروری ہیں",
};

export const mailAccount: Translation<typeof mailAccountEn> = {
	verification: {
		subject: ({ shop }) => `${shop}: اپنی ای میل کی تصدیق کریں`,
		heading: ({ name }) => `خوش آمدید، ${name}`,
		preview: "ایک بار دبائیں، پھر آپ پہلا آرڈر کر سکتے ہیں۔",
		text: "بتائیں کہ یہ ای میل آپ ہی کی ہے۔ اس کے بعد آپ آرڈر کر سکتے ہیں۔",
		button: "ای میل کی تصدیق کریں",
		note: "یہ لنک 24 گھنٹے چلے گا۔ اگر آپ نے اکاؤنٹ نہیں بنایا تو اس ای میل کو چھوڑ دیں۔",
	},
	reset: {
		subject: ({ shop }) => `${shop}: نیا پاس ورڈ رکھیں`,
		heading: "نیا پاس ورڈ رکھیں",
		preview: "یہ لنک ایک گھنٹہ چلے گا۔",
		text: ({ name }) => `السلام علیکم ${name}، کسی نے آپ کے اکاؤنٹ کے لیے نیا پاس ورڈ مانگا ہے۔`,
		button: "نیا پاس ورڈ رکھیں",
		note: "یہ لنک ایک بار، ایک گھنٹے کے اندر چلے گا۔ اگر آپ نے نہیں مانگا تو اس ای میل کو چھوڑ دیں، پاس ورڈ وہی رہے گا۔",
	},
	passwordChanged: {
		subject: ({ shop }) => `${shop}: آپ کا پاس ورڈ بدل گیا`,
		heading: "آپ کا پاس ورڈ بدل گیا",
		preview: "اگر آپ نے خود بدلا ہے تو کچھ کرنے کی ضرورت نہیں۔",
		text: ({ name }) =>
			`السلام علیکم ${name}، آپ کے اکاؤنٹ کا پاس ورڈ ابھی بدلا گیا ہے۔ باقی سب فون اور کمپیوٹر لاگ آؤٹ ہو گئے ہیں۔`,
		notYou: ({ reach }) =>
			`اگر یہ آپ نے نہیں کیا تو فوراً ”پاس ورڈ بھول گئے“ سے نیا پاس ورڈ رکھیں، اور ${reach}۔`,
	},
	passkeyAdded: {
		subject: ({ shop }) => `${shop}: آپ کے اکاؤنٹ میں نئی پاس کی`,
		heading: "نئی پاس کی محفوظ ہوئی",
		preview: "اگر آپ نے خود رکھی ہے تو کچھ کرنے کی ضرورت نہیں۔",
		text: ({ name, passkey }) =>
			`السلام علیکم ${name}، پاس کی ”${passkey}“ سے اب پاس ورڈ کے بغیر آپ کے اکاؤنٹ میں لاگ اِن ہو سکتا ہے۔`,
		notYou: ({ reach }) =>
			`اگر یہ آپ نے نہیں کیا تو فوراً ”پاس ورڈ بھول گئے“ سے نیا پاس ورڈ رکھیں: اس سے ہر پاس کی ہٹ جاتی ہے اور سب فون اور کمپیوٹر لاگ آؤٹ ہو جاتے ہیں۔ پھر ${reach}۔`,
	},
	number: {
		preview: "اگر یہ آپ نے خود کیا ہے تو کچھ کرنے کی ضرورت نہیں۔",
		notYou: ({ reach }) =>
			`اگر یہ آپ نے نہیں کیا تو فوراً ”پاس ورڈ بھول گئے“ سے نیا پاس ورڈ رکھیں: اس سے سب فون اور کمپیوٹر لاگ آؤٹ ہو جاتے ہیں۔ پھر ${reach}۔`,
		added: {
			subject: ({ shop }) => `${shop}: آپ کے اکاؤنٹ میں نیا نمبر`,
			heading: "نیا نمبر محفوظ ہوا",
			text: ({ name, number }) =>
				`السلام علیکم ${name}، اب ${number} پر آنے والے کوڈ سے پاس ورڈ کے بغیر آپ کے اکاؤنٹ میں لاگ اِن ہو سکتا ہے۔`,
		},
		removed: {
			subject: ({ shop }) => `${shop}: آپ کے اکاؤنٹ سے نمبر ہٹ گیا`,
			heading: "نمبر ہٹ گیا",
			text: ({ name, number }) => `السلام علیکم ${name}، اب ${number} سے آپ کے اکاؤنٹ میں لاگ اِن نہیں ہوتا۔`,
		},
	},
	addressAsked: {
		subject: ({ shop }) => `${shop}: آپ کا ای میل`,
		heading: "کسی نے آپ کا ای میل لکھا",
		preview: "آپ کو کچھ کرنے کی ضرورت نہیں۔",
		text: ({ name, reach }) =>
			`السلام علیکم ${name}، کسی اور اکاؤنٹ سے اس ای میل کو اپنا بتایا گیا۔ یہ آپ ہی کا ہے اور کچھ نہیں بدلا۔ اگر یہ آپ تھے تو اسی ای میل سے لاگ اِن کریں۔ کوئی بات پوچھنی ہو تو ${reach}۔`,
	},
	backInStock: {
		subject: ({ product }) => `پھر آ گیا: ${product}`,
		heading: "پھر دکان پر موجود ہے",
		price: ({ amount, unit }) => (unit ? `${unit} کے ${amount}` : amount),
		preview: ({ product, price }) => `${product}، ${price}۔`,
		text: ({ name, product, price }) =>
			`السلام علیکم ${name}، آپ نے کہا تھا کہ ${product} آئے تو بتا دیں۔ اب موجود ہے، قیمت: ${price}۔`,
		button: "دکان میں دیکھیں",
		note: "آپ نے یہی ایک ای میل مانگی تھی، اس بارے میں اور نہیں آئے گی۔",
	},
};

export const verification: Translation<typeof verificationEn> = {
	sent: "تصدیق کی ای میل بھیج دی۔ اپنے پیغام دیکھیں۔",
	failed: "تصدیق کی ای میل نہیں بھیجی جا سکی",
};
