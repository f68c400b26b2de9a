/** So many cores that several stations share: a piece of work needs a server of its station and one of these. */
export class Machine {
	readonly stations: Station[] = [];
	free: number;

	constructor(readonly cores: number) {
		this.free = cores;
	}

	/** Gives free cores to whoever has waited longest. */
	share(): void {
		while (this.free > 0) {
			const ready = this.stations.filter((station) => station.isReady);
			const [first, ...others] = ready;
			if (!first) return;
			others.reduce((best, each) => (each.waitingSince < best.waitingSince ? each : best), first).begin();
		}
	}
}

type Work = { since: number; ms: number; done: () => void };

/** Where work is done by so many servers, first come first served: a thread, a pool of them, a process that sends mails. */
export class Station {
	#waiting: Work[] = [];
	/** The first that waits: an array that is taken from at its front is slow when it is long. */
	#first = 0;
	#atWork = 0;
	#busyMs = 0;
	#presentMs = 0;
	#changedAt = 0;

	/**
	 * @param clock milliseconds now
	 * @param after calls something so many milliseconds from now
	 */
	constructor(
		readonly servers: number,
		readonly machine: Machine,
		readonly clock: () => number,
		readonly after: (ms: number, act: () => void) => void,
	) {
		machine.stations.push(this);
	}

	ask(ms: number, done: () => void): void {
		this.#note();
		this.#waiting.push({ since: this.clock(), ms, done });
		this.machine.share();
	}

	get isReady(): boolean {
		return this.#atWork < this.servers && this.#first < this.#waiting.length;
	}

	get waitingSince(): number {
		return this.#waiting[this.#first]?.since ?? Number.POSITIVE_INFINITY;
	}

	begin(): void {
		const work = this.#waiting[this.#first];
		if (!work) return;
		this.#note();
		this.#first += 1;
		if (this.#first > 1_000 && this.#first * 2 > this.#waiting.length) {
			this.#waiting = this.#waiting.slice(this.#first);
			this.#first = 0;
		}
		this.#atWork += 1;
		this.machine.free -= 1;
		this.after(work.ms, () => {
			this.#note();
			this.#atWork -= 1;
			this.machine.free += 1;
			work.done();
			this.machine.share();
		});
	}

	/** Adds up the time since the last change. */
	#note(): void {
		const ms = this.clock() - this.#changedAt;
		this.#changedAt = this.clock();
		this.#busyMs += ms * this.#atWork;
		this.#presentMs += ms * (this.#atWork + this.#waiting.length - this.#first);
	}

	/** Begins counting anew; what stood here stays. */
	forget(): void {
		this.#note();
		this.#busyMs = 0;
		this.#presentMs = 0;
	}

	/** Since it began counting, so many milliseconds ago: the part of its servers' time at work, and how many were here on average. */
	load(ms: number): { utilisation: number; present: number } {
		this.#note();
		return { utilisation: this.#busyMs / (ms * this.servers), present: this.#presentMs / ms };
	}
}
