import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sealedEnv } from "@/scripts/support/sealed-env.mjs";
import { seedStore } from "@/scripts/support/seeded-store.mjs";
import { storeProgram } from "@/server/store-programs.mjs";
import { Killable } from "./killable";

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
	return new Promise((done, fail) => {
		const probe = createServer().once("error", fail);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			const port = address !== null && typeof address === "object" ? address.port : 0;
			probe.close(() => done(port));
		});
	});
}

/** True when somebody listens on this port. */
export function listens(port: number): Promise<boolean> {
	return new Promise((done) => {
		const socket = connect({ host: "127.0.0.1", port });
		socket.on("connect", () => {
			socket.destroy();
			done(true);
		});
		socket.on("error", () => done(false));
	});
}

async function answersAt(url: string): Promise<boolean> {
	const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
	return response?.ok ?? false;
}

type Instance = { app: Killable; baseUrl: string };

/**
 * An application on the database that the environment names, not started yet. It is started when it is open; beside a
 * database that is down, when it answers at all.
 */
export function instanceOn(port: number, env: NodeJS.ProcessEnv): Instance {
	const baseUrl = `http://localhost:${port}`;
	const database = Number(new URL(env.MONGODB_URI ?? "").port || 27_017);
	const inside = `http://127.0.0.1:${port}/api`;
	const isStarted = async () =>
		(await answersAt(`${inside}/ready`)) ||
		((await answersAt(`${inside}/health`)) && !(await listens(database)));
	const app = new Killable(["server/serve.mjs"], { ...env, PORT: String(port) }, isStarted);
	return { app, baseUrl };
}

/**
 * A shop of this test alone whose application and store are processes to be killed, stopped and started at will:
 * the production build, seeded, in a temporary folder. Points the test's other helpers at itself.
 */
export async function startOwnShop(settings: Record<string, string> = {}) {
	const dir = mkdtempSync(join(tmpdir(), "sabz-own-shop-"));
	const [port, storePort] = [await freePort(), await freePort()];
	const env: NodeJS.ProcessEnv = {
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
		...settings,
	};
	const data = join(dir, "store");
	const storeArgs = [storeProgram(), "--dir", data, "--port", String(storePort)];
	const store = new Killable(storeArgs, env, () => listens(storePort));
	const { app, baseUrl } = instanceOn(port, env);
	const others: Killable[] = [];
	const { TEST_SEEDED_STORE: seeded } = process.env;
	// The filled store has the reviews of demo mode.
	if (seeded && env.DEMO === "1") cpSync(seeded, data, { recursive: true });
	else await seedStore(dir, env);
	await store.start();
	await app.start();
	Object.assign(process.env, {
		TEST_BASE_URL: baseUrl,
		TEST_MONGODB_URI: env.MONGODB_URI,
		TEST_OUTBOX_DIR: join(dir, "outbox"),
	});
	return {
		app,
		store,
		baseUrl,
		dir,
		env,
		/** True when the application answers and reaches its database. */
		isReady: () => answersAt(`${baseUrl}/api/ready`),
		/** A second application on the same database, as behind a load balancer. */
		async startSecond(): Promise<Instance> {
			const second = instanceOn(await freePort(), env);
			others.push(second.app);
			await second.app.start();
			return second;
		},
		async stop(): Promise<void> {
			for (const process of [...others, app, store]) await process.stop();
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

export type OwnShop = Awaited<ReturnType<typeof startOwnShop>>;
