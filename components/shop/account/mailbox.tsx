"use client";

import { useState } from "react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { messageOf } from "@/lib/client/api";
import { openMail, useMails } from "@/lib/client/mailbox";
import { toast } from "@/lib/client/toast";
import { formatDate, formatTime } from "@/lib/domain/dates";
import type { OpenMail } from "@/lib/domain/mailbox";
import { MailReader } from "./mail-reader";

/** Demo mode's mailbox: every mail that the shop has sent, to open and to click. Not there outside demo mode. */
export function Mailbox() {
	const mails = useMails();
	const [open, setOpen] = useState<OpenMail | null>(null);
	if (!mails) return null;

	async function show(name: string): Promise<void> {
		try {
			setOpen(await openMail(name));
		} catch (error) {
			toast.error(messageOf(error, "Something went wrong. Please try again."));
		}
	}

	return (
		<div className="grid gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
			<Panel>
				<PanelTitle>Mailbox</PanelTitle>
				<p className="mt-1 text-sm text-ink-2">What the shop has sent in demo mode, newest first.</p>
				{mails.length === 0 && <p className="mt-4 text-ink-2">No mails yet.</p>}
				<ul className="-mx-3 mt-3 max-h-120 overflow-y-auto empty:hidden">
					{mails.map(({ name, subject, to, at }) => (
						<li key={name}>
							<button
								type="button"
								onClick={() => void show(name)}
								aria-current={open?.name === name}
								className="grid w-full rounded-md px-3 py-2 text-start transition-colors hover:bg-surface-2 aria-current:bg-primary-soft"
							>
								<span className="truncate font-bold">{subject}</span>
								<span className="truncate text-sm text-ink-2">{to}</span>
								<time dateTime={at} className="figures text-sm text-ink-3">
									{formatDate(at)}, {formatTime(at)}
								</time>
							</button>
						</li>
					))}
				</ul>
			</Panel>
			{open && <MailReader mail={open} />}
		</div>
	);
}
