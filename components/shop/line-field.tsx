import type { ComponentProps } from "react";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import type { ShopLine } from "@/lib/shop/rules/shop-form";
import type { ShopForm } from "./use-shop-form";

type LineFieldProps = Omit<ComponentProps<typeof Input>, "form" | "name" | "value" | "onChange"> & {
	form: ShopForm;
	name: ShopLine;
	label: string;
	hint?: string;
};

/** One line of the shop's details. */
export function LineField({ form, name, label, hint, ...rest }: LineFieldProps) {
	return (
		<Field label={label} hint={hint} error={form.errors[name]}>
			{(control) => (
				<Input
					autoComplete="off"
					{...rest}
					{...control}
					data-shop-field={name}
					value={form.typed[name]}
					onChange={(event) => form.set(name, event.target.value)}
				/>
			)}
		</Field>
	);
}
