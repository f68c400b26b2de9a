import { useEffect, useRef, useState } from "react";
import { follow } from "@/lib/client/live";
import { type KnownDay, NOTHING_KNOWN, seenDay, told, type WaitingStep } from "../day-rules";
import { openMemory, type Who } from "./memory";
import { type Door, openPhone, type Phone, type Press, type PressOutcome, type View } from "./phone";

export type ServedDay = {
	who: Who;
	day: Omit<KnownDay, "ended">;
	/** How far the shop's clock was set ahead; milliseconds. */
	ahead: number;
	/** The last signal that it was read with. */
	after: number;
};

export type RiderDay = {
	/** Null until the phone's memory has been read, where the page came without a day. */
	view: View | null;
	press: (presses: readonly Press[]) => Promise<PressOutcome>;
	sayDoor: (door: Door) => void;
	/** Tries once more to send what waits. Gives how many steps still do. */
	sendNow: () => Promise<number>;
	dismiss: (step: WaitingStep) => void;
	end: () => Promise<void>;
};

/** How often a shop that could not be reached is tried again; milliseconds. */
const AGAIN_MS = 5_000;

function viewOf({ who, day, ahead }: ServedDay): View {
	const seen = seenDay(told(NOTHING_KNOWN, day), []);
	return { who, day: seen, ahead, isOffline: false, isOver: false, timesSent: 0, isHeldUp: false };
}

/**
 * Meets the shop whenever there is reason to: it says so, a network has come back, somebody looks again. A call can fail
 * without the browser ever telling of a network that went and came, so what failed is tried again by the clock too.
 */
function meetOften({ sync, isOffline }: Phone, after: number): () => void {
	const check = () => {
		if (document.visibilityState === "visible") void sync();
	};
	const unfollow = follow({ path: "/api/rider/deliveries/events", after, onChange: () => void sync() });
	const news = ["online", "offline", "pageshow", "focus"];
	for (const event of news) window.addEventListener(event, check);
	document.addEventListener("visibilitychange", check);
	const again = setInterval(() => {
		if (isOffline()) check();
	}, AGAIN_MS);
	void sync();
	return () => {
		unfollow();
		clearInterval(again);
		for (const event of news) window.removeEventListener(event, check);
		document.removeEventListener("visibilitychange", check);
	};
}

/** The rider's day on this phone. */
export function useRiderDay(served: ServedDay | null): RiderDay {
	const [view, setView] = useState<View | null>(() => served && viewOf(served));
	const phone = useRef<Promise<Phone> | null>(null);

	useEffect(() => {
		let leave = () => {};
		let isLeft = false;
		const show = (next: View) => {
			if (!isLeft) setView(next);
		};
		const opening = openMemory().then((memory) =>
			openPhone({ memory, served, show, onOtherPerson: () => location.reload() }),
		);
		phone.current = opening;
		void opening.then((opened) => {
			const stop = isLeft ? () => {} : meetOften(opened, served?.after ?? -1);
			leave = () => {
				stop();
				opened.close();
			};
			if (isLeft) leave();
		});
		return () => {
			isLeft = true;
			leave();
		};
	}, [served]);

	return {
		view,
		press: async (presses) => (await phone.current)?.press(presses) ?? "waits",
		sayDoor: (door) => void phone.current?.then((opened) => opened.sayDoor(door)),
		sendNow: async () => (await phone.current)?.sendNow() ?? 0,
		dismiss: (step) => void phone.current?.then((opened) => opened.dismiss(step)),
		end: async () => (await phone.current)?.end(),
	};
}
