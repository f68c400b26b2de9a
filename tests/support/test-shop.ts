import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers, freePort, sealedEnv, seedStore } from "@/scripts/support/test-shop.mjs";
import { type Answer, api } from "./api";
import { database } from "./database";
import { sellerCookies } from "./people";
import { type Instance, instanceOn, storeProcess } from "./server-process";

const MINUTE_MS = 60_000;

export type ShopOptions = {
	/** How many applications stand on its database, as behind a load balancer; one unless it is said. */
	instances?: number;
	/** Settings of the applications beside those that every test's shop has. */
	settings?: Record<string, string>;
};

function shopEnvironment(dir: string, port: number, storePort: number): NodeJS.ProcessEnv {
	return {
		...sealedEnv(process.env),
		NODE_ENV: "production",
		HOST: "127.0.0.1",
		PORT: String(port),
		APP_URL: `http://localhost:${port}`,
		DATA_DIR: dir,
		MONGODB_URI: `mongodb://127.0.0.1:${storePort}/sabz?directConnection=true`,
		DEMO: "1",
		JWT_SECRET: "a-secret-for-tests-only-with-enough-letters",
		RATE_LIMIT: "off",
		WARM_UP: "off",
		LOG_LEVEL: "silent",
	};
}

async function fill(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
	const { TEST_SEEDED_STORE: seeded } = process.env;
	// The filled store has the reviews of demo mode.
	if (seeded && env.DEMO === "1") cpSync(seeded, join(dir, "store"), { recursive: true });
	else await seedStore(dir, env);
}

/**
 * A shop of some tests alone: the production build, filled, in a temporary folder. Its applications and its store are
 * processes to be killed, stopped and started at will. Points the tests' other helpers at itself.
 */
export async function startTestShop({ instances: count = 1, settings = {} }: ShopOptions = {}) {
	const dir = mkdtempSync(join(tmpdir(), "sabz-own-shop-"));
	const [port, storePort] = [await freePort(), await freePort()];
	const env = { ...shopEnvironment(dir, port, storePort), ...settings };
	const store = storeProcess(join(dir, "store"), storePort, env);
	await fill(dir, env);
	await store.start();
	const first = instanceOn(port, env);
	const instances = [first];
	for (let more = 1; more < count; more += 1) instances.push(instanceOn(await freePort(), env));
	for (const { app } of instances) await app.start();
	Object.assign(process.env, {
		TEST_BASE_URL: first.url,
		TEST_MONGODB_URI: env.MONGODB_URI,
		TEST_OUTBOX_DIR: join(dir, "outbox"),
	});
	return new TestShop(dir, env, store, instances, settings.SELLER_EMAIL ? "" : await sellerCookies());
}

export class TestShop {
	private isChanged = false;
	/** How far the clock has been set ahead; minutes. */
	private ahead = 0;

	constructor(
		readonly dir: string,
		readonly env: NodeJS.ProcessEnv,
		readonly store: Instance["app"],
		readonly instances: readonly Instance[],
		/** The owner's cookies; none where the settings name another owner. */
		readonly owner: string,
	) {}

	/** One of its applications; the first is 0. Throws where there are not so many. */
	nth(index: number): Instance {
		const instance = this.instances[index];
		if (!instance) throw new Error(`the shop has ${this.instances.length} instances`);
		return instance;
	}

	/** The first application. */
	get app() {
		return this.nth(0).app;
	}

	/** Where the first application answers. */
	get url() {
		return this.nth(0).url;
	}

	/** Where the second application answers. */
	get second() {
		return this.nth(1).url;
	}

	/** True when every application answers and reaches its database. */
	async isReady(): Promise<boolean> {
		const ready = await Promise.all(this.instances.map(({ url }) => answers(`${url}/api/ready`)));
		return ready.every(Boolean);
	}

	private async asOwner(method: string, url: string, body: object): Promise<Answer> {
		const answer = await api(method, url, { cookies: this.owner, body });
		if (answer.status !== 200) throw new Error(`${method} ${url} answered ${answer.status}: ${answer.text}`);
		return answer;
	}

	/** Has each instance do a round of the jobs with these names, or of all, and waits until they are done. */
	async runJobs(...jobs: string[]): Promise<void> {
		for (const { url } of this.instances)
			await this.asOwner("POST", `${url}/api/test/jobs`, jobs.length > 0 ? { jobs } : {});
	}

	/** Sets the shop's clock so many minutes ahead, at every instance. */
	async setClock(offsetMinutes: number): Promise<void> {
		this.isChanged = true;
		this.ahead = offsetMinutes;
		await this.asOwner("POST", "/api/test/clock", { offsetMinutes });
		await this.runJobs(DETAILS_JOB);
	}

	/** Lets the time go by in which a step can be taken back, and does what follows from it. */
	async letUndoPass(): Promise<void> {
		await this.setClock(this.ahead + 1);
		await this.runJobs();
	}

	/** Sets the clock so many minutes after the moment. */
	async setClockTo(moment: string | null, minutesAfter = 0): Promise<void> {
		const ahead = new Date(moment ?? "").getTime() - Date.now();
		await this.setClock(Math.ceil(ahead / MINUTE_MS) + minutesAfter);
	}

	/** Changes what the owner says of the shop, at every instance. */
	async change(details: object): Promise<void> {
		this.isChanged = true;
		await this.asOwner("PUT", "/api/seller/shop", details);
		await this.runJobs(DETAILS_JOB);
	}

	/** Sets the clock right and forgets what the owner has said of the shop, where that was done by this object. */
	async reset(): Promise<void> {
		if (!this.isChanged) return;
		await (await database()).collection("shops").deleteMany({});
		await this.change({});
		this.isChanged = false;
		this.ahead = 0;
	}

	async stop(): Promise<void> {
		for (const { app } of this.instances) await app.stop();
		await this.store.stop();
		rmSync(this.dir, { recursive: true, force: true });
	}
}

/** By which an instance learns of the clock and the details that another was told. */
const DETAILS_JOB = "the look at the shop's details";
