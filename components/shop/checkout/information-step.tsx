import { TextField } from "./text-field";
import type { CheckoutForm } from "./use-checkout-form";

/** Who gets the order (spec 2, step 1). */
export function InformationStep({ form }: { form: CheckoutForm }) {
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
			<TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
			<TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
			<TextField
				form={form}
				name="phone"
				label="Phone"
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				placeholder="03XX-XXXXXXX"
				hint="The rider calls this number."
			/>
		</div>
	);
}
