"use client";

import { useEffect, useState } from "react";
import { LogoSprite } from "@/components/shop/shell/logo";
import type { PressOutcome } from "@/lib/client/rider/phone";
import { type ServedDay, useRiderDay } from "@/lib/client/rider/use-rider-day";
import { useNowOfShop } from "@/lib/client/use-now";
import type { Delivery } from "@/lib/domain/delivery";
import { LANGUAGES, pathIn } from "@/lib/domain/language";
import type { RiderStep } from "@/lib/domain/order-states";
import { DeliveryScreen } from "./delivery-screen";
import { NetworkStrip } from "./network-strip";
import { NobodyScreen } from "./nobody-screen";
import { RoadScreen } from "./road-screen";
import { useOpened } from "./use-opened";

export type RiderAppProps = {
	/** Null for the page that opens without a network. */
	served: ServedDay | null;
	/** The shop's time at which the page was made; milliseconds. */
	servedAt: number;
};

/** What a rider says of a step. */
export type Word = { code?: string; reason?: string };
export type TakeStep = (
	deliveries: readonly Delivery[],
	step: RiderStep,
	word?: Word,
) => Promise<PressOutcome>;

/** Keeps the page for a time without a network. */
function useWorker(): void {
	useEffect(() => {
		if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
		// A browser that refuses has the page online only.
		// One for each language, so that the switch between them works without a network too.
		for (const language of LANGUAGES)
			navigator.serviceWorker.register("/rider-sw.js", { scope: pathIn(language, "/rider") }).catch(() => {});
	}, []);
}

/** The rider's day: one delivery is loud, the rest are quiet. */
export function RiderApp({ served, servedAt }: RiderAppProps) {
	useWorker();
	const { view, press, sendNow, dismiss, end } = useRiderDay(served, servedAt);
	const now = useNowOfShop(servedAt, view?.ahead ?? 0);
	const { opened, hasOpened, leave } = useOpened();
	/** What is being sent stays open until it is known what came of it. */
	const [held, setHeld] = useState<Delivery | null>(null);

	if (!view) return <main id="main" aria-busy className="min-h-screen" />;
	if (!view.who || view.isOver) return <NobodyScreen isOver={view.isOver} />;

	const { day } = view;
	const delivery = [held, ...day.road, ...day.shelf].find((each) => each?._id === opened);
	const take: TakeStep = async (deliveries, step, word = {}) => {
		setHeld(deliveries.find(({ _id }) => _id === opened) ?? null);
		const outcome = await press(
			deliveries.map((each) => ({ order: each._id, bag: bagOf(each), step, ...word })),
		);
		setHeld(null);
		return outcome;
	};

	return (
		<div className="min-h-screen text-base">
			<LogoSprite />
			{delivery ? (
				<DeliveryScreen
					key={delivery._id}
					delivery={delivery}
					refusal={day.refusals.get(delivery._id)}
					now={now}
					strip={<NetworkStrip view={view} />}
					take={take}
					onLeave={leave}
				/>
			) : (
				<RoadScreen
					who={view.who}
					takesFocus={hasOpened}
					day={day}
					now={now}
					strip={<NetworkStrip view={view} />}
					take={take}
					onDismiss={dismiss}
					sendNow={sendNow}
					onEnd={end}
				/>
			)}
		</div>
	);
}

/** What stays on the phone of a delivery. */
function bagOf({ number, firstName, area, address, toCollect }: Delivery) {
	return { number, firstName, area, address, toCollect };
}
