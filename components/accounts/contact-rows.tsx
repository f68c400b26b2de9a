"use client";

import { type ReactNode, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/form/password-input";
import { Icon, type IconName } from "@/components/ui/icons";
import { ConfirmDialog, Dialog } from "@/components/ui/overlay/dialog";
import { usePhoneSteps } from "@/lib/accounts/client/phone";
import { setUser } from "@/lib/accounts/client/session";
import { localNumber, type ShopUser } from "@/lib/accounts/rules/user";
import { call } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import { useShop } from "@/lib/shop/client/shop";
import { EmailField } from "./login/credentials";
import { PhoneForm } from "./login/phone-steps";

type RowProps = { icon: IconName; title: string; note: ReactNode; children: ReactNode };

/** One way to an account: what it is, how it stands, and what can be done with it. */
function Row({ icon, title, note, children }: RowProps) {
	return (
		<div className="flex min-h-15 flex-wrap items-center gap-x-3.5 border-t border-line py-2">
			<Icon name={icon} className="icon flex-none text-primary" />
			<p className="min-w-36 flex-1">
				<b className="block font-strong wrap-anywhere figures">
					<bdi>{title}</bdi>
				</b>
				<span className="text-sm text-ink-3">{note}</span>
			</p>
			<span className="ms-auto -me-2 flex flex-wrap justify-end">{children}</span>
		</div>
	);
}

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Adds a number, or puts another one in its place; by the password where there is one. */
function NumberDialog({ user, open, onOpenChange }: DialogProps & { user: ShopUser }) {
	const { number: text } = useMessages("accountContact");
	const phoneText = useMessages("phoneLogin");
	const steps = usePhoneSteps({
		isAdding: true,
		failed: phoneText.failed,
		onDone: ({ user: changed, joined }) => {
			setUser(changed);
			onOpenChange(false);
			toast.success(joined > 0 ? phoneText.joined(joined) : text.done);
		},
	});
	const title = user.phone ? text.changeTitle : text.addTitle;
	return (
		<Dialog
			{...{ open, onOpenChange, title }}
			description={steps.step === "number" ? phoneText.lead : undefined}
		>
			<div className="mt-5">
				<PhoneForm steps={steps} submit={text.submit} needsPassword={user.hasPassword} />
			</div>
		</Dialog>
	);
}

const loadProofRules = () => import("@/lib/accounts/schema").then((rules) => rules.passkeyProofSchema);
const REMOVE = "remove-number";

/** Takes the number away from an account that keeps an address and a password. */
function RemoveDialog({ open, onOpenChange }: DialogProps) {
	const { number: text } = useMessages("accountContact");
	const { password } = useMessages("auth");
	const form = useRulesForm(loadProofRules, { defaultValues: { password: "" } });
	const send = useSubmit(form, ["password"], text.failed, async (body) => {
		const { user } = await call("DELETE /api/user/phone", { body });
		setUser(user);
		onOpenChange(false);
		toast.success(text.removed);
	});
	return (
		<ConfirmDialog
			{...{ open, onOpenChange }}
			title={text.removeTitle}
			description={text.removeAsk}
			keep={text.keep}
			confirm={text.remove}
			busy={form.formState.isSubmitting}
			form={REMOVE}
		>
			<form id={REMOVE} noValidate onSubmit={send} className="mt-4">
				<PasswordField label={password} {...fieldOf(form, "password")} autoComplete="current-password" />
			</form>
		</ConfirmDialog>
	);
}

/** The number of an account, where codes can be sent and its address is not waiting to be proved. */
function NumberRow({ user }: { user: ShopUser }) {
	const { number: text } = useMessages("accountContact");
	const [shown, setShown] = useState<"number" | "remove" | null>(null);
	const { phoneChannels } = useShop();
	const { phone, email, hasPassword, isVerified } = user;
	if (phoneChannels.length === 0 || !isVerified) return null;
	const close = (open: boolean) => !open && setShown(null);
	return (
		<Row
			icon="smartphone"
			title={phone ? localNumber(phone) : text.none}
			note={
				phone ? (
					<span className="inline-flex items-center gap-1 font-strong text-primary">
						<Icon name="check" className="size-4" />
						{text.confirmed}
					</span>
				) : (
					text.noneHint
				)
			}
		>
			<Button variant="quiet" size="sm" onClick={() => setShown("number")}>
				{phone ? text.change : text.add}
			</Button>
			{phone && email && hasPassword && (
				<Button variant="quiet" size="sm" onClick={() => setShown("remove")}>
					{text.remove}
				</Button>
			)}
			<NumberDialog user={user} open={shown === "number"} onOpenChange={close} />
			<RemoveDialog open={shown === "remove"} onOpenChange={close} />
		</Row>
	);
}

const loadEmailRules = () => import("@/lib/accounts/schema").then((rules) => rules.newEmailSchema);

/** The address that an account does not have yet, or that waits for its link to be opened. */
function EmailRow() {
	const { email: text } = useMessages("accountContact");
	const [isAsking, setAsking] = useState(false);
	const [sentTo, setSentTo] = useState("");
	const form = useRulesForm(loadEmailRules, { defaultValues: { email: "" } });
	const send = useSubmit(form, ["email"], text.failed, async (body) => {
		await call("POST /api/user/email", { body });
		setSentTo(body.email);
		setAsking(false);
	});
	return (
		<Row icon="mail" title={sentTo || text.none} note={sentTo ? text.sent : text.noneHint}>
			<Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
				{sentTo ? text.again : text.add}
			</Button>
			<Dialog open={isAsking} onOpenChange={setAsking} title={text.title}>
				<form noValidate onSubmit={send} className="mt-5 grid gap-5">
					<EmailField label={text.label} {...fieldOf(form, "email")} />
					<Button type="submit" size="lg" block busy={form.formState.isSubmitting}>
						{text.submit}
					</Button>
				</form>
			</Dialog>
		</Row>
	);
}

/** The ways to an account beside the address that it began with: its number, and the address that it still lacks. */
export function ContactRows({ user }: { user: ShopUser }) {
	return (
		<div className="mt-6">
			<NumberRow user={user} />
			{user.email === null && <EmailRow />}
		</div>
	);
}
