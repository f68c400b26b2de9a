import { isUnsent, type Refusal, type WaitingStep } from "../day-rules";
import type { Memory } from "./memory";

/** What came of sending one step. */
export type Outcome =
	| { what: "done" }
	| { what: "refused"; refusal: Refusal }
	/** Nobody can say whether it arrived: it is sent again under its key. */
	| { what: "later" }
	| { what: "signed-out" };

type Sending = {
	memory: Memory;
	rider: string;
	send: (step: WaitingStep) => Promise<Outcome>;
	/** Runs before a confirmed step is forgotten. */
	onDone: (step: WaitingStep) => Promise<void>;
};

/**
 * Sends this rider's steps that wait, the oldest first and one after the other, until none is left or the shop cannot be
 * reached. A confirmed one is forgotten, a refused one stays with its reason, and every other one stays as it is.
 * Gives how it ended.
 */
export async function sendSteps({ memory, rider, send, onDone }: Sending): Promise<Outcome["what"]> {
	for (;;) {
		const step = (await memory.stepsOf(rider)).find(isUnsent);
		if (!step) return "done";
		const outcome = await send(step);
		if (outcome.what === "refused") await memory.changeStep({ ...step, refusal: outcome.refusal });
		else if (outcome.what === "done") {
			await onDone(step);
			await memory.removeStep(step.key);
		} else return outcome.what;
	}
}
