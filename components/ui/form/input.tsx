import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";
import { Field, type FieldProps } from "./field";
import { inputClass } from "./input-class";

export type InputProps = ComponentProps<"input"> & {
	/** An icon inside the edge where lines begin. */
	icon?: ReactNode;
	/** A unit inside the edge where lines begin, such as "Rs.". */
	unit?: string;
};

/** A line of text. */
export function Input({ icon, unit, className, ...rest }: InputProps) {
	if (!icon && !unit) return <input {...rest} className={cn(inputClass, className)} />;
	return (
		<div className={cn("relative grid", className)}>
			<span className="pointer-events-none absolute inset-y-0 inset-s-3.5 flex items-center font-semibold text-ink-3">
				{icon ?? unit}
			</span>
			<input {...rest} className={cn(inputClass, icon ? "ps-11" : "figures ps-12")} />
		</div>
	);
}

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
	return <textarea rows={4} {...rest} className={cn(inputClass, "resize-y", className)} />;
}

/** What a field says besides its control. */
export type FieldWords = Pick<FieldProps, "label" | "hint" | "error" | "optional" | "className">;

/** A line of text with its label, hint and error; `className` is the field's. */
export function InputField({ label, hint, error, optional, className, ...input }: FieldWords & InputProps) {
	return (
		<Field {...{ label, hint, error, optional, className }}>
			{(control) => <Input {...control} {...input} />}
		</Field>
	);
}

/** Several lines of text in the same way. */
export function TextareaField(props: FieldWords & ComponentProps<"textarea">) {
	const { label, hint, error, optional, className, ...textarea } = props;
	return (
		<Field {...{ label, hint, error, optional, className }}>
			{(control) => <Textarea {...control} {...textarea} />}
		</Field>
	);
}
