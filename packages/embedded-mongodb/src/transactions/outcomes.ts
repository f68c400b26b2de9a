import type { Environment } from "../storage/environment.js";

/** How long a session lives that nobody uses, in milliseconds; hello says the same in minutes. */
export const SESSION_MS = 30 * 60_000;

/**
 * Which transaction of each session was committed last. It is written together with what the transaction wrote, so
 * that a commit that is asked for again is answered truly, after a crash too.
 */
export class Outcomes {
	constructor(private readonly env: Environment) {}

	/** The number of the session's last committed transaction. */
	lastCommitted(session: Buffer): bigint | undefined {
		return this.env.outcomes.get(session)?.readBigInt64BE(0);
	}

	/** Inside the write transaction of the commit. */
	note(session: Buffer, number: bigint): void {
		const value = Buffer.alloc(16);
		value.writeBigInt64BE(number, 0);
		value.writeBigInt64BE(BigInt(Date.now()), 8);
		this.env.outcomes.putSync(session, value);
	}

	/** Forgets what nobody asks for any more. */
	async sweep(): Promise<void> {
		if (this.old().length === 0) return;
		await this.env.write(() => {
			for (const session of this.old()) this.env.outcomes.removeSync(session);
		});
	}

	private old(): Buffer[] {
		const limit = BigInt(Date.now() - SESSION_MS);
		const all = [...this.env.outcomes.getRange()];
		return all.filter(({ value }) => value.readBigInt64BE(8) < limit).map(({ key }) => key);
	}
}
