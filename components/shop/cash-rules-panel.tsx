import { Panel, PanelTitle } from "@/components/ui/panel";
import { LineField } from "./shop-panels";
import type { ShopForm } from "./use-shop-form";

/** When cash waits for a yes, ends, or is too much for one rider. Blank: never. */
export function CashRulesPanel({ form }: { form: ShopForm }) {
	const refusals = form.typed["cashRules.refusalsToWalletOnly"];
	return (
		<Panel aria-labelledby="cash-rules" className="grid gap-4">
			<div>
				<PanelTitle id="cash-rules" className="text-lg">
					Cash
				</PanelTitle>
				<p className="text-sm text-ink-2">
					Empty means never. Nobody is asked who had something delivered in the last 30 days.
				</p>
			</div>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<LineField
					form={form}
					name="cashRules.confirmFirstAbove"
					label="Confirm a first order above"
					unit="Rs."
					inputMode="numeric"
					hint="It is packed after its customer’s yes"
				/>
				<LineField
					form={form}
					name="cashRules.riderCashLimit"
					label="A rider has at most"
					unit="Rs."
					inputMode="numeric"
					hint="Cash in hand, and what is still to collect"
				/>
				<LineField
					form={form}
					name="cashRules.refusalsToWalletOnly"
					label="Wallet only after refusals"
					inputMode="numeric"
					hint="Only what was refused at the door counts"
				/>
				<LineField
					form={form}
					name="cashRules.days"
					label="Counted in the last days"
					inputMode="numeric"
					hint={refusals === "" ? "Without a number of refusals it says nothing" : undefined}
				/>
			</div>
		</Panel>
	);
}
