import type { ComponentProps } from "react";
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from "react-hook-form";
import { Field } from "./field";
import { Input, Textarea } from "./input";
import { PasswordInput } from "./password-input";

type Attributes =
	| "autoCapitalize"
	| "autoComplete"
	| "dir"
	| "inputMode"
	| "lang"
	| "maxLength"
	| "placeholder";

type TextFieldProps<Form extends FieldValues> = Pick<
	ComponentProps<typeof Field>,
	"label" | "hint" | "optional"
> &
	Pick<ComponentProps<typeof Input>, Attributes | "required" | "spellCheck" | "type" | "unit"> & {
		form: Pick<UseFormReturn<Form>, "register" | "getFieldState" | "formState">;
		name: Path<Form>;
		/** So many lines; one without. */
		rows?: number;
		rules?: RegisterOptions<Form, Path<Form>>;
		/** Of the field, and of the control in it. */
		className?: string;
		controlClass?: string;
	};

/** A field of a form that takes text: its label, its control, and what is wrong with it. */
export function TextField<Form extends FieldValues>(props: TextFieldProps<Form>) {
	const { form, name, label, hint, optional, rows, rules, className, controlClass, type, unit, ...rest } =
		props;
	const { error } = form.getFieldState(name, form.formState);
	const shared = { ...rest, ...form.register(name, rules), className: controlClass };
	return (
		<Field label={label} hint={hint} optional={optional} error={error?.message} className={className}>
			{(control) => {
				if (rows) return <Textarea {...control} {...shared} rows={rows} />;
				if (type === "password") return <PasswordInput {...control} {...shared} />;
				return <Input {...control} {...shared} type={type} unit={unit} />;
			}}
		</Field>
	);
}
