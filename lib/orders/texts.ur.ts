import { totals } from "@/lib/cart/texts.ur";
import { delivery, slots } from "@/lib/delivery/texts.ur";
import { wallets } from "@/lib/payments/texts.ur";
import { productName } from "@/lib/products/rules/product";
import type { Problem } from "@/lib/reports/rules";
import { common } from "@/lib/shell/texts.ur";
import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import { translateAnswer } from "@/lib/text/messages/answers";
import { formatAmount } from "@/lib/text/money";
import { changeInUrdu, lineAmountInUrdu, lineTimesInUrdu } from "./line-texts.ur";
import type { PaymentType } from "./rules/order";
import type { MissedLine } from "./rules/order-messages";
import type {
	arrival as arrivalEn,
	checkout as checkoutEn,
	orderBasket as orderBasketEn,
	order as orderEn,
	orderLive as orderLiveEn,
	orders as ordersEn,
} from "./texts.en";

export const arrival: Translation<typeof arrivalEn> = {
	ask: "سب کچھ ٹھیک ہے؟",
	good: "سب ٹھیک ہے",
	notGood: "کوئی چیز تازہ نہیں تھی",
	rate: {
		title: "کون سی چیز کیسی تھی؟",
		hint: "سن کر خوشی ہوئی۔ جو چاہیں چھوڑ دیں۔",
		thanks: "شکریہ، اب یہ دوسرے بھی پڑھیں گے۔",
		word: (name) => `${isolated(name)} کے بارے میں آپ کی رائے`,
		placeholder: "کیسی تھی؟ پکی، میٹھی، وقت پر؟",
		send: "بھیجیں",
		failed: "رائے نہیں بھیجی جا سکی",
	},
	report: {
		title: "کیا ٹھیک نہیں تھا؟",
		item: "کون سی چیز",
		problem: "کیا ہوا",
		problems: { bad: "تازہ نہیں", missing: "نہیں ملی", wrong: "کوئی اور چیز" },
		howMany: "کتنے",
		howMuch: "کتنا",
		ofThese: (amount) => `${amount} میں سے جو آپ کو ملے`,
		howManyOf: (name) => `${isolated(name)}: کتنے`,
		photos: "تصویریں",
		photosHint: (most) => `(چاہیں تو، زیادہ سے زیادہ ${most})`,
		takePhoto: "تصویر لیں",
		removePhoto: (place) => `تصویر ${place} ہٹائیں`,
		word: "کچھ کہنا چاہیں تو",
		private: "دکان اسی صفحے پر جواب دے گی۔ تصویریں صرف آپ اور دکان دیکھتے ہیں۔",
		send: "دکان کو بھیجیں",
		failed: "یہ نہیں بھیجا جا سکا۔ سب کچھ لکھا ہوا ہے: دوبارہ کوشش کریں۔",
	},
};

export const checkout: Translation<typeof checkoutEn> = {
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
		cashInstead: "دروازے پر نقد دیں",
		orEnd: "",
	},
	summary: {
		title: "آپ کا آرڈر",
		due: (kind, due) => `${kind}، ${due} گھر پر۔`,
	},
	somethingWrong: "کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔",
	verifyFirst: "آرڈر سے پہلے اپنی ای میل کی تصدیق کریں",
	loginFirst: "آرڈر مکمل کرنے کے لیے لاگ اِن کریں",
	notBegun: "ادائیگی شروع نہیں ہو سکی",
};

const PAID_BY: Readonly<Record<PaymentType, string>> = {
	"Cash On Delivery": "دروازے پر نقد",
	JazzCash: wallets.names.jazzcash,
	Easypaisa: wallets.names.easypaisa,
};

const rupees = (amount: number) => common.rupees(formatAmount(amount));

function paymentName(type: string): string {
	return Object.entries(PAID_BY).find(([english]) => english === type)?.[1] ?? isolated(type);
}

export const order: Translation<typeof orderEn> = {
	paymentType: (type) => PAID_BY[type],
	deliveryTime: (chosen) => delivery.names[chosen],
	delivery: ({ deliveryTime, slot }) => {
		if (slot) return slots.slot(slot);
		const name = delivery.names[deliveryTime];
		return deliveryTime === "slot" ? name : delivery.promised(name, delivery.promises[deliveryTime]);
	},
	subtotal: totals.subtotal,
	coupon: totals.coupon,
	deliveryFee: "ڈیلیوری",
	free: delivery.free,
	tax: totals.tax,
	total: totals.total,
	asOrdered: "آرڈر کرتے وقت",
	paidWithCredit: "آپ کے بیلنس سے",
	toPay: totals.toPay,
	wentBack: "آپ کو واپس ہو گئے",
	goesBack: "آپ کو واپس ہوں گے",
	recipient: "نام",
	phone: "فون",
	address: "پتہ",
	deliveryLabel: "ڈیلیوری",
	payment: "ادائیگی",
	paid: "، ادا ہو گئی",
	less: (amount) => `${isolated(`−${formatAmount(amount)}`)} روپے`,
	change: changeInUrdu,
	lineAmount: lineAmountInUrdu,
	lineTimes: lineTimesInUrdu,
	refundMethod: ({ method, paymentType }) => {
		if (method === "cash") return "نقد";
		if (method === "credit") return "بیلنس میں";
		return paymentType === "Cash On Delivery" ? "موبائل سے" : `${paymentName(paymentType)} سے`;
	},
	lateCredit: (amount) =>
		`معذرت، آرڈر وعدے سے دیر میں پہنچا۔ اگلے آرڈر کے لیے ${rupees(amount)} آپ کے بیلنس میں ڈال دیے ہیں۔`,
};

const PROBLEMS: Readonly<Record<Problem, string>> = {
	bad: "خراب چیز",
	missing: "نہیں ملی",
	wrong: "کوئی اور چیز آئی",
};

export const orderBasket: Translation<typeof orderBasketEn> = {
	title: "سامان",
	weighed: {
		ordered: (weight) => `آرڈر ${weight}`,
		comma: "، ",
		weighed: "تولا",
		less: (amount) => `${amount} کم`,
		extra: (weight) => `زائد ${weight} کے پیسے نہیں لیے`,
		payLess: (amount) => `آپ کو آرڈر سے ${amount} کم دینے ہیں۔`,
		comesToLess: (amount) => `کل رقم آرڈر سے ${amount} کم ہے۔`,
		lighter: (things) => `ترازو پر ${things} ${things === 1 ? "چیز ہلکی نکلی" : "چیزیں ہلکی نکلیں"}۔`,
	},
	again: "ہفتہ وار ٹوکری",
	makeWeekly: "ہر ہفتے منگوائیں",
	help: "مدد لیں",
	whatsapp: (number) => `السلام علیکم، یہ میرے آرڈر ${isolated(number)} کے بارے میں ہے۔`,
	payment: {
		credit: "آپ کے بیلنس",
		refundDue: (type) => `${type} سے ادا ہوا، پیسے واپس ہوں گے`,
		refunded: (type) => `${type} سے ادا ہوا، پیسے واپس ہو گئے`,
		nothing: (state) => `${state}، کچھ ادا نہیں کرنا`,
		paid: (type) => `${type} سے ادا ہوا`,
		inCash: "نقد ادا ہوا",
		atTheDoor: "دروازے پر نقد دینا ہے",
	},
	to: { before: "۔ ", address: "، ", phone: "، فون ", end: "۔" },
	money: {
		creditIsBack: "آپ کا بیلنس واپس آ گیا۔",
		inAccount: (amount) => `${amount} پھر آپ کے اکاؤنٹ میں ہیں، اگلے آرڈر کے لیے۔`,
		wentBack: (amount) => `آپ کے ${amount} واپس بھیج دیے ہیں۔`,
		notified: "تفصیل ہمارے پیغام میں ہے۔ کوئی سوال ہو تو ",
		safe: (amount) => `آپ کے ${amount} محفوظ ہیں۔`,
		held: "آرڈر اسی طرح نہیں بھیج سکتے۔ ہم آپ کو فون کریں گے، یا پیسے واپس بھیجیں گے۔ آپ چاہیں تو ",
		refundDue: "پیسے واپس ہوں گے۔",
		goesBack: (amount) => `آپ کے ${amount} واپس آ رہے ہیں۔ آپ کو کچھ نہیں کرنا؛ کوئی سوال ہو تو `,
		contact: "ہم سے رابطہ کریں",
		end: "۔",
	},
	problem: (problem) => PROBLEMS[problem],
};

const WHY: Readonly<Record<MissedLine["why"], string>> = {
	"no longer sold": "اب نہیں ملتی",
	"out of stock": "ختم",
	"no room in the cart": "ٹوکری بھر گئی",
};

export const orderLive: Translation<typeof orderLiveEn> = {
	minutesLeft: "منٹ باقی، 60 میں سے",
	hoursLeft: "باقی، 4 گھنٹوں میں سے",
	left: "باقی",
	late: "دیر ہو گئی",
	sorry: "معذرت، سامان آ رہا ہے۔",
	cancel: {
		title: "ارادہ بدل گیا؟",
		before: "منسوخ کرنے کے لیے ",
		after: " منٹ باقی ہیں",
		submit: "آرڈر منسوخ کریں",
		ask: (number) => `${isolated(number)} منسوخ کریں؟`,
		paid: (amount, type) => `آپ نے ${isolated(type)} سے ${amount} ادا کیے ہیں، وہ آپ کو واپس ہوں گے۔`,
		notPaid: "ابھی کچھ پیک نہیں ہوا۔ آپ کو کچھ ادا نہیں کرنا ہو گا۔",
		credit: (amount) => `آپ کے بیلنس کے ${amount} واپس آپ کے اکاؤنٹ میں آ جائیں گے۔`,
		keep: "آرڈر رہنے دیں",
		done: "آپ کا آرڈر منسوخ ہو گیا",
		failed: "آرڈر منسوخ نہیں ہو سکا",
	},
	again: "یہی دوبارہ منگوائیں",
	missed: (lines) =>
		`ٹوکری میں نہیں ${lines.length === 1 ? "آئی" : "آئیں"}: ${lines.map((line) => `${isolated(productName(line, "ur"))} (${WHY[line.why]})`).join("، ")}۔`,
	againFailed: "آرڈر کی چیزیں ٹوکری میں نہیں ڈالی جا سکیں",
};

function minutesText(minutes: number): string {
	if (minutes <= 60) return `${minutes} منٹ`;
	const hours = Math.floor(minutes / 60);
	return `${hours} ${hours === 1 ? "گھنٹہ" : "گھنٹے"} ${minutes % 60} منٹ`;
}

export const orders: Translation<typeof ordersEn> = {
	title: "میرے آرڈر",
	weekly: "ہفتہ وار ٹوکریاں",
	list: "آرڈر",
	newest: "نئے آرڈر",
	older: "پرانے آرڈر",
	loading: "آپ کے آرڈر آ رہے ہیں",
	none: {
		title: "ابھی کوئی آرڈر نہیں",
		text: "آپ کا پہلا آرڈر یہاں قدم بہ قدم نظر آئے گا۔",
		start: "خریداری شروع کریں",
	},
	order: "آرڈر",
	comma: "، ",
	line: (name, quantity) =>
		quantity >= 2 ? `${isolated(name)}\u00a0${isolated(`× ${quantity}`)}` : isolated(name),
	paid: "ادا ہو گئی",
	refundDue: "پیسے واپس ہوں گے",
	refunded: "پیسے واپس ہو گئے",
	deliveredAt: (time) => `، ${time} پہنچا`,
	early: (minutes) => `وعدے سے ${minutesText(minutes)} پہلے۔`,
	late: "وعدے سے دیر میں پہنچا۔ ہم معذرت چاہتے ہیں۔",
	reportUntil: (day, time) => `${day} ${time} تک ہمیں بتا سکتے ہیں۔`,
	ready: { before: "", after: " تیار رکھیں۔" },
	promised: (promise) => `وعدہ: ${promise}`,
	code: { title: "ڈیلیوری کوڈ", text: "سامان دیکھ کر رائڈر کو بتائیں۔" },
	where: "آرڈر کہاں ہے",
	atYourDoor: "آپ کے دروازے پر",
	cancelledByYou: "آپ نے منسوخ کیا۔",
	reason: (text) => translateAnswer(text) ?? isolated(text),
	tellMe: "رائڈر نکلے تو مجھے بتائیں",
	news: (number, heading) => `آرڈر ${isolated(number)}: ${heading}۔`,
	reports: {
		label: "آپ کی شکایتیں",
		waits: (name) => `${isolated(name)} کی شکایت ہمیں مل گئی۔`,
		refund: (name, amount) => `${isolated(name)} کے ${amount} آپ کو واپس ہوں گے۔`,
		credit: (name, amount) => `${isolated(name)} کے ${amount} آپ کے بیلنس میں ڈال دیے۔`,
		refused: (name) => `${isolated(name)} کے پیسے واپس نہیں ہوں گے۔`,
		sent: (problem, quantity, weight) =>
			`${problem}: ${weight ?? `${quantity} عدد`}۔ ہم دیکھ کر یہاں جواب دیں گے۔`,
		photo: (name, place, count) => `${isolated(name)} جیسی آئی، ${count} میں سے ${place}`,
	},
};
