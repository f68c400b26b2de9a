"use client";

import { KeyRound, Languages, LogOut } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { PushSwitch } from "@/components/notifications/push-switch";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useHref } from "@/components/ui/page-link";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { chooseLanguage } from "@/lib/accounts/client/preferences";
import { call } from "@/lib/client/api";
import { useAction } from "@/lib/client/use-action";
import { LANGUAGE_NAMES, pathIn } from "@/lib/text/language";

type RiderFootProps = {
	/** Tries once more to send what waits, and gives how many steps still do. */
	sendNow: () => Promise<number>;
	/** Forgets the day on this phone. */
	onEnd: () => Promise<void>;
};

/** What is wanted once a day at most: the theme, the sign-in, and the way out. */
export function RiderFoot({ sendNow, onEnd }: RiderFootProps) {
	const { foot: text } = useMessages("rider");
	const other = useLanguage() === "en" ? "ur" : "en";
	const to = useHref();
	/** So many steps are not sent, and somebody wants to leave; 0 while nobody does. */
	const [unsent, setUnsent] = useState(0);
	const { busy, run } = useAction(async (leavesUnsent: boolean) => {
		const left = leavesUnsent ? 0 : await sendNow();
		setUnsent(left);
		if (left > 0) return;
		await call("POST /api/seller/logout");
		await onEnd();
		location.assign(to("/rider"));
	}, text.logoutFailed);

	return (
		<footer className="mt-4 grid gap-1 border-t border-line pt-3 text-base font-semibold text-ink-2">
			<PushSwitch label={text.tell} />
			<ThemeSwitch />
			{/* A document of its own: one has one language. What waits to be sent stays on the phone. */}
			<a
				href={pathIn(other, "/rider")}
				lang={other}
				hrefLang={other}
				onClick={() => chooseLanguage(other, null)}
				className="inline-flex min-h-tap items-center gap-2.5"
			>
				<Languages className="icon" />
				{LANGUAGE_NAMES[other]}
			</a>
			<a href="/seller/security" className="inline-flex min-h-tap items-center gap-2.5">
				<KeyRound className="icon" />
				{text.signIn}
			</a>
			<button
				type="button"
				disabled={busy}
				onClick={() => void run(false)}
				className="inline-flex min-h-tap items-center gap-2.5"
			>
				<LogOut className="icon" />
				{text.logout}
			</button>
			<Dialog
				open={unsent > 0}
				onOpenChange={() => setUnsent(0)}
				title={text.notSent(unsent)}
				description={text.stayOnPhone}
				actions={
					<>
						<Button variant="quiet" onClick={() => void run(true)}>
							{text.leave}
						</Button>
						<Button onClick={() => setUnsent(0)}>{text.stay}</Button>
					</>
				}
			/>
		</footer>
	);
}
