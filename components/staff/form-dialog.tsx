"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FieldError } from "@/components/ui/form/field";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useSubmit } from "@/lib/client/use-rules-form";

type Question = Pick<ComponentProps<typeof ConfirmDialog>, "title" | "description" | "confirm" | "variant">;

type FormDialogProps<Values extends FieldValues, Checked> = Question & {
	open?: boolean;
	keep?: string;
	form: UseFormReturn<Values, unknown, Checked>;
	/** Sends what was checked; throws ApiError. */
	save: (checked: Checked) => Promise<unknown>;
	/** Said of a failure where the server has no words. */
	failed: string;
	onClose: () => void;
	children: ReactNode;
};

/**
 * A form over the page; what is typed stays until the server has it, and why it was refused stands beneath. Once it is
 * saved the page is read again.
 */
export function FormDialog<Values extends FieldValues, Checked>(props: FormDialogProps<Values, Checked>) {
	const { form, save, failed, onClose, children, ...rest } = props;
	const { open = true, keep = "Not now", variant = "primary", ...question } = rest;
	const { errors, isSubmitting } = form.formState;
	const id = useId();
	const router = useRouter();
	const submit = useSubmit(form, ["root"], failed, async (checked) => {
		await save(checked);
		onClose();
		router.refresh();
	});

	return (
		<ConfirmDialog
			{...{ ...question, open, keep, variant }}
			onOpenChange={onClose}
			form={id}
			busy={isSubmitting}
		>
			<form id={id} noValidate onSubmit={submit} className="mt-4 grid gap-4">
				{children}
				{errors.root && <FieldError>{errors.root.message}</FieldError>}
			</form>
		</ConfirmDialog>
	);
}
