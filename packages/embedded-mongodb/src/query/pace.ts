import { setImmediate } from "node:timers/promises";
import { MongoError } from "../errors.js";

/** Milliseconds that one operation may keep all others waiting. */
const TURN_MS = 8;

/** Lets other connections have their turn during long work, and ends work that takes longer than `maxTimeMS`. */
export class Pace {
	private turnEnds = 0;
	private deadline = 0;
	private end = Number.POSITIVE_INFINITY;

	/** @param maxTimeMS milliseconds; 0 means no limit */
	constructor(maxTimeMS = 0) {
		this.restart(maxTimeMS);
	}

	/** Begins anew, for a cursor that is read again after a rest. */
	restart(maxTimeMS = 0): void {
		const now = performance.now();
		this.turnEnds = now + TURN_MS;
		this.deadline = maxTimeMS > 0 ? Math.min(this.end, now + maxTimeMS) : this.end;
	}

	/** Ends the work at a moment (of `performance.now`) at the latest, however often it begins anew. */
	endAt(moment: number): void {
		this.end = moment;
		this.deadline = Math.min(this.deadline, moment);
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
		if (now >= this.deadline) throw expired();
		this.turnEnds = now + TURN_MS;
	}

	/** Waits for what others do. @throws MongoError MaxTimeMSExpired */
	async waitFor(event: Promise<void>): Promise<void> {
		const ms = this.deadline - performance.now();
		if (ms === Number.POSITIVE_INFINITY) return event;
		let timer: NodeJS.Timeout | undefined;
		const expiry = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(expired()), ms);
		});
		await Promise.race([event, expiry]).finally(() => clearTimeout(timer));
	}
}

const expired = (): MongoError => new MongoError(50, "operation exceeded time limit");
