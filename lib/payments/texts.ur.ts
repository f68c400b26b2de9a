import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import type {
	openPayments as openPaymentsEn,
	paymentResult as paymentResultEn,
	wallets as walletsEn,
} from "./texts.en";

export const openPayments: Translation<typeof openPaymentsEn> = {
	confirmed: (wallet, amount) => `${wallet} سے ${amount} مل گئے۔`,
	isOrder: (number) => `یہ آرڈر ${isolated(number)} ہے۔ `,
	nothingLeft: "کچھ دینا باقی نہیں۔",
	seeOrders: "میرے آرڈر دیکھیں",
	asking: (wallet, amount) => `آپ کے ${amount} کا ${wallet} سے پوچھ رہے ہیں۔`,
	undecided: (wallet, time) =>
		`آپ نے ${time} ادائیگی شروع کی تھی، ${wallet} نے ابھی نہیں بتایا کہ پیسے ملے یا نہیں۔ مل گئے تو آرڈر خود آ جائے گا: دوبارہ ادا نہ کریں۔`,
	askingSeveral: (count) => `آپ کی ${isolated(String(count))} ادائیگیوں کا پوچھ رہے ہیں۔`,
	begun: (wallet, amount, time) => `${wallet} ${amount} (${time})`,
	undecidedSeveral: (begun) =>
		`${begun.join("، ")}: ابھی معلوم نہیں کہ پیسے ملے یا نہیں۔ مل گئے تو آرڈر خود آ جائے گا: دوبارہ ادا نہ کریں۔`,
	creditWaits: (amount, wallet, time) =>
		`آپ کے بیلنس کے ${amount} ${wallet} کی ادائیگی کے لیے ${time} تک رکے ہیں۔`,
	paidMeanwhile: (wallet, number) => `${wallet} سے پیسے مل گئے: آرڈر ${isolated(number)} میرے آرڈر میں ہے۔`,
};

export const paymentResult: Translation<typeof paymentResultEn> = {
	processing: {
		title: "ادائیگی دیکھ رہے ہیں",
		note: "ایک لمحہ ٹھہریں اور یہ صفحہ کھلا رکھیں۔",
	},
	checking: {
		title: (wallet) => `${wallet} سے پوچھ رہے ہیں`,
		note: (wallet, amount) =>
			`${wallet} نے ${amount} کا ابھی نہیں بتایا۔ ہم پوچھتے رہیں گے۔ پیسے ملتے ہی آرڈر خود ہو جائے گا، چاہے آپ یہ صفحہ بند کر دیں۔`,
	},
	login: {
		title: "دوبارہ لاگ اِن کریں",
		note: "آپ کی ادائیگی ہمارے پاس محفوظ ہے۔ لاگ اِن کر کے دیکھیں کیا ہوا۔",
		action: "لاگ اِن",
		first: "پیسے دے چکے ہیں تو پہلے لاگ اِن کر کے اپنا آرڈر دیکھیں: دوبارہ ادا نہ کریں۔",
	},
	success: {
		title: "ادائیگی ہو گئی",
		onHoldTitle: "ادائیگی ہو گئی، آرڈر رکا ہوا ہے",
		paid: (wallet, amount) => `${wallet} سے ${amount} مل گئے۔`,
		onHold: "یہ آرڈر ایسے نہیں بھیج سکتے: ہم آپ کو فون کریں گے یا پیسے واپس کریں گے۔",
		viewOrders: "میرے آرڈر دیکھیں",
		contact: "رابطہ کریں",
	},
	failure: {
		title: "ادائیگی نہیں ہوئی",
		tryAgain: "دوبارہ کوشش کریں",
		cash: "رائڈر کو نقد دیں",
		toCart: "واپس ٹوکری میں",
		refused: (wallet) => `کوئی رقم نہیں کٹی: ${wallet} نے بتا دیا ہے۔ آپ کی ٹوکری ویسی ہی ہے۔`,
	},
	messages: {
		processingFailed: "ادائیگی نہیں ہو سکی۔ دوبارہ کوشش کریں۔",
		noPendingOrder: "کوئی ادھورا آرڈر نہیں ملا۔ دوبارہ کوشش کریں۔",
		failed: "ادائیگی نہیں ہوئی یا منسوخ ہو گئی۔ دوبارہ کوشش کریں۔",
		notVerified: "ادائیگی کی تصدیق نہیں ہوئی۔ ہم سے رابطہ کریں۔",
	},
};

export const wallets: Translation<typeof walletsEn> = {
	names: { jazzcash: "جاز کیش", easypaisa: "ایزی پیسہ" },
};
