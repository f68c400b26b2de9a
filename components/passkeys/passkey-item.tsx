"use client";

import { type FormEvent, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Pencil, Trash } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import type { Passkey } from "@/lib/domain/passkey";

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
