"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import type { MailHead, OpenMail } from "@/lib/shop/rules/help";
import { formatDate, formatTime } from "@/lib/text/dates";
import { EmailField } from "./login/credentials";

const LOOK_EVERY_MS = 4_000;
const listeners = new Set<() => void>();

/** Has the mailbox look again at once. */
function noticeNewMail(): void {
	for (const listener of listeners) listener();
}

/** The mails that demo mode has written, newest first; null where there is no such mailbox. */
function useMails(): MailHead[] | null {
	const [mails, setMails] = useState<MailHead[] | null>(null);
	const check = useCallback(async () => {
		if (document.visibilityState === "hidden") return;
		try {
			setMails((await call("GET /api/test/mails")).mails);
		} catch {
			setMails(null);
		}
	}, []);
	useEffect(() => {
		void check();
		listeners.add(check);
		const timer = setInterval(check, LOOK_EVERY_MS);
		return () => {
			listeners.delete(check);
			clearInterval(timer);
		};
	}, [check]);
	return mails;
}

/** One mail with its content. */
async function openMail(name: string): Promise<OpenMail> {
	return (await call("GET /api/test/mails/{name}", { params: { name } })).mail;
}

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.testEmailSchema);

const FAILED = "Something went wrong. Please try again.";

/** Sends a test mail and shows the answer as it came (spec 2, Test email). */
export function TestEmail() {
	const [answer, setAnswer] = useState("");
	const form = useRulesForm(loadRules, { defaultValues: { email: "" } });
	const { isSubmitting } = form.formState;
	const show = (shown: object) => setAnswer(JSON.stringify(shown, null, 2));
	const send = useSubmit(form, ["email"], FAILED, async (body) => {
		try {
			show(await call("POST /api/test/email", { body }));
			noticeNewMail();
		} catch (error) {
			show({ success: false, message: messageOf(error, FAILED) });
			throw error;
		}
	});
	return (
		<Panel className="grid max-w-184 gap-4">
			<form noValidate onSubmit={send} className="flex flex-wrap items-start gap-3">
				<EmailField label="Email" {...fieldOf(form, "email")} className="flex-1 basis-64" />
				<Button type="submit" busy={isSubmitting} className="sm:mt-6.5">
					Send test email
				</Button>
			</form>
			{answer && (
				<pre
					role="status"
					aria-label="Response"
					className="rounded-md bg-bg-sunk p-4 text-sm whitespace-pre-wrap"
				>
					{answer}
				</pre>
			)}
		</Panel>
	);
}

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
			toast.error(messageOf(error, FAILED));
		}
	}

	return (
		<div className="grid gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
			<Panel title="Mailbox">
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
