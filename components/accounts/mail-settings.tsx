"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Switch } from "@/components/ui/form/switch";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { MailSettings as Settings } from "@/lib/accounts/rules/user";
import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";

type Answer = { settings: Settings };

/** Which mails come about an order. Shows the choice at once and takes it back when it could not be saved. */
export function MailSettings() {
	const { mails: text } = useMessages("accountMoney");
	const [settings, setSettings] = useState<Settings | null>(null);
	useEffect(() => {
		call<Answer>("GET", "/api/user/mail-settings").then(
			(answer) => setSettings(answer.settings),
			() => undefined,
		);
	}, []);

	async function choose(stepMails: boolean): Promise<void> {
		const before = settings;
		setSettings({ stepMails });
		try {
			await call("PUT", "/api/user/mail-settings", { body: { stepMails } });
		} catch (error) {
			setSettings(before);
			toast.error(messageOf(error, text.failed));
		}
	}

	return (
		<Panel>
			<PanelTitle>{text.title}</PanelTitle>
			<Switch
				className="mt-3 text-base font-strong"
				checked={settings?.stepMails ?? true}
				disabled={settings === null}
				onChange={choose}
			>
				{text.label}
			</Switch>
			<p className="mt-1 text-sm text-ink-3">{text.hint}</p>
		</Panel>
	);
}
