import { useMessages } from "#messages";
import { DeliveryTimeField } from "@/components/delivery/delivery-time-field";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { TextField } from "./text-field";
import type { CheckoutForm } from "./use-checkout-form";

/** Where the order goes and when (spec 2, step 2). */
export function DeliveryStep({ form }: { form: CheckoutForm }) {
	const text = useMessages("checkout").delivery;
	const { values, errors, set } = form;
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField
				form={form}
				name="streetAddress"
				label={text.streetAddress}
				autoComplete="street-address"
				placeholder={text.streetExample}
				hint={text.streetHint}
				className="sm:col-span-2"
			/>
			<TextField form={form} name="city" label={text.city} autoComplete="address-level2" />
			<TextField
				form={form}
				name="zipCode"
				label={text.zipCode}
				dir="ltr"
				inputMode="numeric"
				autoComplete="postal-code"
			/>
			<div className="sm:col-span-2">
				<DeliveryTimeField className="sm:grid-cols-2" />
			</div>
			<Field label={text.instructions} optional error={errors.deliveryInstructions} className="sm:col-span-2">
				{(control) => (
					<Textarea
						{...control}
						name="deliveryInstructions"
						rows={2}
						maxLength={300}
						placeholder={text.instructionsExample}
						value={values.deliveryInstructions}
						onChange={(event) => set("deliveryInstructions", event.target.value)}
					/>
				)}
			</Field>
		</div>
	);
}
