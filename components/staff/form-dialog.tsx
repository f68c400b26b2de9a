"use client";

import { type ReactNode, useId } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FieldError } from "@/components/ui/form/field";
import { AskDialog } from "@/components/ui/overlay/ask-dialog";
import { useSubmit } from "@/lib/client/use-rules-form";

type FormDialogProps<Values extends FieldValues, Checked> = {
	form: UseFormReturn<Values, unknown, Checked>;
	open?: boolean;
	title: string;
	description?: string;
	stay?: string;
	act: string;
	isDanger?: boolean;
	/** Sends what was checked; throws ApiError. */
	save: (checked: Checked) => Promise<unknown>;
	/** Said of a failure where the server has no words. */
	failed: string;
	onClose: () => void;
	onSaved: () => void;
	children: ReactNode;
};

/** A form over the page; what is typed stays until the server has it, and why it was refused stands beneath. */
export function FormDialog<Values extends FieldValues, Checked>(props: FormDialogProps<Values, Checked>) {
	const { form, save, failed, onSaved, children, stay = "Not now", ...dialog } = props;
	const { errors, isSubmitting } = form.formState;
	const id = useId();

	const submit = useSubmit(form, ["root"], failed, async (checked) => {
		await save(checked);
		onSaved();
	});

	return (
		<AskDialog {...dialog} stay={stay} form={id} busy={isSubmitting}>
			<form id={id} noValidate onSubmit={submit} className="mt-4 grid gap-4">
				{children}
				{errors.root && <FieldError>{errors.root.message}</FieldError>}
			</form>
		</AskDialog>
	);
}
