import type { shell as english } from "../en/shell";
import type { Translation } from "../translation";

export const shell: Translation<typeof english> = {
	mainMenu: "بڑا مینو",
	header: { "/": "ہوم", "/all-products": "سب چیزیں", "/contact": "رابطہ" },
	sections: "حصے",
	bottom: {
		"/": "ہوم",
		"/all-products": "چیزیں",
		"/deals-offers": "پیٹیاں",
		"/my-orders": "آرڈر",
		"/account": "اکاؤنٹ",
	},
	menu: "مینو",
	login: "لاگ اِن",
	accountOf: (name) => `${name} کا اکاؤنٹ`,
	deliverTo: "یہاں پہنچانا ہے",
	chooseArea: "علاقہ چنیں",
	soon: (minutes) => `${minutes} منٹ میں`,
	areaLine: {
		closed: (opens) => `دکان ${opens}۔ `,
		before: "",
		after: " میں ",
		noArea: "علاقہ چنیں: آپ کے دروازے پر ",
	},
	search: {
		label: "چیزیں تلاش کریں",
		catalogueLabel: "تازہ چیزیں تلاش کریں",
		placeholder: "آلو، آم، پالک...",
		cataloguePlaceholder: "آلو، آم، پالک...",
		clear: "تلاش صاف کریں",
	},
	cart: "ٹوکری",
	cartWith: (items) => `ٹوکری، ${items}`,
	items: (count) => (count === 1 ? "1 چیز" : `${count} چیزیں`),
	viewCart: "ٹوکری",
	toMinimum: (amount) => `کم سے کم آرڈر میں ${amount} باقی`,
	minimumReached: "کم سے کم آرڈر پورا ہو گیا",
};
