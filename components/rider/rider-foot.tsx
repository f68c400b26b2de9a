"use client";

import { KeyRound, LogOut } from "lucide-react";
import { useState } from "react";
import { PushSwitch } from "@/components/push/push-switch";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { countOf } from "./words";

type RiderFootProps = {
	/** Tries once more to send what waits, and gives how many steps still do. */
	sendNow: () => Promise<number>;
	/** Forgets the day on this phone. */
	onEnd: () => Promise<void>;
};

/** What is wanted once a day at most: the theme, the sign-in, and the way out. */
export function RiderFoot({ sendNow, onEnd }: RiderFootProps) {
	/** So many steps are not sent, and somebody wants to leave; 0 while nobody does. */
	const [unsent, setUnsent] = useState(0);
	const [busy, setBusy] = useState(false);

	async function logout(): Promise<void> {
		setUnsent(0);
		setBusy(true);
		try {
			await call("POST", "/api/seller/logout");
			await onEnd();
			location.assign("/rider");
		} catch (error) {
			toast.error(messageOf(error, "Logout failed. Please try again."));
			setBusy(false);
		}
	}

	async function askOrLogout(): Promise<void> {
		setBusy(true);
		const left = await sendNow();
		setBusy(false);
		if (left > 0) setUnsent(left);
		else await logout();
	}

	return (
		<footer className="mt-4 grid gap-1 border-t border-line pt-3 text-base font-semibold text-ink-2">
			<PushSwitch label="Tell this phone of new deliveries" />
			<ThemeSwitch />
			<a href="/seller/security" className="inline-flex min-h-tap items-center gap-2.5">
				<KeyRound className="icon" aria-hidden />
				Your sign-in
			</a>
			<button
				type="button"
				disabled={busy}
				onClick={() => void askOrLogout()}
				className="inline-flex min-h-tap items-center gap-2.5"
			>
				<LogOut className="icon" aria-hidden />
				Logout
			</button>
			<Dialog
				open={unsent > 0}
				onOpenChange={() => setUnsent(0)}
				title={`${countOf(unsent, "step")} not sent yet`}
				description="They stay on this phone, and go when you sign in here again. Better stay until they are sent."
				actions={
					<>
						<Button variant="quiet" onClick={() => void logout()}>
							Log out
						</Button>
						<Button onClick={() => setUnsent(0)}>Stay</Button>
					</>
				}
			/>
		</footer>
	);
}
