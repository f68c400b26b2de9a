import type { mailAccount as english } from "../en/mail-account";
import type { Translation } from "../translation";

export const mailAccount: Translation<typeof english> = {
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
