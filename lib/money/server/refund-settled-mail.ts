import "server-only";
import type { Word } from "@/lib/messages/server/word";
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
			blocks: [said.text({ number, amount, method, reference, reach }), myOrders],
		}),
	};
}

/** The same on a phone. */
export function refundWord(refund: Refund, language: Addressee["language"]): Word {
	const { texts, say, rupees, shop } = writerIn(language);
	const values = [shop, rupees(refund.amount), say(refund.orderNumber), texts.order.refundMethod(refund)];
	return { key: `refund-settled:${refund._id}`, template: "refund", values };
}
