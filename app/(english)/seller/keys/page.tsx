import type { Metadata } from "next";
import { Integrations } from "@/components/integrations/integrations";
import { PageHead } from "@/components/staff/page-head";
import { listKeys } from "@/lib/integrations/server/keys";
import { listWebhooks } from "@/lib/integrations/server/webhooks";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Keys and webhooks" };

/** What other programs may do with the shop, and what they hear of. */
export default async function KeysPage() {
	if (!(await sellerOnPage("/seller/keys"))) return null;
	const [keys, webhooks] = await Promise.all([listKeys(), listWebhooks()]);
	return (
		<>
			<PageHead
				title="Keys and webhooks"
				note="For the till, a spreadsheet, the accountant: another program, not another person."
			/>
			<Integrations keys={keys} webhooks={webhooks} now={clock.now().getTime()} />
		</>
	);
}
