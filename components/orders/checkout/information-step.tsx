import { useMessages } from "#messages";
import { TextField } from "./text-field";
import type { CheckoutForm } from "./use-checkout-form";

/** Who gets the order (spec 2, step 1). */
export function InformationStep({ form }: { form: CheckoutForm }) {
	const text = useMessages("checkout").information;
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField form={form} name="firstName" label={text.firstName} autoComplete="given-name" />
			<TextField form={form} name="lastName" label={text.lastName} autoComplete="family-name" />
			<TextField form={form} name="email" label={text.email} type="email" dir="ltr" autoComplete="email" />
			<TextField
				form={form}
				name="phone"
				label={text.phone}
				type="tel"
				dir="ltr"
				inputMode="tel"
				autoComplete="tel"
				placeholder="03XX-XXXXXXX"
				hint={text.phoneHint}
			/>
		</div>
	);
}
