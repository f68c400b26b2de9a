import type { cart as english } from "../en/cart";
import type { Translation } from "../translation";

export const cart: Translation<typeof english> = {
	loading: "آپ کی ٹوکری کھل رہی ہے",
	pieces: (count) => (count === 1 ? "1 چیز" : `${count} چیزیں`),
	piecesFor: (pieces, area) => `${pieces}، ${area} کے لیے`,
	items: "چیزیں",
	each: (price) => `فی ${price}`,
	remove: (name) => `${name} نکالیں`,
	continueShopping: "اور چیزیں لیں",
	clear: {
		title: "ٹوکری خالی کریں",
		description: "ٹوکری کی سب چیزیں نکل جائیں گی۔",
		keep: "رہنے دیں",
	},
	empty: {
		title: "آپ کی ٹوکری خالی ہے",
		note: "پھل، سبزیاں اور پیٹیاں ڈالیں، جھنگ کے لیے تازہ چنی ہوئی۔",
		browse: "چیزیں دیکھیں",
	},
	failed: {
		title: "آپ کی ٹوکری نہیں کھل سکی",
		note: "آپ کی چیزیں محفوظ ہیں۔ انٹرنیٹ دیکھ لیں۔",
		again: "دوبارہ کوشش کریں",
	},
	makeWeekly: "یہی ٹوکری ہر ہفتے منگوائیں",
	shortage: {
		left: (onlyLeft) => `${onlyLeft}۔`,
		asked: (quantity) => `آپ نے ${quantity} مانگے تھے۔`,
		take: (left, price) => `${left} ہی لیں · ${price}`,
		similar: "اس جیسی",
		noneSimilar: "آج اس جیسی کوئی چیز نہیں۔",
		like: (name) => `${name} جیسی چیزیں`,
	},
	suggestions: {
		toGo: (missing) => `${missing} اور چاہییں`,
		fills: (count) =>
			count === 1 ? "اس سے کم سے کم آرڈر پورا ہو جائے گا۔" : "ان دونوں سے کم سے کم آرڈر پورا ہو جائے گا۔",
		forgot: "کچھ رہ تو نہیں گیا؟",
	},
	wishes: {
		title: "کوئی چیز نہ ملے تو",
		otherwise: "کسی ایک چیز کے لیے کچھ اور؟",
		asAbove: (wish) => `${wish}، جیسے اوپر`,
	},
};
