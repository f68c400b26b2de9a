"use client";

import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { useMessages } from "#messages";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { confirmationDiffers } from "@/lib/domain/password";
import { PasswordMeter } from "./password-meter";

type NewPasswordFieldsProps<Form extends FieldValues> = {
	form: Pick<UseFormReturn<Form>, "control" | "register" | "formState" | "getFieldState">;
	/** The field of the new password. */
	name: Path<Form>;
	/** The field of its confirmation. */
	confirmName: Path<Form>;
	label: string;
};

/** A new password with its live strength, and its confirmation with the live mismatch (spec 2, 5). */
export function NewPasswordFields<Form extends FieldValues>({
	form,
	name,
	confirmName,
	label,
}: NewPasswordFieldsProps<Form>) {
	const text = useMessages("password");
	const { control, register, formState, getFieldState } = form;
	const password = String(useWatch({ control, name }) ?? "");
	const confirmation = String(useWatch({ control, name: confirmName }) ?? "");
	const errorOf = (field: Path<Form>) => getFieldState(field, formState).error?.message;
	const mismatch = confirmationDiffers(password, confirmation) ? text.differ : undefined;
	return (
		<>
			<div className="grid gap-2">
				<Field label={label} error={errorOf(name)}>
					{(field) => <PasswordInput {...field} {...register(name)} autoComplete="new-password" />}
				</Field>
				<PasswordMeter password={password} />
			</div>
			<Field label={text.confirm} error={mismatch ?? errorOf(confirmName)}>
				{(field) => <PasswordInput {...field} {...register(confirmName)} autoComplete="new-password" />}
			</Field>
		</>
	);
}
