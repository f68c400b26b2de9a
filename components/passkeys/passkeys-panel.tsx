"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { call, messageOf } from "@/lib/client/api";
import { makePasskey, type PasskeyBase, passkeyProblem } from "@/lib/client/passkeys";
import { toast } from "@/lib/client/toast";
import type { Passkey } from "@/lib/domain/passkey";
import { PasskeyItem } from "./passkey-item";

/** A name that tells this device from the others, as far as the browser says it. */
function deviceName(): string | undefined {
	const { userAgent } = navigator;
	const known = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"].find((name) =>
		userAgent.includes(name),
	);
	return known === "Macintosh" ? "Mac" : known;
}

/** The passkeys of whoever is signed in: add, name, remove. */
export function PasskeysPanel({ base }: { base: PasskeyBase }) {
	const text = useMessages("passkeys");
	const login = useMessages("passkeyLogin");
	const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null);
	const [busy, setBusy] = useState(false);

	useEffect(() => {
		call<{ passkeys: Passkey[] }>("GET", `${base}/passkeys`)
			.then((answer) => setPasskeys(answer.passkeys))
			.catch((error: unknown) => toast.error(messageOf(error, text.loadFailed)));
	}, [base, text]);

	async function add(): Promise<void> {
		setBusy(true);
		try {
			const added = await makePasskey(base, deviceName() ?? text.thisDevice);
			setPasskeys((known) => [...(known ?? []), added]);
			toast.success(text.added);
		} catch (error) {
			const problem = passkeyProblem(error, text.addFailed, login);
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
			toast.error(messageOf(error, text.renameFailed));
		}
	}

	async function remove(passkey: Passkey): Promise<void> {
		const before = passkeys;
		setPasskeys((known) => known?.filter(({ _id }) => _id !== passkey._id) ?? null);
		try {
			await call("DELETE", `${base}/passkeys/${passkey._id}`);
			toast.success(text.removed);
		} catch (error) {
			setPasskeys(before);
			toast.error(messageOf(error, text.removeFailed));
		}
	}

	return (
		<Panel aria-labelledby="passkeys" className="grid gap-4 print:hidden">
			<div>
				<PanelTitle id="passkeys">{text.title}</PanelTitle>
				<p className="mt-2 max-w-prose text-ink-2">{text.text}</p>
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
				{text.add}
			</Button>
		</Panel>
	);
}
