import "server-only";
import { formatRupees } from "@/lib/domain/money";
import { methodText, type Refund } from "@/lib/domain/refund";
import { env } from "../../platform/env";
import { compose, reachUs, shopName } from "../layout";
import type { Mail } from "../mail";

/** Tells a customer that money has gone back, how, and by which reference it can be found. */
export function refundSettledMail(refund: Refund, to: string): Mail {
	const amount = formatRupees(refund.amount);
	const reference = refund.reference ? ` Its reference is ${refund.reference}.` : "";
	return {
		key: `refund-settled:${refund._id}`,
		to,
		...compose({
			subject: `${amount} of your ${shopName()} order ${refund.orderNumber} went back to you`,
			heading: `${amount} went back to you`,
			preview: `Order ${refund.orderNumber}, ${methodText(refund)}.`,
			blocks: [
				{
					kind: "text",
					text: `We have given ${amount} of order ${refund.orderNumber} back to you ${methodText(refund)}.${reference} For questions ${reachUs()}.`,
				},
				{ kind: "button", label: "See my orders", url: `${env().APP_URL}/my-orders` },
			],
		}),
	};
}
