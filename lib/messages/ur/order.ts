import { isolated } from "@/lib/domain/isolate";
import { formatAmount } from "@/lib/domain/money";
import type { OrderLine, PaymentType } from "@/lib/domain/order";
import { costOf, isChanged } from "@/lib/domain/packing";
import { productName } from "@/lib/domain/product-words";
import type { order as english } from "../en/order";
import type { Translation } from "../translation";
import { common } from "./common";
import { delivery } from "./delivery";
import { slots } from "./slots";
import { totals } from "./totals";
import { wallets } from "./wallets";

const PAID_BY: Readonly<Record<PaymentType, string>> = {
	"Cash On Delivery": "دروازے پر نقد",
	JazzCash: wallets.names.jazzcash,
	Easypaisa: wallets.names.easypaisa,
};

const rupees = (amount: number) => common.rupees(formatAmount(amount));

function paymentName(type: string): string {
	return Object.entries(PAID_BY).find(([english]) => english === type)?.[1] ?? isolated(type);
}

/** What is said of a line that was packed otherwise: what was missing, what came instead, what it costs less. */
function change(line: OrderLine): string | null {
	const { product, quantity, packed } = line;
	if (!packed || !isChanged(line)) return null;
	const name = isolated(productName(product, "ur"));
	const there = packed.quantity === 0 ? "نہیں ملے" : `${quantity} میں سے ${packed.quantity} ملے`;
	const { replacement } = packed;
	const instead = replacement
		? ` اس کی جگہ ${isolated(productName(replacement.product, "ur"))}، ${replacement.quantity} عدد۔`
		: "";
	const less = line.unitPrice * quantity - costOf(line);
	return `${name}: ${there}۔${instead} ${less > 0 ? `${rupees(less)} کم ہوئے۔` : "قیمت وہی ہے۔"}`;
}

export const order: Translation<typeof english> = {
	paymentType: (type) => PAID_BY[type],
	deliveryTime: (chosen) => delivery.names[chosen],
	delivery: ({ deliveryTime, slot }) => {
		if (slot) return slots.slot(slot);
		const name = delivery.names[deliveryTime];
		return deliveryTime === "slot" ? name : delivery.promised(name, delivery.promises[deliveryTime]);
	},
	subtotal: totals.subtotal,
	coupon: totals.coupon,
	deliveryFee: "ڈیلیوری",
	free: delivery.free,
	tax: totals.tax,
	total: totals.total,
	asPacked: "پیک ہونے پر",
	paidWithCredit: "آپ کے بیلنس سے",
	toPay: totals.toPay,
	recipient: "نام",
	phone: "فون",
	address: "پتہ",
	deliveryLabel: "ڈیلیوری",
	payment: "ادائیگی",
	paid: "، ادا ہو گئی",
	less: (amount) => `${isolated(`−${formatAmount(amount)}`)} روپے`,
	change,
	refundMethod: ({ method, paymentType }) => {
		if (method === "cash") return "نقد";
		if (method === "credit") return "بیلنس میں";
		return paymentType === "Cash On Delivery" ? "موبائل سے" : `${paymentName(paymentType)} سے`;
	},
	lateCredit: (amount) =>
		`معذرت، آرڈر وعدے سے دیر میں پہنچا۔ اگلے آرڈر کے لیے ${rupees(amount)} آپ کے بیلنس میں ڈال دیے ہیں۔`,
};
