import { isolated } from "@/lib/domain/isolate";
import { formatAmount } from "@/lib/domain/money";
import type { coupon as english } from "../en/coupon";
import type { Translation } from "../translation";

export const coupon: Translation<typeof english> = {
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
