import { isolated } from "@/lib/domain/isolate";
import type { weekly as english } from "../en/weekly";
import type { Translation } from "../translation";
import { time } from "./time";

/** Monday first. */
const WEEKDAYS = ["پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ", "اتوار"];

export const weekly: Translation<typeof english> = {
	day: (day) => time.day(new Date(`${day}T12:00:00+05:00`)),
	weekday: (day) => ({ short: WEEKDAYS[day - 1], full: WEEKDAYS[day - 1] }),
	next: {
		paused: "رکی ہوئی ہے",
		asleep: "جب تک آپ دوبارہ شروع نہ کریں، کچھ نہیں آئے گا۔",
		rhythm: (every, address) =>
			`${every === 1 ? "ہر ہفتے" : "ہر دو ہفتے بعد"}${address ? `، ${isolated(address)}` : ""}۔ دروازے پر نقد۔`,
		noTime: "کوئی وقت نہیں",
		notOffered: "اس وقت اب ڈیلیوری نہیں ہوتی۔ دوسرا وقت چنیں۔",
		comma: "،",
		pause: "روکیں",
		wake: "دوبارہ شروع کریں",
		skip: (day) => `${day} چھوڑیں`,
		undoSkip: (day) => `${day} واپس لائیں`,
		made: (day, number) => `${day} کا آرڈر ${isolated(number)} ہے۔`,
		change: "دیکھیں یا چھوڑ دیں",
	},
	items: "چیزیں",
	soldOut: "آج ختم: یہ نہیں آئے گی",
	onlyToday: (count) => `آج صرف ${count}`,
	today: (price) => `آج ${price}`,
	quantityOf: (name) => `${isolated(name)} کی تعداد`,
	remove: (name) => `${isolated(name)} نکالیں`,
	add: "اور کچھ ڈالیں",
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
	where: { title: "کہاں", address: "پتہ", choose: "پتہ چنیں", yours: "آپ کے پتے" },
	ifMissing: "کوئی چیز نہ ملے تو",
	happens: {
		title: "کیا ہوتا ہے",
		when: (weekday) => `${weekday} شام 6 بجے`,
		becomes:
			" اس دن کی قیمتوں پر نقد آرڈر ہو جاتا ہے، اور ہم آپ کو ای میل کرتے ہیں۔ ای میل کے ایک لنک سے آپ اسے چھوڑ سکتے ہیں۔",
		soldOut: "جو چیز ختم ہو، وہ نہیں آتی، اور ای میل میں اس کا نام ہوتا ہے۔",
		below: (minimum) => `${minimum} سے کم ہو یا جگہ نہ بچے تو آرڈر نہیں ہوتا۔ وجہ ای میل میں ہوتی ہے۔`,
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
