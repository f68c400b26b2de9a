import type { Metadata } from "next";
import { PaymentResult } from "@/components/shop/checkout/payment-result";
import { Panel } from "@/components/ui/panel";

export const metadata: Metadata = { title: "Payment result", robots: { index: false } };

type Query = Record<string, string | string[] | undefined>;

/** The first of these query parameters that came, as text. */
function first(query: Query, ...names: string[]): string | null {
	const found = names.map((name) => query[name]).find((value) => typeof value === "string");
	return typeof found === "string" ? found : null;
}

/** The payment result (spec 2). The query only says which payment to ask about; the shop asks the wallet. */
export default async function VerifyPage({ searchParams }: { searchParams: Promise<Query> }) {
	const query = await searchParams;
	return (
		<div className="wrap py-section">
			<Panel className="mx-auto max-w-128">
				<PaymentResult
					reference={first(query, "pp_TxnRefNo", "orderRefNum", "orderRefNumber")}
					code={first(query, "pp_ResponseCode", "responseCode", "status")}
				/>
				<noscript>
					<p className="pb-6 text-center text-ink-2">
						Your order is placed by itself within a minute of paying.{" "}
						<a href="/my-orders" className="text-link">
							View My Orders
						</a>
					</p>
				</noscript>
			</Panel>
		</div>
	);
}
