import type { invoice as english } from "../en/invoice";
import type { Translation } from "../translation";
import { statusName } from "./answers";
import { order } from "./order";
import { time } from "./time";

export const invoice: Translation<typeof english> = {
	title: ({ number }) => `بل ${number}`,
	status: statusName,
	moment: (iso) => `${time.date(iso)}، ${time.time(iso)}`,
	item: "چیز",
	price: "قیمت",
	rupees: "روپے",
	subtotal: "سامان",
	delivery: ({ way }) => `ڈیلیوری (${way})`,
	total: "کل رقم",
	way: (type) => (type === "Cash On Delivery" ? "نقد" : `${order.paymentType(type)} سے`),
	paidWithCredit: "بیلنس سے ادا ہو گیا",
	creditPaid: ({ amount }) => `${amount} بیلنس سے ادا ہوئے۔`,
	refundDue: ({ way, amount }) => `${way} ادا ہو گیا۔ ${amount} واپس ہونے ہیں۔`,
	refunded: ({ way, amount }) => `${way} ادا ہوا تھا، ${amount} واپس ہو گئے۔`,
	paid: ({ way, moment }) => `${way} ادا ہو گیا${moment ? `: ${moment}` : ""}`,
	nothingToPay: "کچھ ادا نہیں کرنا",
	toPay: ({ payment, amount }) => `${payment}: ${amount} دینے ہیں`,
};
