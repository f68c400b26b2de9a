import { isolated } from "@/lib/domain/isolate";
import type { cartPages as english } from "../en/cart-pages";
import type { Translation } from "../translation";

export const cartPages: Translation<typeof english> = {
	cart: "آپ کی ٹوکری",
	checkout: "آرڈر مکمل کریں",
	noWallet: {
		title: "موبائل سے ادائیگی اس وقت نہیں ہو سکتی",
		note: "آپ دروازے پر نقد دے سکتے ہیں۔",
		toCart: "واپس ٹوکری میں",
	},
	sharedBasket: {
		documentTitle: "کسی کی بھیجی ہوئی ٹوکری",
		title: "آپ کے لیے ایک ٹوکری",
		note: "آپ کے کہنے سے پہلے اس میں سے کچھ آپ کی ٹوکری میں نہیں جاتا۔",
	},
	paymentResult: {
		documentTitle: "ادائیگی کا نتیجہ",
		withoutScripts: "پیسے ملنے کے ایک منٹ کے اندر آرڈر خود ہو جاتا ہے۔",
		viewOrders: "میرے آرڈر دیکھیں",
	},
	toWallet: {
		documentTitle: "ادائیگی کی طرف",
		title: (wallet) => `اب ${wallet} پر`,
		note: (amount) => `${amount} ادا کرنے ہیں۔ ان کے صفحے پر اپنے ${isolated("PIN")} سے منظور کریں۔`,
		go: (wallet) => `${wallet} پر جائیں`,
	},
	backFromWallet: {
		documentTitle: (wallet) => `${wallet} سے واپسی`,
		title: "ایک لمحہ",
		note: (wallet) => `${wallet} سے آپ کی ادائیگی کی تصدیق کر رہے ہیں۔`,
		go: "آگے چلیں",
	},
};
