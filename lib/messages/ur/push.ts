import { isolated } from "@/lib/domain/isolate";
import { formatAmount } from "@/lib/domain/money";
import type { push as english } from "../en/push";
import type { Translation } from "../translation";
import { common } from "./common";
import { places } from "./places";

export const push: Translation<typeof english> = {
	waits: {
		title: (number) => `آرڈر ${isolated(number)} رکا ہوا ہے`,
		body: "ہم اس بارے میں آپ کو فون کرتے ہیں۔",
	},
	packed: {
		title: (number) => `آرڈر ${isolated(number)} پیک ہو گیا`,
		body: "اب رائڈر لے کر نکلے گا۔",
	},
	onItsWay: {
		title: "رائڈر آپ کا آرڈر لے کر نکل گیا ہے",
		paid: (number) => `${isolated(number)} کی رقم ادا ہو چکی ہے۔`,
		toPay: (number, amount) => `${isolated(number)}: ${common.rupees(formatAmount(amount))} تیار رکھیں۔`,
	},
	delivered: {
		title: "آپ کا آرڈر پہنچ گیا",
		body: (number) => `آرڈر ${isolated(number)} پہنچ گیا۔ خوش رہیں۔`,
	},
	cancelled: {
		title: (number) => `آرڈر ${isolated(number)} منسوخ ہو گیا`,
		body: "کچھ نہیں آئے گا۔ وجہ ای میل میں لکھی ہے۔",
	},
	weekly: {
		title: (basket) => `${isolated(basket)} کل آ رہی ہے`,
		body: (number) => `اس کا آرڈر ${isolated(number)} ہے۔ دیکھنے یا چھوڑنے کا لنک ای میل میں ہے۔`,
	},
	assigned: {
		title: (number) => `آپ کے لیے ڈیلیوری: ${isolated(number)}`,
		body: (area) => `${isolated(places.area(area))} کے لیے۔`,
	},
};
