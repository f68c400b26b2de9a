"use client";

import { useCallback, useEffect, useState } from "react";
import { call } from "@/lib/client/api";
import type { MailHead, OpenMail } from "@/lib/shop/rules/help";

const LOOK_EVERY_MS = 4_000;
const listeners = new Set<() => void>();

/** Has the mailbox look again at once. */
export function noticeNewMail(): void {
	for (const listener of listeners) listener();
}

/** The mails that demo mode has written, newest first; null where there is no such mailbox. */
export function useMails(): MailHead[] | null {
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
export async function openMail(name: string): Promise<OpenMail> {
	return (await call("GET /api/test/mails/{name}", { params: { name } })).mail;
}
