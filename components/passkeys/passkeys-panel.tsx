"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { call, messageOf } from "@/lib/client/api";
import { makePasskey, type PasskeyBase, passkeyProblem } from "@/lib/client/passkeys";
import { toast } from "@/lib/client/toast";
import type { Passkey } from "@/lib/domain/passkey";
import { PasskeyItem } from "./passkey-item";

/** A name that tells this device from the others, as far as the browser says it. */
function deviceName(): string {
	const { userAgent } = navigator;
	const known = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"].find((name) =>
		userAgent.includes(name),
	);
	return known === "Macintosh" ? "Mac" : (known ?? "This device");
}

/** The passkeys of whoever is signed in: add, name, remove. */
export function PasskeysPanel({ base }: { base: PasskeyBase }) {
	const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null);
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		call<{ passkeys: Passkey[] }>("GET", `${base}/passkeys`)
			.then((answer) => setPasskeys(answer.passkeys))
			.catch((error: unknown) => toast.error(messageOf(error, "Failed to load your passkeys")));
	}, [base]);

	async function add(): Promise<void> {
		setBusy(true);
		try {
			const added = await makePasskey(base, deviceName());
			setPasskeys((known) => [...(known ?? []), added]);
			toast.success("Passkey added");
		} catch (error) {
			const problem = passkeyProblem(error, "Failed to add a passkey");
			if (problem) toast.error(problem);
		} finally {
			setBusy(false);
		}
	}

	async function rename(passkey: Passkey, name: string): Promise<void> {
		const show = (shown: Passkey) =>
			setPasskeys((known) => known?.map((one) => (one._id === passkey._id ? shown : one)) ?? null);
		show({ ...passkey, name });
		try {
			await call("PUT", `${base}/passkeys/${passkey._id}`, { body: { name } });
		} catch (error) {
			show(passkey);
			toast.error(messageOf(error, "Failed to rename the passkey"));
		}
	}

	async function remove(passkey: Passkey): Promise<void> {
		const before = passkeys;
		setPasskeys((known) => known?.filter(({ _id }) => _id !== passkey._id) ?? null);
		try {
			await call("DELETE", `${base}/passkeys/${passkey._id}`);
			toast.success("Passkey removed");
		} catch (error) {
			setPasskeys(before);
			toast.error(messageOf(error, "Failed to remove the passkey"));
		}
	}

	return (
		<Panel aria-labelledby="passkeys" className="grid gap-4 print:hidden">
			<div>
				<PanelTitle id="passkeys">Passkeys</PanelTitle>
				<p className="mt-2 max-w-prose text-ink-2">
					Sign in without a password, by finger, face or the number of your device. It never leaves the
					device.
				</p>
			</div>
			{passkeys && passkeys.length > 0 && (
				<ul className="grid">
					{passkeys.map((passkey) => (
						<PasskeyItem
							key={passkey._id}
							passkey={passkey}
							onRename={(name) => void rename(passkey, name)}
							onRemove={() => void remove(passkey)}
						/>
					))}
				</ul>
			)}
			<Button variant="outline" className="justify-self-start" busy={busy} onClick={add}>
				Add a passkey
			</Button>
		</Panel>
	);
}
