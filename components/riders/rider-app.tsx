"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useMessages } from "#messages";
import { LogoSprite } from "@/components/shell/logo";
import { SignInSheet } from "@/components/staff/login/login-screen";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { useHref } from "@/components/ui/page-link";
import { randomKey } from "@/lib/client/api";
import { useNowOfShop } from "@/lib/client/time";
import { toast } from "@/lib/client/toast";
import type { RiderStep } from "@/lib/orders/rules/order-states";
import type { PressOutcome, View } from "@/lib/riders/client/phone";
import { type ServedDay, useRiderDay } from "@/lib/riders/client/use-rider-day";
import type { Delivery } from "@/lib/riders/rules";
import { LANGUAGES, pathIn } from "@/lib/text/language";
import type { Messages } from "@/lib/text/messages";
import { DeliveryScreen } from "./delivery-screen";
import { DoorQuestion, useDoor } from "./door-question";
import { RoadScreen } from "./road-screen";

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
			icon: "wifi-off" as const,
			title: waiting > 0 ? text.noneAndWaits(waiting) : text.none,
			note: waiting > 0 ? text.theyGo : text.isKept,
		};
	}
	if (isHeldUp && waiting > 0)
		return { icon: "cloud-upload" as const, title: text.waits(waiting), note: text.goNow };
	return isJustSent ? { icon: "circle-check" as const, title: text.allSent, note: "" } : null;
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
					<Icon name={content.icon} className="size-6.5 flex-none text-mango-400" />
					<span>
						<b className="font-heavy">{content.title}</b>
						{content.note && <span className="block text-md text-leaf-200">{content.note}</span>}
					</span>
				</p>
			)}
		</div>
	);
}

/** Nobody is signed in on this phone, or no longer. */
export function NobodyScreen({ isOver }: { isOver: boolean }) {
	const { nobody: text } = useMessages("rider");
	const to = useHref();
	return (
		<SignInSheet
			title={isOver ? text.signedOut : text.nobodyHere}
			note={isOver ? text.stepsKept : text.dayKept}
		>
			{/* A document of its own: what was signed in is gone with the old one. */}
			<a href={to("/rider")} className={buttonClass({ size: "lg", block: true })}>
				{text.signIn}
			</a>
		</SignInSheet>
	);
}

function subscribe(listener: () => void): () => void {
	window.addEventListener("hashchange", listener);
	return () => window.removeEventListener("hashchange", listener);
}

const readHash = () => location.hash.slice(1);

/**
 * The delivery that is open, by its order's id, whether any was, and how to leave it. It stands in the part of the address that is never
 * sent: it opens without a network, and the phone's own way back leads to the list.
 */
export function useOpened(): { opened: string; hasOpened: boolean; leave: () => void } {
	const opened = useSyncExternalStore(subscribe, readHash, () => "");
	const [hasOpened, setHasOpened] = useState(false);
	if (opened && !hasOpened) setHasOpened(true);
	const leave = useCallback(() => location.replace("#"), []);
	return { opened, hasOpened, leave };
}

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
	const { view, press, sayDoor, sendNow, dismiss, end } = useRiderDay(served);
	const now = useNowOfShop(servedAt, view?.ahead ?? 0);
	const { opened, hasOpened, leave } = useOpened();
	/** What is being sent stays open until it is known what came of it. */
	const [sending, setSending] = useState<Delivery | null>(null);
	const { seen, look, answer } = useDoor(sayDoor);
	const { network } = useMessages("rider");

	if (!view) return <main id="main" aria-busy className="min-h-screen" />;
	if (!view.who || view.isOver) return <NobodyScreen isOver={view.isOver} />;

	const { day } = view;
	// What was refused was not brought: nobody stands at that door yet.
	if (seen && day.refusals.has(seen.door.order)) answer(false);
	const delivery = [sending, ...day.road, ...day.shelf].find((each) => each?._id === opened);
	const take: TakeStep = async (deliveries, step, word = {}) => {
		setSending(deliveries.find(({ _id }) => _id === opened) ?? null);
		const presses = deliveries.map((each) => ({
			...{ key: randomKey(), order: each._id, bag: bagOf(each), step },
			...word,
		}));
		const sighting = step === "delivered" ? look(deliveries) : null;
		const outcome = await press(presses).catch(() => {
			toast.error(network.notKept);
			return { message: network.notKept, isOfCode: false, isConflict: false };
		});
		setSending(null);
		const [first] = presses;
		if (first && typeof outcome === "string") void sighting?.(first);
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
					question={seen && <DoorQuestion {...seen} onAnswer={answer} />}
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
