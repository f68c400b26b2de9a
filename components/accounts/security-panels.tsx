"use client";

import { type ComponentProps, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/choices";
import { PasswordField } from "@/components/ui/form/password-input";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { refreshSession, setLoggedOut, useSession } from "@/lib/accounts/client/session";
import { ApiError, call } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import { reloadCredit, useCreditFor } from "@/lib/money/client/credit";
import { NewPasswordFields } from "./login/credentials";
import { OwnCode } from "./own-code";

const loadPasswordRules = () => import("@/lib/accounts/schema").then((rules) => rules.changePasswordForm);

/** Sets a new password for those who know the present one (spec 5). */
export function ChangePassword() {
	const { password: text } = useMessages("accountSecurity");
	const form = useRulesForm(loadPasswordRules, {
		defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
	});
	const { isSubmitting } = form.formState;
	const fields = ["currentPassword", "newPassword"] as const;
	const send = useSubmit(form, fields, text.failed, async ({ currentPassword, newPassword }) => {
		await call("PUT /api/user/change-password", { body: { currentPassword, newPassword } });
		form.reset();
		toast.success(text.done);
	});
	return (
		<Panel title={text.title}>
			<form noValidate onSubmit={send} className="mt-5 grid gap-5">
				<PasswordField label={text.current} {...fieldOf(form, "currentPassword")} />
				<NewPasswordFields form={form} names={["newPassword", "confirmPassword"]} label={text.new} />
				<Button type="submit" busy={isSubmitting} className="justify-self-start">
					{text.title}
				</Button>
			</form>
		</Panel>
	);
}

const loadFirstRules = () => import("@/lib/accounts/schema").then((rules) => rules.firstPasswordForm);

/** Sets the first password of an account that is opened by its number. */
export function FirstPassword({ phone }: { phone: string }) {
	const { password: text } = useMessages("accountSecurity");
	const { firstPassword } = useMessages("accountContact");
	const form = useRulesForm(loadFirstRules, {
		defaultValues: { code: "", newPassword: "", confirmPassword: "" },
	});
	const fields = ["code", "newPassword"] as const;
	const send = useSubmit(form, fields, text.failed, async ({ code, newPassword }) => {
		await call("PUT /api/user/change-password", { body: { code, newPassword } });
		toast.success(text.done);
		await refreshSession();
	});
	return (
		<Panel title={firstPassword}>
			<form noValidate onSubmit={send} className="mt-5 grid gap-5">
				<NewPasswordFields form={form} names={["newPassword", "confirmPassword"]} label={text.new} />
				<OwnCode phone={phone} {...fieldOf(form, "code")} />
				<Button type="submit" busy={form.formState.isSubmitting} className="justify-self-start">
					{firstPassword}
				</Button>
			</form>
		</Panel>
	);
}

/** Ends every session of the account at once, for a lost phone or a shared computer. */
export function Devices() {
	const { devices: text } = useMessages("accountSecurity");
	const [isAsking, setIsAsking] = useState(false);
	const { busy, run: leaveEverywhere } = useAction(async () => {
		await call("POST /api/user/logout-everywhere");
		toast.success(text.done);
		setLoggedOut();
	}, text.failed);

	return (
		<Panel title={text.title}>
			<p className="mt-2 text-ink-2">{text.text}</p>
			<Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)}>
				{text.submit}
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title={text.submit}
				description={text.ask}
				keep={text.stay}
				confirm={text.submit}
				variant="primary"
				busy={busy}
				onConfirm={() => void leaveEverywhere()}
			/>
		</Panel>
	);
}

type DeleteAccountDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const loadDeleteRules = () => import("@/lib/accounts/schema").then((rules) => rules.deleteAccountSchema);
const loadDeleteByCodeRules = () => import("@/lib/accounts/schema").then((rules) => rules.deleteByCodeSchema);

const DELETION = "delete-account";

type Deletion = { currentPassword?: string; code?: string; giveUpCredit?: boolean };
type Proved = { currentPassword: string; giveUpCredit: boolean } | { code: string; giveUpCredit: boolean };

/** Asks for a yes to losing the credit; nothing where there is none. Read anew each time that it is asked. */
function GiveUpCredit(field: Omit<ComponentProps<typeof Checkbox>, "children">) {
	const { data: text } = useMessages("accountSecurity");
	const rupees = useRupees();
	const { balance } = useCreditFor(0);
	if (balance === 0) return null;
	return <Checkbox {...field}>{text.giveUpCredit(rupees(balance))}</Checkbox>;
}

/** Deletes the account of someone who knows its password, or has a code where there is none. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
	const { data: text, password } = useMessages("accountSecurity");
	const { user } = useSession();
	const phone = user?.hasPassword === false ? user.phone : null;
	const form = useRulesForm<Deletion, Proved>(phone ? loadDeleteByCodeRules : loadDeleteRules, {
		defaultValues: { currentPassword: "", code: "", giveUpCredit: false },
	});
	const send = useSubmit(form, ["currentPassword", "code"], text.failed, async (body) => {
		await call("DELETE /api/user/account", { body }).catch((refusal: unknown) => {
			// The sum may be another one by now: it is asked for anew.
			if (refusal instanceof ApiError && refusal.status === 409) {
				form.setValue("giveUpCredit", false);
				if (user) void reloadCredit(user._id);
			}
			throw refusal;
		});
		toast.success(text.done);
		setLoggedOut();
	});
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={(next) => {
				form.reset();
				onOpenChange(next);
			}}
			title={text.delete}
			description={text.ask}
			keep={text.keep}
			confirm={text.delete}
			busy={form.formState.isSubmitting}
			form={DELETION}
		>
			<form id={DELETION} noValidate onSubmit={send} className="mt-5 grid gap-5">
				{phone ? (
					<OwnCode phone={phone} {...fieldOf(form, "code")} />
				) : (
					<PasswordField label={password.current} {...fieldOf(form, "currentPassword")} />
				)}
				<GiveUpCredit {...form.register("giveUpCredit")} />
			</form>
		</ConfirmDialog>
	);
}
