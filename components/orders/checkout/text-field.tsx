import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import type { CheckoutForm } from "./use-checkout-form";

/** The fields that hold text. */
export type TextName = Exclude<keyof CheckoutForm["values"], "wallet">;

type TextFieldProps = Omit<ComponentProps<"input">, "form" | "value" | "onChange"> & {
	form: CheckoutForm;
	name: TextName;
	label: string;
	hint?: ReactNode;
	/** Changes what is typed before it is shown. */
	format?: (typed: string) => string;
};

/** A line of text of the checkout, with what is wrong with it beneath. */
export function TextField({ form, name, label, hint, format, className, ...rest }: TextFieldProps) {
	const { values, errors, set } = form;
	return (
		<Field label={label} hint={hint} error={errors[name]} className={className}>
			{(control) => (
				<Input
					{...control}
					{...rest}
					name={name}
					value={values[name]}
					onChange={(event) => set(name, format ? format(event.target.value) : event.target.value)}
					aria-required
				/>
			)}
		</Field>
	);
}
