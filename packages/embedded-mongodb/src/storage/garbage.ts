import type { Catalog } from "./catalog.js";
import type { Environment } from "./environment.js";
import { idPrefix, prefixRange } from "./keys.js";

const KEYS_PER_TRANSACTION = 2000;

/**
 * Clears the key ranges of dropped collections and indexes, a little at a time. Dropping itself only marks them,
 * so it is atomic and quick; what a crash leaves over is cleared after the next start.
 */
export class GarbageCollector {
	private running: Promise<void> | undefined;
	private stopped = false;

	constructor(
		private readonly env: Environment,
		private readonly catalog: Catalog,
	) {}

	/** Starts clearing unless that is under way. Failures wait for the next time: nothing depends on it. */
	start(): void {
		this.running ??= this.clearAll()
			.catch(() => undefined)
			.finally(() => {
				this.running = undefined;
			});
	}

	async stop(): Promise<void> {
		this.stopped = true;
		await this.running;
	}

	private async clearAll(): Promise<void> {
		for (let ids = this.catalog.garbage(); ids.length > 0; ids = this.catalog.garbage()) {
			for (const id of ids) {
				while (!(await this.env.write(() => this.clearSome(id)))) if (this.stopped) return;
			}
		}
	}

	/** True when the range is empty. Ids are never used twice, so the other table has nothing under it. */
	private clearSome(id: number): boolean {
		let cleared = 0;
		for (const table of [this.env.records, this.env.entries]) {
			const range = { ...prefixRange(idPrefix(id)), limit: KEYS_PER_TRANSACTION - cleared };
			const keys = [...table.getKeys(range)];
			for (const key of keys) table.removeSync(key);
			cleared += keys.length;
		}
		if (cleared < KEYS_PER_TRANSACTION) this.catalog.garbageCleared(id);
		return cleared < KEYS_PER_TRANSACTION;
	}
}
