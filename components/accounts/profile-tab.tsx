"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { LanguageSwitch } from "@/components/shell/menu/language-link";
import { Tag } from "@/components/ui/badges";
import { Button, ButtonLink } from "@/components/ui/button";
import { Switch } from "@/components/ui/form/choices";
import { Field } from "@/components/ui/form/field";
import { Input, InputField } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { logout, setUser } from "@/lib/accounts/client/session";
import {
	contactOf,
	type NotifyWays,
	type MailSettings as Settings,
	type ShopUser,
} from "@/lib/accounts/rules/user";
import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import { isToldByPhone } from "@/lib/messages/rules";
import { ContactRows } from "./contact-rows";
import { NotifyPanel } from "./notify-panel";

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.profileFormSchema);

/** The name, which can be changed, and the e-mail address, which cannot (spec 2, Account). */
export function ProfileTab({ user }: { user: ShopUser }) {
	const { profile: text, tabs } = useMessages("account");
	const form = useRulesForm(loadRules, { values: { name: user.name } });
	const { isSubmitting } = form.formState;
	const send = useSubmit(form, ["name"], text.failed, async (body) => {
		const answer = await call("PUT /api/user/update-profile", { body });
		form.reset({ name: answer.user.name });
		setUser(answer.user);
		toast.success(text.done);
	});
	return (
		<Panel title={tabs.profile}>
			<form noValidate onSubmit={send} className="mt-5 grid gap-5">
				<InputField label={text.name} {...fieldOf(form, "name")} autoComplete="name" />
				{user.email !== null && (
					<Field label={text.email} hint={text.emailHint}>
						{(control) => (
							<Input
								{...control}
								value={user.email ?? ""}
								readOnly
								autoComplete="email"
								dir="ltr"
								className="bg-bg-sunk! text-ink-2!"
							/>
						)}
					</Field>
				)}
				<Button type="submit" busy={isSubmitting} className="justify-self-start">
					{text.save}
				</Button>
			</form>
			<ContactRows user={user} />
			<div className="-mx-3 mt-6 max-w-80">
				<LanguageSwitch label={text.language} />
			</div>
		</Panel>
	);
}

/** Whose account it is, beside the tabs on wide screens. */
export function WhoCard({ user }: { user: ShopUser }) {
	const text = useMessages("account");
	const leaving = useMessages("leaving");
	return (
		<Panel aria-label={text.signedInAs} className="hidden content-start justify-items-start gap-1 lg:grid">
			<span
				aria-hidden
				className="mb-2 grid size-14 place-items-center rounded-full bg-veg-soft text-title font-extrabold text-on-veg-soft uppercase"
			>
				{user.name.trim().slice(0, 1)}
			</span>
			<p className="max-w-full text-lg leading-snug font-bold">{user.name}</p>
			<p className="max-w-full truncate text-sm text-ink-2">
				<bdi dir="ltr">{contactOf(user)}</bdi>
			</p>
			{user.email !== null && user.isVerified && (
				<Tag tone="success" icon={<Icon name="badge-check" className="size-3.5" />} className="mt-1.5">
					{text.verified}
				</Tag>
			)}
			<div className="mt-4 grid w-full gap-2 border-t border-line pt-4">
				<ButtonLink href="/my-orders" variant="soft" size="sm" icon="receipt-text">
					{text.orders}
				</ButtonLink>
				<Button variant="quiet" size="sm" icon="log-out" onClick={() => void logout(leaving)}>
					{leaving.logout}
				</Button>
			</div>
		</Panel>
	);
}

/** How, and by which mails, one is told of orders. Shows the choice at once and takes it back when it could not be saved. */
export function MailSettings({ user }: { user: ShopUser }) {
	const { mails: text } = useMessages("accountMoney");
	const [settings, setSettings] = useState<Settings | null>(null);
	const [ways, setWays] = useState<NotifyWays | null>(null);
	useEffect(() => {
		call("GET /api/user/mail-settings").then(
			(answer) => {
				setSettings(answer.settings);
				setWays(answer.ways);
			},
			() => undefined,
		);
	}, []);

	async function choose(stepMails: boolean): Promise<void> {
		const before = settings;
		setSettings({ stepMails });
		try {
			await call("PUT /api/user/mail-settings", { body: { stepMails } });
		} catch (error) {
			setSettings(before);
			toast.error(messageOf(error, text.failed));
		}
	}

	// Whoever is told by a phone gets no such mails, nor who has no address.
	const isMailed = user.email !== null && !(ways && isToldByPhone(user.notifyBy, ways));
	return (
		<>
			{isMailed && (
				<Panel title={text.title}>
					<Switch
						className="mt-3"
						checked={settings?.stepMails ?? true}
						disabled={settings === null}
						onChange={choose}
					>
						<span className="text-base font-strong">{text.label}</span>
					</Switch>
					<p className="mt-1 text-sm text-ink-3">{text.hint}</p>
				</Panel>
			)}
			{ways && ways.channels.length > 0 && <NotifyPanel user={user} ways={ways} />}
		</>
	);
}
