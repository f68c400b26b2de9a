import { isolated } from "@/lib/domain/isolate";
import type { openPayments as english } from "../en/open-payments";
import type { Translation } from "../translation";

export const openPayments: Translation<typeof english> = {
	confirmed: (wallet, amount) => `${wallet} سے ${amount} مل گئے۔`,
	isOrder: (number) => `یہ آرڈر ${isolated(number)} ہے۔ `,
	nothingLeft: "کچھ دینا باقی نہیں۔",
	seeOrders: "میرے آرڈر دیکھیں",
	asking: (wallet, amount) => `آپ کے ${amount} کا ${wallet} سے پوچھ رہے ہیں۔`,
	undecided: (wallet, time) =>
		`آپ نے ${time} ادائیگی شروع کی تھی، ${wallet} نے ابھی نہیں بتایا کہ پیسے ملے یا نہیں۔ مل گئے تو آرڈر خود آ جائے گا: دوبارہ ادا نہ کریں۔`,
	paidMeanwhile: (wallet, number) => `${wallet} سے پیسے مل گئے: آرڈر ${isolated(number)} میرے آرڈر میں ہے۔`,
};
