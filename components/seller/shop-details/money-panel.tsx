import { Panel, PanelTitle } from "@/components/ui/panel";
import type { ShopLine } from "@/lib/domain/shop-form";
import { LineField } from "./line-field";
import type { ShopForm } from "./use-shop-form";

const FEES: readonly { name: ShopLine; label: string }[] = [
	{ name: "deliveryFees.standard", label: "Standard delivery" },
	{ name: "deliveryFees.express", label: "Express delivery" },
	{ name: "deliveryFees.slot", label: "Chosen time" },
];

/** What orders cost beside their products. */
export function MoneyPanel({ form }: { form: ShopForm }) {
	return (
		<Panel aria-labelledby="money" className="grid gap-4">
			<PanelTitle id="money" className="text-lg">
				Money
			</PanelTitle>
			<div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
				<LineField form={form} name="minimumOrder" label="Minimum order" unit="Rs." inputMode="numeric" />
				{FEES.map(({ name, label }) => (
					<LineField
						key={name}
						form={form}
						name={name}
						label={label}
						unit="Rs."
						inputMode="numeric"
						hint={form.typed[name] === "0" ? "Shown as Free" : undefined}
					/>
				))}
				<LineField form={form} name="taxPercent" label="Tax, percent" inputMode="decimal" />
				<LineField
					form={form}
					name="lateCredit"
					label="Credit when late"
					unit="Rs."
					inputMode="numeric"
					hint="0 is off"
				/>
			</div>
		</Panel>
	);
}
