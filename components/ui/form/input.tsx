import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { type LeadingIcon, leading } from "@/components/ui/icons";
import { Field, type FieldProps } from "./field";

/** The look that inputs, selects and text areas share. */
export const inputClass =
	"w-full min-h-12 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base leading-snug text-ink " +
	"transition-[border-color,box-shadow] placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink-2 " +
	"focus:border-focus focus:outline-3 focus:outline-offset-1 focus:outline-focus " +
	"disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled " +
	"aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger";

export type InputProps = ComponentProps<"input"> & {
	/** An icon inside the edge where lines begin. */
	icon?: LeadingIcon;
	/** A unit inside the edge where lines begin, such as "Rs.". */
	unit?: string;
};

/** A line of text. */
export function Input({ icon, unit, className, ...rest }: InputProps) {
	if (!icon && !unit) return <input {...rest} className={clsx(inputClass, className)} />;
	return (
		<div className={clsx("relative grid", className)}>
			<span className="pointer-events-none absolute inset-y-0 inset-s-3.5 flex items-center font-semibold text-ink-3">
				{leading(icon) ?? unit}
			</span>
			<input {...rest} className={clsx(inputClass, icon ? "ps-11" : "figures ps-12")} />
		</div>
	);
}

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
	return <textarea rows={4} {...rest} className={clsx(inputClass, "resize-y", className)} />;
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
