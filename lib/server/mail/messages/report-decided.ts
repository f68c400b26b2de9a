import "server-only";
import { formatRupees } from "@/lib/domain/money";
import type { Report } from "@/lib/domain/report";
import { env } from "../../platform/env";
import { compose, reachUs, shopName } from "../layout";
import type { Mail } from "../mail";

/** What becomes of the money, in a sentence. */
function outcomeText({ decision, amount }: Report): string {
	const money = formatRupees(amount ?? 0);
	if (decision === "refund") return `${money} goes back to you.`;
	if (decision === "credit") return `${money} is in your account as credit for your next order.`;
	return `We cannot give anything back for it. For questions ${reachUs()}.`;
}

/** Tells a customer what the shop has decided about something they reported. */
export function reportDecidedMail(report: Report, firstName: string, to: string): Mail {
	const outcome = outcomeText(report);
	return {
		key: `report-decided:${report._id}`,
		to,
		...compose({
			subject: `About ${report.name} of your ${shopName()} order ${report.orderNumber}`,
			heading: `About ${report.name}`,
			preview: outcome,
			blocks: [
				{
					kind: "text",
					text: `Salam ${firstName}, you told us about ${report.name} of order ${report.orderNumber}.`,
				},
				{ kind: "text", text: report.message ?? "" },
				{ kind: "text", text: outcome },
				{ kind: "button", label: "See my orders", url: `${env().APP_URL}/my-orders` },
			],
		}),
	};
}
