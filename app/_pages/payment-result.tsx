import type { Metadata } from "next";
import { PaymentResult } from "@/components/shop/checkout/payment-result";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { pageMessages } from "@/lib/server/pages/messages";
import { toFields } from "@/lib/server/payments/provider";
import { readResult } from "@/lib/server/payments/returned";

export function verifyMetadata(): Metadata {
	return { title: pageMessages("cartPages").paymentResult.documentTitle, robots: { index: false } };
}

type Query = Record<string, string | string[] | undefined>;

/** The payment result (spec 2). The query only says which payment to ask about; the shop asks the wallet. */
export async function VerifyPage({ searchParams }: { searchParams: Promise<Query> }) {
	const text = pageMessages("cartPages").paymentResult;
	const { reference, code } = readResult(toFields(await searchParams));
	return (
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
	);
}
