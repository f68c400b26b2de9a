import type { Metadata } from "next";
import { BuyTexts } from "@/app/texts/buy";
import { PaymentResult } from "@/components/payments/payment-result";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { toFields } from "@/lib/payments/server/provider";
import { readResult } from "@/lib/payments/server/registry";
import { pageMessages } from "@/lib/server/pages/messages";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageMessages("cartPages")).paymentResult.documentTitle, robots: { index: false } };
}

type Query = Record<string, string | string[] | undefined>;

/** The payment result (spec 2). The query only says which payment to ask about; the shop asks the wallet. */
export default async function VerifyPage({ searchParams }: { searchParams: Promise<Query> }) {
	const text = (await pageMessages("cartPages")).paymentResult;
	const { reference, code } = readResult(toFields(await searchParams));
	return (
		<BuyTexts>
			<div className="wrap py-section">
				<Panel className="mx-auto max-w-128">
					<PaymentResult reference={reference} code={code} />
					<noscript>
						<p className="pb-6 text-center text-ink-2">
							{text.withoutScripts}{" "}
							<PageLink href="/my-orders" className="text-link">
								{text.viewOrders}
							</PageLink>
						</p>
					</noscript>
				</Panel>
			</div>
		</BuyTexts>
	);
}
