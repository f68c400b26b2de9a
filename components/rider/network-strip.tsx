"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { CircleCheck, CloudUpload, WifiOff } from "@/components/ui/icons";
import type { View } from "@/lib/client/rider/phone";
import type { Messages } from "@/lib/messages";

/** How long it is said that everything has gone; milliseconds. */
const SENT_MS = 3_000;

/** True for a moment after the number has risen. */
function useJustRisen(times: number): boolean {
	const [seen, setSeen] = useState(times);
	useEffect(() => {
		const timer = setTimeout(() => setSeen(times), SENT_MS);
		return () => clearTimeout(timer);
	}, [times]);
	return times > seen;
}

function contentOf(
	text: Messages["rider"]["network"],
	{ isOffline, isHeldUp, day: { waiting } }: View,
	isJustSent: boolean,
) {
	if (isOffline) {
		return {
			Icon: WifiOff,
			title: waiting > 0 ? text.noneAndWaits(waiting) : text.none,
			note: waiting > 0 ? text.theyGo : text.isKept,
		};
	}
	if (isHeldUp && waiting > 0) return { Icon: CloudUpload, title: text.waits(waiting), note: text.goNow };
	return isJustSent ? { Icon: CircleCheck, title: text.allSent, note: "" } : null;
}

/** Says under the header what waits to be sent, and for a moment that it has gone. */
export function NetworkStrip({ view }: { view: View }) {
	const { network: text } = useMessages("rider");
	const isJustSent = useJustRisen(view.timesSent);
	const content = contentOf(text, view, isJustSent);
	return (
		<div role="status">
			{content && (
				<p
					className={`flex items-center gap-3 px-4 py-3 leading-snug text-white ${isJustSent && !view.isOffline ? "bg-leaf-700" : "bg-leaf-950"}`}
				>
					<content.Icon className="size-6.5 flex-none text-mango-400" />
					<span>
						<b className="font-heavy">{content.title}</b>
						{content.note && <span className="block text-md text-leaf-200">{content.note}</span>}
					</span>
				</p>
			)}
		</div>
	);
}
