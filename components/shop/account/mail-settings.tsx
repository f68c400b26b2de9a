"use client";

import { useEffect, useState } from "react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { Switch } from "@/components/ui/switch";
import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import type { MailSettings as Settings } from "@/lib/domain/mail-settings";

type Answer = { settings: Settings };

/** Which mails come about an order. Shows the choice at once and takes it back when it could not be saved. */
export function MailSettings() {
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
			toast.error(messageOf(error, "Failed to save your choice"));
		}
	}

	return (
		<Panel>
			<PanelTitle>Mails about your orders</PanelTitle>
			<Switch
				className="mt-3 text-base font-strong"
				checked={settings?.stepMails ?? true}
				disabled={settings === null}
				onChange={choose}
			>
				When an order is on its way, and when it was delivered
			</Switch>
			<p className="mt-1 text-sm text-ink-3">
				That an order was placed, cancelled or refunded is always mailed.
			</p>
		</Panel>
	);
}
