import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";

/** What the control inside a field needs in order to be tied to its label, hint and error. */
export type FieldControl = {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
};

export type FieldProps = {
	label: ReactNode;
	hint?: ReactNode;
	/** What is wrong with the value, in a sentence; nothing while it is right. */
	error?: string;
	/** Marks fields that may stay empty. */
	optional?: boolean;
	className?: string;
	children: (control: FieldControl) => ReactNode;
};

/** A label over a control, with a hint or an error beneath it. The control spreads what it is given. */
export function Field({ label, hint, error, optional, className, children }: FieldProps) {
	const text = useMessages("ui");
	const id = useId();
	const noteId = `${id}-note`;
	return (
		<div className={clsx("grid min-w-0 content-start gap-1.5", className)}>
			<label htmlFor={id} className="text-sm font-strong">
				{label}
				{optional && <span className="font-normal text-ink-3"> {text.optional}</span>}
			</label>
			{children({
				id,
				"aria-describedby": error || hint ? noteId : undefined,
				"aria-invalid": error ? true : undefined,
			})}
			{error ? (
				<FieldError id={noteId}>{error}</FieldError>
			) : (
				hint && (
					<p id={noteId} className="text-sm text-ink-3">
						{hint}
					</p>
				)
			)}
		</div>
	);
}

/** A form that is sent without leaving the page. */
export function Form({ onSend, ...rest }: ComponentProps<"form"> & { onSend: () => void }) {
	return (
		<form
			noValidate
			{...rest}
			onSubmit={(event) => {
				event.preventDefault();
				onSend();
			}}
		/>
	);
}

/** One sentence about what is wrong, read out when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-danger">
			<Icon name="circle-exclamation-point" className="mt-0.5 size-4 flex-none" />
			{children}
		</p>
	);
}
