import "server-only";
import { compose, writerIn } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import type { Refund } from "../refund";

/** Tells a customer that money has gone back, how, and by which reference it can be found. */
export function refundSettledMail(refund: Refund, { email, language }: Omit<Addressee, "name">): Mail {
	const writer = writerIn(language);
	const { texts, say, rupees, shop, reach, myOrders } = writer;
	const said = texts.mailMoney.refund;
	const amount = rupees(refund.amount);
	const number = say(refund.orderNumber);
	const method = texts.order.refundMethod(refund);
	const reference = refund.reference && say(refund.reference);
	return {
		key: `refund-settled:${refund._id}`,
		to: email ?? "",
		...compose(writer, {
			subject: said.subject({ shop, number, amount }),
			heading: said.heading({ amount }),
			preview: said.preview({ number, method }),
			blocks: [{ kind: "text", text: said.text({ number, amount, method, reference, reach }) }, myOrders],
		}),
	};
}
