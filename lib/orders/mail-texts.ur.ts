import { time } from "@/lib/shell/time-texts.ur";
import type { Translation } from "@/lib/text/messages";
import { statusName } from "@/lib/text/messages/answers";
import type { invoice as invoiceEn, mailOrder as mailOrderEn } from "./mail-texts.en";
import { order } from "./texts.ur";

export const invoice: Translation<typeof invoiceEn> = {
	title: ({ number }) => `بل ${number}`,
	status: statusName,
	moment: (iso) => `${time.date(iso)}، ${time.time(iso)}`,
	item: "چیز",
	price: "قیمت",
	rupees: "روپے",
	subtotal: "سامان",
	delivery: ({ way }) => `ڈیلیوری (${way})`,
	total: "کل رقم",
	way: (type) => (type === "Cash On Delivery" ? "نقد" : `${order.paymentType(type)} سے`),
	withCredit: "بیلنس سے",
	paidPart: ({ way, amount }) => `${way} ${amount} ادا ہوئے۔`,
	givenBack: ({ amount }) => `${amount} واپس ہو گئے۔`,
	refundDue: ({ amount }) => `${amount} واپس ہونے ہیں۔`,
	paid: ({ way, moment }) => `${way} ادا ہو گیا${moment ? `: ${moment}` : ""}`,
	nothingToPay: "کچھ ادا نہیں کرنا",
	toPay: ({ payment, amount }) => `${payment}: ${amount} دینے ہیں`,
};

export const mailOrder: Translation<typeof mailOrderEn> = {
	code: "رائڈر کے لیے آپ کا کوڈ",
	codeNote: "سامان مل جائے تو دروازے پر رائڈر کو بتائیں۔ اور کسی کو اس کی ضرورت نہیں۔",
	turnOff: ({ address }) =>
		`یہ ای میل آپ اپنے اکاؤنٹ میں بند کر سکتے ہیں: ${address} آرڈر منسوخ ہو تو ای میل ہمیشہ آئے گی۔`,
	deliveryBy: ({ delivery, promise }) => `${delivery}، ${promise}`,
	placed: {
		subject: ({ shop, number }) => `${shop}: آپ کا آرڈر ${number} مل گیا`,
		heading: "آپ کا آرڈر ہو گیا",
		preview: ({ number }) => `آرڈر ${number} پیک ہو رہا ہے۔`,
		text: ({ name, number }) => `شکریہ، ${name}۔ آپ کا آرڈر ${number} ہمیں مل گیا ہے اور پیک ہو رہا ہے۔`,
	},
	onHold: {
		subject: ({ shop, number }) => `${shop}: آپ کا آرڈر ${number} رکا ہوا ہے`,
		heading: "پیسے مل گئے ہیں، آرڈر رکا ہوا ہے",
		preview: ({ number }) => `آرڈر ${number}: ہم آپ کو فون کریں گے، یا پیسے واپس بھیجیں گے۔`,
		text: ({ name, number, payment, amount, why, reach }) =>
			`السلام علیکم ${name}، ${payment} سے آپ کے ${amount} ہمیں مل گئے ہیں، مگر آرڈر ${number} ہم اسی طرح نہیں بھیج سکتے۔${why ? ` ${why}` : ""} ہم آپ کو فون کریں گے، یا پیسے واپس بھیجیں گے۔ آپ چاہیں تو ${reach}۔`,
	},
	waits: {
		subject: ({ shop, number }) => `${shop}: آپ کا آرڈر ${number} رکا ہوا ہے`,
		heading: "آپ کا آرڈر رکا ہوا ہے",
		preview: ({ number }) => `آرڈر ${number}: ہم آپ کو اس بارے میں فون کرتے ہیں۔`,
		text: ({ name, number, reach }) =>
			`السلام علیکم ${name}، آرڈر ${number} رکا ہوا ہے۔ ہم آپ کو اس بارے میں فون کرتے ہیں۔ آپ کے پیسے محفوظ ہیں۔ آپ چاہیں تو ${reach}۔`,
	},
	packed: {
		subject: ({ shop, number }) => `${shop}: آپ کا آرڈر ${number} پیک ہو گیا، تھوڑی تبدیلی کے ساتھ`,
		heading: "آرڈر پیک ہو گیا، تھوڑی تبدیلی کے ساتھ",
		preview: ({ number, changes }) => `آرڈر ${number}: ${changes}`,
		whole: "اب سب کچھ آپ کے تھیلے میں ہے۔",
		comesTo: ({ amount, instead }) => `اب کل رقم ${instead ? `${instead} کے بجائے ` : ""}${amount} ہے۔`,
		text: ({ name, number, changes, reach }) =>
			`السلام علیکم ${name}، آرڈر ${number} کی ہر چیز ویسی نہیں ملی جیسی آپ نے منگوائی تھی۔ ${changes} کوئی سوال ہو تو ${reach}۔`,
	},
	onItsWay: {
		subject: ({ shop, number }) => `${shop}: آپ کا آرڈر ${number} راستے میں ہے`,
		heading: "آپ کا آرڈر راستے میں ہے",
		preview: ({ number, toPay }) => `آرڈر ${number}: ${toPay}`,
		text: ({ name, number, toPay }) =>
			`السلام علیکم ${name}، رائڈر آرڈر ${number} لے کر آپ کی طرف نکل چکا ہے۔ ${toPay}`,
		isPaid: "پیسے ادا ہو چکے ہیں۔",
		haveReady: ({ amount }) => `${amount} تیار رکھیں۔`,
	},
	delivered: {
		subject: ({ shop, number }) => `${shop}: آپ کا آرڈر ${number} پہنچ گیا`,
		heading: "آپ کا آرڈر پہنچ گیا",
		preview: ({ number }) => `آرڈر ${number} پہنچ گیا، مزے سے کھائیں۔`,
		text: ({ name, number, reach }) =>
			`شکریہ، ${name}۔ آرڈر ${number} پہنچ گیا ہے۔ کوئی چیز ٹھیک نہ ہو تو ${reach}۔`,
	},
	cancelled: {
		subject: ({ shop, number }) => `${shop}: آپ کا آرڈر ${number} منسوخ ہو گیا`,
		heading: "آپ کا آرڈر منسوخ ہو گیا",
		preview: ({ number }) => `آرڈر ${number} نہیں آئے گا۔`,
		text: ({ name, cause, money }) => `السلام علیکم ${name}، ${cause} ${money}`,
		asAsked: ({ number }) => `آپ کے کہنے پر آرڈر ${number} منسوخ کر دیا ہے۔`,
		byShop: ({ number, reason }) =>
			`معذرت، ہمیں آرڈر ${number} منسوخ کرنا پڑا۔${reason ? ` وجہ: ${reason}۔` : ""}`,
		nothingToPay: "آپ کو کچھ ادا نہیں کرنا۔",
		goesBack: ({ amount }) => `آپ کے ${amount} واپس آ رہے ہیں۔`,
		wentBack: ({ amount }) => `آپ کے ${amount} واپس بھیج دیے ہیں۔`,
		creditIsBack: ({ amount }) => `بیلنس سے لیے گئے ${amount} پھر آپ کے اکاؤنٹ میں ہیں۔`,
		questions: ({ reach }) => `کوئی سوال ہو تو ${reach}۔`,
	},
};
