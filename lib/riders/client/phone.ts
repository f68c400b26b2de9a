import type { Point } from "@/lib/places/rules/point";
import {
	confirmed,
	isSettled,
	isUnsent,
	type KnownDay,
	NOTHING_KNOWN,
	type Refusal,
	type SeenDay,
	seenDay,
	told,
	type WaitingStep,
} from "../day-rules";
import { type Memory, sendSteps, type Who } from "./memory";
import { askWho, isSignedOut, readDay, sendStep } from "./rider-api";

export type View = {
	/** Null where nobody was signed in on this phone. */
	who: Who | null;
	day: SeenDay;
	/** How far the shop's clock is ahead of the phone's; milliseconds. */
	ahead: number;
	isOffline: boolean;
	/** The session has ended, or is another's by now: nothing is shown and nothing is sent. */
	isOver: boolean;
	/** Steps had to wait, and have gone since; a number that rises. */
	timesSent: number;
	/** Something was tried, and waits since. */
	isHeldUp: boolean;
};

/** What a rider has just done. */
export type Press = Pick<WaitingStep, "key" | "order" | "bag" | "step" | "code" | "reason">;
/** The step that brought a bag, and where its door is. */
export type Door = Pick<WaitingStep, "key" | "order" | "bag"> & { point: Point };
/** What came of it: taken by the shop, kept on the phone, or refused. */
export type PressOutcome = "sent" | "waits" | Refusal;

/** What stands in for the code of a step that the shop has under its key: it is not read again. */
const SAID_ALREADY = "door";

/** After so long a press is done with, whatever the network does; milliseconds. */
const PRESS_MS = 4_000;

/** One tab after the other; a browser without locks has a shop that does nothing twice. */
function inTurnOfTabs(work: () => Promise<void>): Promise<void> {
	if (!("locks" in navigator)) return work();
	return navigator.locks.request("sabz-rider", work);
}

export type PhoneOptions = {
	memory: Memory;
	/** Who is signed in as the page was made; null for the page that opens without a network. */
	served: { who: Who; day: Omit<KnownDay, "ended">; ahead: number } | null;
	show: (view: View) => void;
	/** Somebody else is signed in on this phone now. */
	onOtherPerson: () => void;
};

/**
 * A rider's phone: shows the day, takes steps at once, keeps them, and sends them in order as soon as the shop can be
 * reached. Only the session of whoever took a step sends it.
 */
export async function openPhone({ memory, served, show, onOtherPerson }: PhoneOptions) {
	const kept = await memory.readDay();
	const isTheirs = kept !== null && (!served || kept.who.email === served.who.email);
	const who = served?.who ?? kept?.who ?? null;
	let ahead = isTheirs ? kept.ahead : (served?.ahead ?? 0);
	const now = () => Date.now() + ahead;
	let known = isTheirs ? kept.day : NOTHING_KNOWN;
	if (served) known = told(known, served.day);
	let [isOffline, isOver, isHeldUp, isLeft, timesSent] = [false, false, false, false, 0];
	const tabs = new BroadcastChannel("sabz-rider");

	const steps = async () => (who ? memory.stepsOf(who.email) : []);

	async function draw(): Promise<void> {
		const day = seenDay(known, await steps());
		show({ who, day, ahead, isOffline, isOver, timesSent, isHeldUp });
	}

	async function keep(): Promise<void> {
		if (who && !isOver) await memory.writeDay({ who, day: known, ahead });
	}

	/** What another tab has kept meanwhile. */
	async function recall(): Promise<void> {
		const latest = await memory.readDay();
		if (latest && latest.who.email === who?.email) known = latest.day;
	}

	/** The day is the session's: it goes with it. What was not sent stays for whoever took it. */
	async function end(): Promise<void> {
		isOver = true;
		known = NOTHING_KNOWN;
		await memory.writeDay(null);
	}

	/** This phone is another's now. What it has already kept of theirs stays. */
	async function giveWay(): Promise<void> {
		const latest = await memory.readDay();
		if (latest?.who.email === who?.email) await memory.writeDay(null);
		isOver = true;
		known = NOTHING_KNOWN;
		onOtherPerson();
	}

	async function confirm(step: WaitingStep): Promise<void> {
		known = confirmed(known, step);
		await keep();
	}

	async function forgetSettled(): Promise<void> {
		for (const step of await steps()) {
			if (isSettled(step, known)) await memory.removeStep(step.key);
		}
	}

	/** Sends what waits, then reads the day anew. Gives whether the shop could be reached. */
	async function exchange(rider: string): Promise<boolean> {
		const session = await askWho();
		if (session.email !== rider) {
			await giveWay();
			return true;
		}
		ahead = session.ahead;
		await recall();
		const how = await sendSteps({ memory, rider, send: (step) => sendStep(step, now()), onDone: confirm });
		if (how === "signed-out") await end();
		if (how !== "done") return how === "signed-out";
		known = told(known, await readDay());
		await forgetSettled();
		await keep();
		return true;
	}

	async function meet(): Promise<void> {
		if (!who || isOver) return;
		try {
			isOffline = !(await exchange(who.email));
		} catch (error) {
			if (isSignedOut(error)) await end();
			isOffline = !isSignedOut(error);
		}
		const waits = (await steps()).some(isUnsent);
		if (isHeldUp && !waits) timesSent += 1;
		isHeldUp = waits && isOffline;
		await draw();
		if (!isLeft) tabs.postMessage("changed");
	}

	let isWanted = false;
	let running: Promise<void> | null = null;
	async function run(): Promise<void> {
		try {
			while (isWanted) {
				isWanted = false;
				await inTurnOfTabs(meet);
			}
		} catch {
			// The phone's own memory failed: tried again by the clock, as what could not be reached is.
			isOffline = true;
		} finally {
			running = null;
		}
	}

	/** Meets the shop once more, after a meeting that is under way. */
	function sync(): Promise<void> {
		isWanted = true;
		running ??= run();
		return running;
	}

	/** Meets the shop, for as long as somebody who has pressed would wait. */
	function soon(): Promise<unknown> {
		return Promise.race([sync(), new Promise((done) => setTimeout(done, PRESS_MS))]);
	}

	async function outcomeOf(keys: readonly string[]): Promise<PressOutcome> {
		const open = (await steps()).filter(({ key }) => keys.includes(key));
		return open.find(({ refusal }) => refusal)?.refusal ?? (open.length > 0 ? "waits" : "sent");
	}

	/** Takes these steps, in the place of what was refused of the same orders. */
	async function press(presses: readonly Press[]): Promise<PressOutcome> {
		if (!who) return "waits";
		const taken = presses.map((each) => ({ ...each, rider: who.email, at: now() }));
		for (const step of taken) {
			const refused = (await steps()).filter(({ order, refusal }) => refusal && order === step.order);
			await memory.addStep(
				step,
				refused.map(({ key }) => key),
			);
		}
		await draw();
		await soon();
		return outcomeOf(taken.map(({ key }) => key));
	}

	/** Says where the door is, with the step that was taken at it: that waits still, or is sent once more under its key. */
	async function sayDoor({ point, ...brought }: Door): Promise<void> {
		if (!who) return;
		const waiting = (await steps()).find(({ key }) => key === brought.key);
		if (waiting) await memory.changeStep({ ...waiting, point });
		else
			await memory.addStep({
				...brought,
				step: "delivered",
				reason: SAID_ALREADY,
				point,
				rider: who.email,
				at: now(),
			});
		await draw();
		await soon();
	}

	/** Tries once more to send what waits. Gives how many steps still do. */
	async function sendNow(): Promise<number> {
		await soon();
		return (await steps()).filter(isUnsent).length;
	}

	/** A refused step has been read, and nothing more is to be done about it. */
	async function dismiss({ key }: WaitingStep): Promise<void> {
		await memory.removeStep(key);
		await draw();
	}

	function close(): void {
		isLeft = true;
		tabs.close();
	}

	tabs.addEventListener("message", () => void recall().then(draw));
	await keep();
	await draw();
	return { sync, press, sayDoor, sendNow, dismiss, end, close, isOffline: () => isOffline };
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;
