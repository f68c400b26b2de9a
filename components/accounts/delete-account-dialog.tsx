"use client";

import type { z } from "zod";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Field } from "@/components/ui/form/field";
import { PasswordInput } from "@/components/ui/form/password-input";
import { LateDialog } from "@/components/ui/overlay/late-dialog";
import { setLoggedOut } from "@/lib/accounts/client/session";
import type { deleteAccountSchema } from "@/lib/accounts/schema";
import { call } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { showProblem } from "./login/show-problem";
import { useSendOnce } from "./login/use-send-once";

type LeaveValues = z.input<typeof deleteAccountSchema>;
type DeleteAccountDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.deleteAccountSchema);

/** Deletes the account of someone who knows its password. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
	const { data: text, password } = useMessages("accountSecurity");
	const { register, handleSubmit, formState, setError, reset } = useRulesForm(loadRules, {
		defaultValues: { currentPassword: "", giveUpCredit: false },
	});
	const send = useSendOnce(async (body: LeaveValues) => {
		try {
			await call("DELETE", "/api/user/account", { body });
			toast.success(text.done);
			setLoggedOut();
		} catch (error) {
			showProblem(setError, ["currentPassword"], error, text.failed);
		}
	});
	return (
		<LateDialog
			open={open}
			onOpenChange={(next) => {
				reset();
				onOpenChange(next);
			}}
			title={text.delete}
			description={text.ask}
		>
			<form noValidate onSubmit={handleSubmit(send)} className="mt-5 grid gap-5">
				<Field label={password.current} error={formState.errors.currentPassword?.message}>
					{(control) => (
						<PasswordInput {...control} {...register("currentPassword")} autoComplete="current-password" />
					)}
				</Field>
				<Checkbox {...register("giveUpCredit")}>{text.giveUpCredit}</Checkbox>
				<div className="flex flex-wrap justify-end gap-2.5">
					<Button variant="quiet" onClick={() => onOpenChange(false)}>
						{text.keep}
					</Button>
					<Button type="submit" variant="danger" busy={formState.isSubmitting}>
						{text.delete}
					</Button>
				</div>
			</form>
		</LateDialog>
	);
}
