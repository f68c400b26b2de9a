import { BuyTexts } from "@/app/texts/buy";
import { PaymentResult } from "@/components/payments/payment-result";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { toFields } from "@/lib/payments/server/provider";
import { readResult } from "@/lib/payments/server/registry";
import { ownPage, pageMessages } from "@/lib/server/pages/messages";

export const generateMetadata = ownPage("cartPages", (text) => text.paymentResult.documentTitle);

/** The payment result (spec 2). The query only says which payment to ask about; the shop asks the wallet. */
export default async function VerifyPage({ searchParams }: PageProps<"/[lang]/payment/verify">) {
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
