import type { cartSummary as english } from "../en/cart-summary";
import type { Translation } from "../translation";

export const cartSummary: Translation<typeof english> = {
	title: "حساب",
	minimum: {
		label: "کم سے کم آرڈر",
		progress: (subtotal, minimum) => `${minimum} میں سے ${subtotal}`,
		missing: (amount) => `${amount} کا اور ڈالیں`,
		reached: "کم سے کم آرڈر پورا ہو گیا",
	},
	area: { label: "علاقہ", choose: "اپنا علاقہ چنیں" },
	address: {
		label: "پتہ",
		none: "ابھی کوئی پتہ نہیں",
		loginToUse: "محفوظ پتہ لینے کے لیے لاگ اِن کریں",
		whereToKnock: "بتائیں کہاں پہنچائیں",
		unread: "آپ کے پتے نہیں کھل سکے۔",
		again: "دوبارہ کوشش کریں",
		add: "نیا پتہ لکھیں",
		change: "بدلیں",
		chosen: "(چنا ہوا)",
		addArea: (area) => `اس پتے میں ”${area}“ لکھ دیں`,
		loginToAdd: "پتہ لکھنے کے لیے لاگ اِن کریں",
	},
	payment: {
		legend: "پیسے کیسے دیں گے",
		cash: "دروازے پر نقد",
		cashNote: "سامان دیکھ کر رائڈر کو دیں",
		online: "موبائل سے",
		wallets: (names) => names.join(" یا "),
	},
	whenPaid: {
		nothing: "کچھ دینا باقی نہیں۔",
		online: "پیسے اگلے صفحے پر دیں گے۔",
		cod: "پیسے دروازے پر رائڈر کو دیں گے۔",
	},
	ready: { cod: "آرڈر کریں", online: "آرڈر مکمل کریں" },
	loginToOrder: "آرڈر کے لیے لاگ اِن کریں۔",
	loginToPay: "آرڈر مکمل کرنے کے لیے لاگ اِن کریں",
	order: {
		placed: "آرڈر ہو گیا۔ تازہ سامان 60 منٹ میں آپ کے دروازے پر۔",
		refused: "آرڈر نہیں ہو سکا",
		notSent: "آرڈر نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
	},
	question: (cart) => `السلام علیکم، اپنی ٹوکری کے بارے میں پوچھنا ہے: ${cart}۔`,
	share: "یہ ٹوکری کسی کو بھیجیں",
	shared: (cart, shop) => `السلام علیکم، ${shop} پر میری ٹوکری: ${cart}۔ یہاں کھولیں:`,
};
