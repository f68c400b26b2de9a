import type { Translation } from "@/lib/text/messages";
import type { list as english } from "./texts.en";

const things = (count: number) => (count === 1 ? "1 چیز" : `${count} چیزیں`);

export const list: Translation<typeof english> = {
	title: "پوری فہرست ایک ساتھ",
	lead: "جیسے بولتے ہیں ویسے لکھیں: اردو، رومن اردو یا انگریزی۔ ہر سطر میں ایک چیز، یا کاما لگا کر۔",
	paper: "آپ کی فہرست",
	example: "آلو 2 کلو\nآدھا کلو ادرک\nدرجن کیلا",
	tip: "بولنے کے لیے کی بورڈ کا مائیک دبائیں۔ واٹس ایپ کی فہرست ویسے ہی لگا دیں۔",
	paste: "لگائیں",
	find: (count) => (count === 0 ? "ڈھونڈیں" : `${things(count)} ڈھونڈیں`),
	tooLong: "ایک بار میں 100 سطریں۔ پہلے یہ ڈالیں، پھر باقی لگائیں۔",
	change: "بدلیں",
	changing: "سطر بدلیں تو دوبارہ ڈھونڈی جائے گی۔ جو آپ نے چنا وہ رہے گا۔",
	found: (found, all) => {
		if (found === 1) return all === 1 ? "1 چیز مل گئی" : `${all} میں سے 1 مل گئی`;
		return found === all ? `سب ${all} مل گئیں` : `${all} میں سے ${found} مل گئیں`;
	},
	none: "ان میں سے کوئی چیز دکان پر نہیں",
	noneNote: "کسی اور طرح لکھیں، یا دیکھیں آج کیا تازہ ہے۔",
	changeList: "فہرست بدلیں",
	browse: "چیزیں دیکھیں",
	took: (name) => `${name} لیا ہے`,
	rounded: (unit, amount) => `${unit.replace(/^1\s/, "")} کے حساب سے ملتی ہے، ${amount} لیا ہے`,
	vague: "مقدار دیکھ لیں",
	soldOut: (name) => `${name} آج ختم ہے`,
	instead: "جب تک آپ ان میں سے کچھ نہ لیں، گنتی میں نہیں:",
	others: "اور",
	quantityOf: (name) => `${name} کی تعداد`,
	times: (quantity, unit) => (/^1\s/.test(unit) ? `${quantity} ${unit.slice(2)}` : `${quantity} × ${unit}`),
	still: "فہرست میں باقی",
	notHere: "آج دکان پر نہیں",
	edit: (line) => `${line} بدلیں`,
	remove: (line) => `${line} فہرست سے نکالیں`,
	things: (count, toCheck) => (toCheck === 0 ? things(count) : `${things(count)}، ${toCheck} دیکھ لیں`),
	add: (count) => (count === 1 ? "ڈالیں" : "سب ڈالیں"),
	added: (count, rupees) => `${things(count)} ٹوکری میں، ${rupees}`,
	offline: "انٹرنیٹ نہیں ہے۔",
	offlineSince: (time) =>
		`فون میں جو دکان ہے${time && `، ${time} کی،`} اسی میں ڈھونڈتے ہیں۔ قیمت آرڈر پر دیکھی جائے گی۔`,
	notLoaded: "دکان سے رابطہ نہیں ہو سکا۔ آپ کی فہرست محفوظ ہے۔",
};
