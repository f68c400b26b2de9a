import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type { RiderReason } from "./rules";
import type { rider as riderEn, riderPage as riderPageEn } from "./texts.en";

export const riderPage: Translation<typeof riderPageEn> = {
	title: "ڈیلیوری",
	appName: (shop) => `${shop} ڈیلیوری`,
};

const UNITS = { minute: "منٹ", hour: "گھنٹے", day: "دن" } as const;

const waits = (count: number) => (count === 1 ? "1 کام بھیجنا باقی ہے۔" : `${count} کام بھیجنے باقی ہیں۔`);

/** Customers read them too, as answers. */
export const reasons: Readonly<Record<RiderReason, string>> = {
	nobodyOpened: "کسی نے دروازہ نہیں کھولا",
	noAnswer: "فون نہیں اٹھاتے",
	wrongAddress: "پتہ غلط ہے",
	noMoney: "ابھی پیسے نہیں ہیں",
	shopFault: "غلطی دکان کی تھی",
	notWanted: "لینا نہیں چاہتے",
	phoneOff: "فون بند ہے",
	somebodyElse: "کوئی اور لے رہا ہے",
	noMail: "نہ ای میل ملی، نہ اکاؤنٹ ہے",
};

export const rider: Translation<typeof riderEn> = {
	nameAndArea: (name, area) => `${isolated(name)}، ${isolated(area)}`,
	withRider: (before, name) => `${isolated(before)}، ${isolated(name)} کے پاس`,
	itemsBy: (count, by) => `${count} ${count === 1 ? "چیز" : "چیزیں"}، ${by}`,
	left: (unit, count, isLate) => {
		const word = unit === "hour" && count === 1 ? "گھنٹہ" : UNITS[unit];
		return isLate ? `${word} دیر` : word;
	},
	paid: "ادا شدہ",
	takeNothing: "کچھ نہیں لینا",
	haveIt: "میں نے لے لیا",
	delivered: "پہنچا دیا",
	road: {
		deliveredToday: (count) => `آج ${count} ${count === 1 ? "پہنچایا" : "پہنچائے"}`,
		cashWithYou: "آپ کے پاس نقد: ",
		changeForRide: "اس چکر کے لیے کھلے پیسے",
		afterThat: "اس کے بعد",
		more: (count) => `${count} اور`,
		doneToday: "آج ہو گئے",
		onThisPhone: (count) => `اس فون پر ${count}`,
		waitsToBeSent: "بھیجنا باقی ہے",
		goesBack: "دکان پر واپس جائے گا",
		notDelivered: "نہیں پہنچا",
		about: (number) => `${isolated(number)} کے بارے میں`,
		notWithYou: (number) => `${isolated(number)} اب آپ کے پاس نہیں۔ دکان کو بتائیں کیا ہوا۔`,
		haveRead: "میں نے پڑھ لیا",
	},
	next: {
		label: "اگلی ڈیلیوری",
		collectCash: "نقد لینا ہے",
		atTheDoor: "میں دروازے پر ہوں",
		call: "فون کریں",
		callName: (name) => `${isolated(name)} کو فون کریں`,
		map: "نقشہ",
		toDoor: "دروازے تک",
		toPoint: "جگہ تک",
		mapToName: (name) => `${isolated(name)} تک راستے کا نقشہ`,
	},
	shelf: {
		title: "دکان پر آپ کے لیے",
		bags: (count) => `${count} ${count === 1 ? "تھیلا" : "تھیلے"}`,
		choose: "تھیلا چنیں",
		haveOne: (number) => `${isolated(number)} لے لیا`,
		haveSome: (count) => `یہ ${count} لے لیے`,
		haveBoth: "دونوں لے لیے",
		haveAll: (count) => `سب ${count} لے لیے`,
	},
	day: {
		allDelivered: "سب پہنچ گئے",
		nothingYet: "ابھی لے جانے کو کچھ نہیں",
		bagsReady: (count) => `دکان پر ${count} ${count === 1 ? "تھیلا تیار ہے" : "تھیلے تیار ہیں"}`,
		nothingWaits: "نیا تھیلا یہاں خود آ جائے گا۔ دکان پر ابھی کچھ نہیں۔",
		deliveries: "آج کی ڈیلیوری",
		onTime: "وقت پر",
		onTimeOf: (onTime, all) => `${all} میں سے ${onTime}`,
		cash: "آپ کے پاس نقد",
		countIt: "گھر جانے سے پہلے دکان پر گن کر دیں۔",
	},
	door: {
		back: "سب ڈیلیوری",
		amount: "کتنے لینے ہیں",
		paidAlready: "پہلے ادا ہو چکی",
		paidWith: () => "موبائل سے ادا ہو چکی",
		collect: "نقد لینے ہیں",
		change: "باقی پیسے",
		from: (sum) => `${sum} دیں تو`,
		give: (sum) => `${sum} واپس`,
		codeOf: (name) => `${isolated(name)} کا 4 ہندسوں کا کوڈ`,
		whereCode: "میرے آرڈر میں اور ہمارے پیغام میں ہے۔",
		digits: (count) => `${count} ہندسے`,
		moreDigits: (count) => (count === 1 ? "1 ہندسہ اور" : `${count} ہندسے اور`),
		onlyWithReason: "بہت بار غلط کوڈ لکھا گیا۔ کوڈ کے بغیر وجہ لکھیں۔",
		hasNoCode: (name) => `${isolated(name)} کے پاس کوڈ نہیں`,
		gives: (name) => `${isolated(name)} دیں گے`,
		giveBack: "واپس دیں",
		landmark: "نشانی",
		isKnown: "دروازہ معلوم ہے",
		stoodThere: (day) => `رائڈر ${day} کو وہاں کھڑا تھا`,
		plusCode: "پلس کوڈ",
		changed: "تھیلے میں کیا بدلا",
		couldNot: "نہیں پہنچا سکا",
		cashTaken: "پہنچا دیا، نقد لے لیا",
		sumTaken: (sum) => `پہنچا دیا، ${sum} لے لیے`,
		sayWhy: "کوڈ کے بغیر وجہ بتائیں",
		tryAgain: "دوبارہ کوشش کریں",
	},
	doorQuestion: {
		isDelivered: (name) => `${isolated(name)} کا تھیلا پہنچ گیا`,
		title: "کیا یہی دروازہ ہے؟",
		within: (metres) => `آپ ${metres} میٹر کے اندر ہیں۔ اگلا رائڈر سیدھا یہاں آئے گا۔`,
		yes: "یہی دروازہ ہے",
		no: "نہیں، میں آگے ہوں",
		note: (name) =>
			`اس پتے کے لیے ایک بار پوچھا گیا۔ صرف ${isolated(name)} کے آرڈر لانے والے اسے دیکھتے ہیں۔`,
	},
	why: {
		noCodeTitle: "کوڈ کے بغیر کیوں؟",
		noCodeNote: "دکان آپ کی وجہ ڈیلیوری کے ساتھ دیکھے گی۔",
		failedTitle: "کیوں نہیں؟",
		failedNote: (number, name) => `${isolated(number)} رک جائے گا۔ دکان ${isolated(name)} کو فون کرے گی۔`,
		bringBack: "دکان پر واپس لائیں",
		reasons,
		somethingElse: "کچھ اور",
		inAFewWords: "تھوڑے لفظوں میں",
		sayIt: "تھوڑے لفظوں میں بتائیں",
		choose: "کوئی وجہ چنیں",
	},
	network: {
		none: "انٹرنیٹ نہیں ہے۔",
		noneAndWaits: (count) => `انٹرنیٹ نہیں ہے۔ ${waits(count)}`,
		waits,
		theyGo: "چلتے رہیں۔ خود چلے جائیں گے۔",
		isKept: "چلتے رہیں۔ آپ کا کام یہاں محفوظ ہے۔",
		goNow: "اب جا رہے ہیں۔",
		allSent: "سب بھیج دیا",
		notTaken: "دکان نے یہ نہیں مانا۔",
		notKept: "یہ فون اسے محفوظ نہیں کر سکا۔ دوبارہ دبائیں۔",
	},
	foot: {
		tell: "نئی ڈیلیوری اس فون پر بتائیں",
		signIn: "آپ کا لاگ اِن",
		logout: "لاگ آؤٹ",
		logoutFailed: "لاگ آؤٹ نہیں ہوا۔ دوبارہ کوشش کریں۔",
		notSent: (count) => (count === 1 ? "1 کام ابھی نہیں گیا" : `${count} کام ابھی نہیں گئے`),
		stayOnPhone: "یہ اس فون پر رہیں گے اور آپ کے دوبارہ لاگ اِن پر جائیں گے۔ بہتر ہے ان کے جانے تک رکیں۔",
		leave: "لاگ آؤٹ",
		stay: "رکیں",
	},
	nobody: {
		signedOut: "آپ لاگ آؤٹ ہو چکے ہیں",
		nobodyHere: "کوئی لاگ اِن نہیں",
		stepsKept: "آپ کا کام اس فون پر محفوظ ہے۔ دوبارہ لاگ اِن پر چلا جائے گا۔",
		dayKept: "انٹرنیٹ پر ایک بار لاگ اِن کے بعد آپ کی ڈیلیوری اس فون پر رہتی ہے۔",
		signIn: "لاگ اِن",
	},
};
