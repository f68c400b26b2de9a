import type { KnownDay, WaitingStep } from "../day-rules";

/** Who uses this phone. */
export type Who = { email: string; name: string };

/** What a phone keeps between two visits: the day of whoever was signed in last, and everybody's steps that wait. */
export type KeptDay = {
	who: Who;
	day: KnownDay;
	/** How far the shop's clock is ahead of the phone's; milliseconds. */
	ahead: number;
};

/** Where a phone keeps it. Steps keep the order in which they came. */
export type Memory = {
	readDay: () => Promise<KeptDay | null>;
	/** Null forgets it. */
	writeDay: (kept: KeptDay | null) => Promise<void>;
	/** This rider's, the oldest first. */
	stepsOf: (rider: string) => Promise<WaitingStep[]>;
	/** At the end; in the place of those with these keys. */
	addStep: (step: WaitingStep, instead?: readonly string[]) => Promise<void>;
	/** Keeps it where it stands in the order; nothing happens where it is gone. */
	changeStep: (step: WaitingStep) => Promise<void>;
	removeStep: (key: string) => Promise<void>;
};

/** Keeps as long as the page is open: for browsers that let nothing be stored. */
export function shortMemory(): Memory {
	let kept: KeptDay | null = null;
	let steps: WaitingStep[] = [];
	return {
		readDay: async () => kept,
		writeDay: async (day) => {
			kept = day;
		},
		stepsOf: async (rider) => steps.filter((step) => step.rider === rider),
		addStep: async (step, instead = []) => {
			steps = [...steps.filter(({ key }) => !instead.includes(key)), step];
		},
		changeStep: async (step) => {
			steps = steps.map((each) => (each.key === step.key ? step : each));
		},
		removeStep: async (key) => {
			steps = steps.filter((step) => step.key !== key);
		},
	};
}
