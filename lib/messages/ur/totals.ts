import { isolated } from "@/lib/domain/isolate";
import type { totals as english } from "../en/totals";
import type { Translation } from "../translation";

export const totals: Translation<typeof english> = {
	subtotal: "سامان",
	coupon: (code) => `کوپن ${isolated(code)}`,
	deliveryFee: (kind) => `ڈیلیوری (${kind})`,
	tax: (percent) => `ٹیکس (${isolated(`${percent}%`)})`,
	total: "کل رقم",
	credit: "آپ کا بیلنس",
	toPay: "باقی رقم",
	times: (quantity, amount) => isolated(`${quantity} × ${amount}`),
	less: (amount) => `${isolated(`−${amount}`)} روپے`,
	useCredit: "میرا بیلنس لگائیں",
	inAccount: (amount) => `آپ کے اکاؤنٹ میں ${amount} ہیں`,
};
