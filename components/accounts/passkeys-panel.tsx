"use client";

import { Pencil, Trash } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/form/input";
import { IconButton } from "@/components/ui/icon-button";
import { Notice } from "@/components/ui/notice";
import { dialogAhead } from "@/components/ui/overlay/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { PasskeyBase } from "@/lib/accounts/client/passkeys";
import type { Passkey } from "@/lib/accounts/rules/user";
import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { AddPasskeyDialog } from "./add-passkey-dialog";

type PasskeyItemProps = { passkey: Passkey; onRename: (name: string) => void; onRemove: () => void };

/** One passkey: what it is called, since when, and when it was used last. */
export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
	const text = useMessages("passkeys");
	const { day } = useMessages("time");
	const { name, createdAt, lastUsedAt } = passkey;
	const [typed, setTyped] = useState<string | null>(null);
	const [asks, setAsks] = useState(false);

	function save(event: FormEvent): void {
		event.preventDefault();
		const wanted = typed?.trim();
		if (wanted && wanted !== name) onRename(wanted);
		setTyped(null);
	}

	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2 first:border-t-0">
			{typed === null ? (
				<div className="min-w-0 flex-1">
					<p className="font-strong wrap-anywhere">{name}</p>
					<p className="text-sm text-ink-3">
						{text.since(day(new Date(createdAt)))}
						{lastUsedAt && text.lastUsed(day(new Date(lastUsedAt)))}
					</p>
				</div>
			) : (
				<form onSubmit={save} className="flex min-w-0 flex-1 gap-2">
					<Input
						aria-label={text.newName(name)}
						value={typed}
						maxLength={60}
						onChange={(event) => setTyped(event.target.value)}
						className="flex-1"
					/>
					<Button type="submit">{text.save}</Button>
				</form>
			)}
			{asks ? (
				<span className="flex gap-2">
					<Button variant="danger" size="sm" onClick={onRemove}>
						{text.remove(name)}
					</Button>
					<Button variant="quiet" size="sm" onClick={() => setAsks(false)}>
						{text.keep}
					</Button>
				</span>
			) : (
				typed === null && (
					<span className="flex">
						<IconButton aria-label={text.rename(name)} onClick={() => setTyped(name)}>
							<Pencil className="icon" />
						</IconButton>
						<IconButton aria-label={text.remove(name)} onClick={() => setAsks(true)}>
							<Trash className="icon" />
						</IconButton>
					</span>
				)
			)}
		</li>
	);
}

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
