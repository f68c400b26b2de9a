"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { dialogAhead } from "@/components/ui/late-dialog";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { call, messageOf } from "@/lib/client/api";
import type { PasskeyBase } from "@/lib/client/passkeys";
import { toast } from "@/lib/client/toast";
import type { Passkey } from "@/lib/domain/passkey";
import { AddPasskeyDialog } from "./add-passkey-dialog";
import { PasskeyItem } from "./passkey-item";

type PasskeysPanelProps = {
	base: PasskeyBase;
	/** Whether a passkey may be added: not while the account's address is unproved. */
	isVerified?: boolean;
	/** Whether adding one asks for a code of the second factor too. */
	needsCode?: boolean;
};

/** The passkeys of whoever is signed in: add, name, remove. */
export function PasskeysPanel({ base, isVerified = true, needsCode = false }: PasskeysPanelProps) {
	const text = useMessages("passkeys");
	const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null);
	const [isAdding, setIsAdding] = useState(false);

	useEffect(() => {
		call<{ passkeys: Passkey[] }>("GET", `${base}/passkeys`)
			.then((answer) => setPasskeys(answer.passkeys))
			.catch((error: unknown) => toast.error(messageOf(error, text.loadFailed)));
	}, [base, text]);

	function added(passkey: Passkey): void {
		setPasskeys((known) => [...(known ?? []), passkey]);
		setIsAdding(false);
		toast.success(text.added);
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
			{isVerified ? (
				<Button
					variant="outline"
					className="justify-self-start"
					onClick={() => setIsAdding(true)}
					{...dialogAhead}
				>
					{text.add}
				</Button>
			) : (
				<Notice tone="info">{text.verifyFirst}</Notice>
			)}
			{isAdding && (
				<AddPasskeyDialog
					base={base}
					needsCode={needsCode}
					onAdded={added}
					onClose={() => setIsAdding(false)}
				/>
			)}
		</Panel>
	);
}
