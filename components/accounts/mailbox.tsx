"use client";

import { useEffect, useRef, useState } from "react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { openMail, useMails } from "@/lib/accounts/client/mailbox";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import type { OpenMail } from "@/lib/shop/rules/contact";
import { formatDate, formatTime } from "@/lib/text/dates";

/** A mail as its reader sees it, in a frame that can run nothing; its links open in the shop's own tab. */
export function MailReader({ mail }: { mail: OpenMail }) {
	const heading = useRef<HTMLHeadingElement>(null);

	// On a phone the mail opens below the list.
	useEffect(() => {
		if (mail.name) heading.current?.focus();
	}, [mail.name]);

	return (
		<Panel className="grid gap-3">
			<div>
				<h2 ref={heading} tabIndex={-1} className="display-type text-xl tracking-heading">
					{mail.subject}
				</h2>
				<p className="text-sm text-ink-2">
					From {mail.from} to {mail.to}
				</p>
			</div>
			<iframe
				title={mail.subject}
				sandbox="allow-top-navigation-by-user-activation"
				srcDoc={mail.html.replace("<head>", '<head><base target="_top">')}
				className="h-160 w-full rounded-md border border-line bg-white"
			/>
			<details>
				<summary className="inline-flex min-h-tap items-center font-bold">Plain text</summary>
				<pre className="rounded-md bg-bg-sunk p-4 text-sm whitespace-pre-wrap">{mail.text}</pre>
			</details>
		</Panel>
	);
}

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
