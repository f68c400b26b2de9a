/** Where people stop between two steps while the shop's data is looked at. */
export class Gate {
	private parked = 0;
	private isClosed = false;
	private isOver = false;
	private readonly waiting: (() => void)[] = [];

	constructor(private readonly people: number) {}

	/** Called between two steps; false when it is time to go home. */
	async pass(): Promise<boolean> {
		if (this.isClosed) {
			this.parked += 1;
			await new Promise<void>((go) => this.waiting.push(go));
			this.parked -= 1;
		}
		return !this.isOver;
	}

	/** Waits until everybody stands still. */
	async close(): Promise<void> {
		this.isClosed = true;
		while (this.parked < this.people) await new Promise((done) => setTimeout(done, 20));
	}

	open(): void {
		this.isClosed = false;
		for (const go of this.waiting.splice(0)) go();
	}

	/** Opens for the last time: everybody goes home. */
	end(): void {
		this.isOver = true;
		this.open();
	}
}
