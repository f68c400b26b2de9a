import { useEffect, useState } from "react";
import { create } from "zustand";
import { call } from "@/lib/client/api";
import { useMessages } from "@/lib/client/messages";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";

const RESEND_SECONDS = 60;

// One clock for every place that can send the mail, so that leaving a tab or page does not shorten the wait.
const useClock = create<{ until: number }>(() => ({ until: 0 }));

/** Whole seconds until a moment (milliseconds since 1970), counted down; 0 once it is past. */
export function useSecondsUntil(until: number): number {
	const [now, setNow] = useState(0);
	useEffect(() => {
		const look = () => {
			setNow(Date.now());
			if (Date.now() >= until) clearInterval(timer);
		};
		const timer = setInterval(look, 500);
		look();
		return () => clearInterval(timer);
	}, [until]);
	return now === 0 ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** Seconds until a verification mail may be sent again (0: now), and how to start the wait. */
export function useResendCoolDown(): { secondsLeft: number; startCoolDown: () => void } {
	const { until } = useClock();
	const secondsLeft = useSecondsUntil(until);

	function startCoolDown(): void {
		useClock.setState({ until: Date.now() + RESEND_SECONDS * 1000 });
	}

	return { secondsLeft, startCoolDown };
}

/** Sends the verification mail again, at most once a minute: seconds until then (0: now), and how to send it. */
export function useResendVerification(email: string): { secondsLeft: number; resend: () => Promise<void> } {
	const text = useMessages("verification");
	const { secondsLeft, startCoolDown } = useResendCoolDown();

	const { busy, run } = useAction(async () => {
		await call("POST /api/user/resend-verification", { body: { email } });
		startCoolDown();
		toast.success(text.sent);
	}, text.failed);

	async function resend(): Promise<void> {
		if (secondsLeft === 0 && !busy) await run();
	}

	return { secondsLeft, resend };
}
