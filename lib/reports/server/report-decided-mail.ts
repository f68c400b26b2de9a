import "server-only";
import { productName, type UrduWords } from "@/lib/products/rules/product";
import { compose, type Writer, writerIn } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import type { Report } from "../rules";

type Reporter = Omit<Addressee, "name"> & { firstName: string };

/** What becomes of the money, in a sentence. */
function outcomeText({ decision, amount: sum }: Report, { texts, rupees, reach }: Writer): string {
	const { report } = texts.mailMoney;
	const amount = rupees(sum ?? 0);
	if (decision === "refund") return report.refund({ amount });
	if (decision === "credit") return report.credit({ amount });
	return report.refuse({ reach });
}

/** Tells a customer what the shop has decided about something they reported. */
export function reportDecidedMail(
	report: Report & UrduWords,
	{ firstName, email, language }: Reporter,
): Mail {
	const writer = writerIn(language);
	const { texts, say, shop, myOrders } = writer;
	const said = texts.mailMoney.report;
	const outcome = outcomeText(report, writer);
	const number = say(report.orderNumber);
	const product = say(productName(report, writer.language));
	return {
		key: `report-decided:${report._id}`,
		to: email ?? "",
		...compose(writer, {
			subject: said.subject({ shop, number, product }),
			heading: said.heading({ product }),
			preview: outcome,
			blocks: [
				said.text({ name: say(firstName), number, product }),
				say(report.message ?? ""),
				outcome,
				myOrders,
			],
		}),
	};
}
