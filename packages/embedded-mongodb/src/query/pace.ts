import { setImmediate } from "node:timers/promises";
import { MongoError } from "../errors.js";

/** Milliseconds that one operation may keep all others waiting. */
const TURN_MS = 8;

/** Lets other connections have their turn during long work, and ends work that takes longer than `maxTimeMS`. */
export class Pace {
	private turnEnds = 0;
	private deadline = 0;

	/** @param maxTimeMS milliseconds; 0 means no limit */
	constructor(maxTimeMS = 0) {
		this.restart(maxTimeMS);
	}

	/** Begins anew, for a cursor that is read again after a rest. */
	restart(maxTimeMS = 0): void {
		const now = performance.now();
		this.turnEnds = now + TURN_MS;
		this.deadline = maxTimeMS > 0 ? now + maxTimeMS : Number.POSITIVE_INFINITY;
	}

	/** Whether {@link breathe} is due. */
	get isTurnOver(): boolean {
		return performance.now() >= this.turnEnds;
	}

	/** @throws MongoError MaxTimeMSExpired */
	async breathe(): Promise<void> {
		if (!this.isTurnOver) return;
		await setImmediate();
		const now = performance.now();
		if (now >= this.deadline) throw new MongoError(50, "operation exceeded time limit");
		this.turnEnds = now + TURN_MS;
	}
}
