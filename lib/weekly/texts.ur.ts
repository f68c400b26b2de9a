import { time } from "@/lib/shell/time-texts.ur";
import { isolated, isolatedOnce } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type {
	mailWeekly as mailWeeklyEn,
	weekly as weeklyEn,
	weeklyOrder as weeklyOrderEn,
	weeklyPage as weeklyPageEn,
} from "./texts.en";

const moved = ({ when }: { when: string }) => `اس بار دکان کے وقت اور ہیں: ٹوکری ${when} کے درمیان آئے گی۔`;

export const mailWeekly: Translation<typeof mailWeeklyEn> = {
	day: (day) => `${time.weekday(new Date(`${day}T12:00:00+05:00`))}، ${time.shortDay(day)}`,
	someOf: ({ name, missing, wanted }) => `${isolated(name)} (${wanted} میں سے ${missing})`,
	leftOut: ({ products }) => `یہ نہیں مل سکا، اس لیے شامل نہیں: ${products.map(isolatedOnce).join("، ")}۔`,
	moved,
	sentence: (words) => `${words}۔`,
	whole: "سب کچھ شامل ہے۔",
	made: {
		subject: ({ basket, number }) => `آپ کی ہفتہ وار ٹوکری ${basket} کا آرڈر ${number}`,
		heading: ({ day }) => `${day} کو آئے گا`,
		preview: ({ number }) => `آرڈر ${number}: ایک لنک سے چھوڑ سکتے ہیں۔`,
		text: ({ name, basket, number }) =>
			`السلام علیکم ${name}، آپ کی ہفتہ وار ٹوکری ${basket} کا آرڈر ${number} آج کی قیمتوں پر ہو گیا ہے۔`,
		button: "آرڈر دیکھیں یا چھوڑ دیں",
		note: "یہ لنک لاگ اِن کے بغیر صرف اسی آرڈر کے لیے چلتا ہے، جب تک ڈیلیوری کا وقت شروع نہ ہو یا آرڈر پیک نہ ہو جائے۔ جس کے پاس یہ لنک ہو، وہ آرڈر چھوڑ سکتا ہے۔",
	},
	missed: {
		subject: ({ shop, day }) => `${shop}: ${day} کے لیے ہفتہ وار ٹوکری کا آرڈر نہیں ہوا`,
		heading: "اس بار آرڈر نہیں ہوا",
		preview: ({ basket, day, reason }) => `${basket}، ${day}: ${reason}`,
		text: ({ name, basket, day, reason }) =>
			`السلام علیکم ${name}، آپ کی ہفتہ وار ٹوکری ${basket} سے ${day} کا آرڈر نہیں ہوا۔ ${reason}`,
		button: "میری ہفتہ وار ٹوکریاں",
		note: "ٹوکری اگلی بار کے لیے ویسی ہی رہے گی۔",
	},
};

export const weeklyOrder: Translation<typeof weeklyOrderEn> = {
	skipped: "آرڈر چھوڑ دیا گیا۔",
	skippedText: "کچھ نہیں آئے گا۔ ہفتہ وار ٹوکری اگلی بار پھر آئے گی۔",
	tooLate: "یہاں آرڈر چھوڑنے میں دیر ہو گئی۔ ہمیں فون کریں، دیکھتے ہیں کیا ہو سکتا ہے۔",
	leftOut: "شامل نہیں:",
	notBought: (products) =>
		`${products.map(isolatedOnce).join("، ")} نہیں مل ${products.length === 1 ? "سکی" : "سکیں"}۔`,
	comes: "کیا آئے گا",
	order: "آرڈر ",
	cash: "، دروازے پر نقد",
	skip: "یہ آرڈر چھوڑ دیں",
	sure: "چھوڑ دیں؟ اس بار کچھ نہیں آئے گا۔",
	yes: "چھوڑ دیں",
	keep: "رہنے دیں",
	failed: "یہ محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
};

/** Monday first. */
const WEEKDAYS = ["پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ", "اتوار"];

export const weekly: Translation<typeof weeklyEn> = {
	day: (day) => time.day(new Date(`${day}T12:00:00+05:00`)),
	weekday: (day) => ({ short: WEEKDAYS[day - 1], full: WEEKDAYS[day - 1] }),
	basketOf: (weekday) => `${WEEKDAYS[weekday - 1]} کی ٹوکری`,
	next: {
		paused: "رکی ہوئی ہے",
		asleep: "جب تک آپ دوبارہ شروع نہ کریں، کچھ نہیں آئے گا۔",
		rhythm: (every, address) =>
			`${every === 1 ? "ہر ہفتے" : "ہر دو ہفتے بعد"}${address ? `، ${isolated(address)}` : ""}۔ دروازے پر نقد۔`,
		noTime: "کوئی وقت نہیں",
		notOffered: "اس وقت اب ڈیلیوری نہیں ہوتی۔ دوسرا وقت چنیں۔",
		closedOn: (day) => `${day} کو دکان بند ہے۔ اس دن کچھ نہیں آئے گا۔`,
		moved,
		notServed: "اس پتے پر ڈیلیوری نہیں ہوتی۔ دوسرا پتہ چنیں، ورنہ کچھ نہیں آئے گا۔",
		walletOnly:
			"ہفتہ وار ٹوکری کے پیسے نقد دیے جاتے ہیں، اور آپ کے آرڈر کے پیسے موبائل سے دیے جاتے ہیں۔ آپ کا بیلنس پوری رقم کے لیے کافی نہ ہو تو کچھ نہیں آئے گا۔",
		comma: "،",
		pause: "روکیں",
		wake: "دوبارہ شروع کریں",
		skip: (day) => `${day} چھوڑیں`,
		undoSkip: "واپس لائیں",
		made: (day, number) => `${day} کا آرڈر ${isolated(number)} ہے۔`,
		change: "دیکھیں یا چھوڑ دیں",
	},
	items: "چیزیں",
	soldOut: "آج ختم: یہ نہیں آئے گی",
	onlyToday: (count) => `آج صرف ${count}`,
	today: (price) => `آج ${price}`,
	add: "اور کچھ ڈالیں",
	addList: "پوری فہرست",
	addExample: "آلو، آم، پالک",
	noneFound: "اس نام کی اور کوئی چیز نہیں۔",
	when: {
		title: "کس دن",
		weekday: "ہفتے کا دن",
		often: "کتنے دن بعد",
		every: (every) => (every === 1 ? "ہر ہفتے" : "ہر 2 ہفتے بعد"),
		name: "ٹوکری کا نام",
		time: "وقت",
		later: "اور وقت",
	},
	where: { title: "کہاں", address: "پتہ", choose: "پتہ چنیں" },
	ifMissing: "کوئی چیز نہ ملے تو",
	happens: {
		title: "کیا ہوتا ہے",
		when: (weekday) => `${weekday} شام 6 بجے`,
		becomes:
			" اس دن کی قیمتوں پر نقد آرڈر ہو جاتا ہے، اور ہم آپ کو پیغام بھیجتے ہیں۔ اس کے ایک لنک سے آپ اسے چھوڑ سکتے ہیں۔",
		soldOut: "جو چیز ختم ہو، وہ نہیں آتی، اور پیغام میں اس کا نام ہوتا ہے۔",
		below: (minimum) => `${minimum} سے کم ہو یا جگہ نہ بچے تو آرڈر نہیں ہوتا۔ وجہ پیغام میں ہوتی ہے۔`,
	},
	against: {
		empty: "اس میں کچھ نہیں۔",
		minimum: (missing) => `کم سے کم آرڈر میں ${missing} کم ہیں۔`,
		address: "پتہ چنیں۔",
		name: "ٹوکری کا نام لکھیں۔",
	},
	about: "تقریباً، آج کی قیمتوں پر",
	saved: "محفوظ ہے",
	save: "محفوظ کریں",
	make: "ہر ہفتے منگوائیں",
	delete: {
		ask: "یہ ٹوکری ختم کریں",
		sure: "ہمیشہ کے لیے ختم کریں؟ جو آرڈر ہو چکے، وہ رہیں گے۔",
		yes: "ختم کریں",
		keep: "رہنے دیں",
	},
	failed: "یہ محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
};

export const weeklyPage: Translation<typeof weeklyPageEn> = {
	title: "ہفتہ وار ٹوکریاں",
	new: "نئی ہفتہ وار ٹوکری",
	none: "ابھی کوئی ہفتہ وار ٹوکری نہیں",
	noneText: "جو آپ ہر ہفتے منگواتے ہیں، خود آ جائے: پہلے کے کسی آرڈر سے بنائیں، یا اپنی ٹوکری سے۔",
	chooseOrder: "آرڈر چنیں",
	ofCart: "میری ٹوکری سے بنائیں",
	order: {
		title: "آپ کا ہفتہ وار آرڈر",
		over: "یہ لنک اب کام نہیں کرتا",
		overText: "یہ ایک آرڈر کے لیے تھا، ڈیلیوری کا وقت شروع ہونے تک۔",
		mine: "میری ہفتہ وار ٹوکریاں",
	},
};
