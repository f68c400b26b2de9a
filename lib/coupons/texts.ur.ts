import { isolated } from "@/lib/text/isolate";
import type { Translation } from "@/lib/text/messages";
import { formatAmount } from "@/lib/text/money";
import type { coupon as couponEn } from "./texts.en";

export const coupon: Translation<typeof couponEn> = {
	have: "میرے پاس کوپن ہے",
	code: "کوپن",
	apply: "لگائیں",
	loginToUse: "لگانے کے لیے لاگ اِن کریں",
	asked: "دیکھ رہے ہیں …",
	off: ({ kind, value }) =>
		kind === "percent" ? `${isolated(`${value}%`)} رعایت` : `${formatAmount(value)} روپے رعایت`,
	title: (code) => `کوپن ${isolated(code)}`,
	remove: "نکالیں",
	removeThis: (code) => `کوپن ${isolated(code)} نکالیں`,
	minimumProblem: (subtotal, minimum) => {
		if (subtotal >= minimum) return null;
		return `یہ کوپن ${formatAmount(minimum)} روپے کے سامان پر ہے۔ ${formatAmount(minimum - subtotal)} روپے کا اور ڈالیں۔`;
	},
	notReached: "کوپن نہیں دیکھا جا سکا۔ دوبارہ کوشش کریں۔",
};
