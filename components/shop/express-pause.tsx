"use client";

import { Timer } from "lucide-react";
import { Chip } from "@/components/ui/chip";
import { useNow } from "@/lib/client/use-now";
import { useShop } from "@/lib/shop/client/shop";
import { useShopPress } from "@/lib/shop/client/shop-change";
import { DAY_MS, formatTime, nearDay, startOfDay } from "@/lib/text/dates";

const MINUTE_MS = 60_000;

const PAUSES: readonly { label: string; until: (now: number) => number }[] = [
	...[30, 60, 120].map((minutes) => ({
		label: `${minutes} min`,
		until: (now: number) => now + minutes * MINUTE_MS,
	})),
	{ label: "Until tomorrow", until: (now) => startOfDay(new Date(now)).getTime() + DAY_MS },
];

/** Express delivery on, or paused until when; one press each. */
export function ExpressPause({ servedAt }: { servedAt: number }) {
	const { expressPausedUntil } = useShop();
	const now = useNow(servedAt);
	const [busy, press] = useShopPress();
	const isPaused = expressPausedUntil !== null && Date.parse(expressPausedUntil) > now;
	const pause = (until: number) => void press({ expressPausedUntil: new Date(until).toISOString() });
	return (
		<div className="-mx-1 flex items-center justify-between gap-x-4 overflow-x-auto px-1 py-1">
			<p role="status" className="flex flex-none items-center gap-2.5 text-sm">
				<Timer className="icon" />
				<span>
					<b>Express</b> {isPaused ? `is paused until ${untilText(expressPausedUntil, now)}` : "is on"}
				</span>
			</p>
			<div className="flex flex-none gap-2">
				{isPaused && (
					<Chip disabled={busy} onClick={() => void press({ expressPausedUntil: null })}>
						Switch express on
					</Chip>
				)}
				{!isPaused &&
					PAUSES.map(({ label, until }) => (
						<Chip
							key={label}
							disabled={busy}
							aria-label={`Pause express: ${label}`}
							onClick={() => pause(until(now))}
						>
							{label}
						</Chip>
					))}
			</div>
		</div>
	);
}

function untilText(moment: string, now: number): string {
	const day = nearDay(new Date(moment), now);
	if (day === "today") return formatTime(moment);
	const isMidnight = startOfDay(new Date(moment)).getTime() === Date.parse(moment);
	return isMidnight ? day : `${day}, ${formatTime(moment)}`;
}
