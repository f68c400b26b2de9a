import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { StoreError } from "../errors.js";
import type { Environment } from "./environment.js";

const OWNER = Buffer.from("\u0000owner");
const HOST = "127.0.0.1";
const PROBE_MS = 2000;

/** Who works on a directory: a process, and a port on which it says its token as long as it lives. */
interface Owner {
	readonly pid: number;
	readonly port: number;
	readonly token: string;
}

/** A claim on a directory that keeps every other process from working on it. */
export interface Claim {
	release(): Promise<void>;
}

/**
 * Claims a directory for this process. The owner is an entry of the store itself, changed only by a transaction
 * that finds it as it was read: of two processes that start at once, or that both find a dead owner, one wins. An
 * owner that was killed does not answer on its port, so nothing it left behind has to be cleaned up by hand.
 * @throws StoreError when another process owns it
 */
export async function claimDirectory(env: Environment, dir: string): Promise<Claim> {
	const token = randomUUID();
	const listener = await openListener(token);
	const me: Owner = { pid: process.pid, port: portOf(listener), token };
	for (;;) {
		const known = readOwner(env);
		if (known && (await isAlive(known))) {
			listener.close();
			throw inUse(dir, known);
		}
		if (replaceOwner(env, known, me)) break;
	}
	return {
		async release() {
			replaceOwner(env, me, undefined);
			listener.close();
		},
	};
}

/** Removes the owner from a copy, which nobody works on. */
export function forgetOwner(env: Environment): void {
	env.writeSync(() => env.catalog.removeSync(OWNER));
}

/** @throws StoreError when a living process works on the directory */
export async function assertNotOwned(env: Environment, dir: string): Promise<void> {
	const known = readOwner(env);
	if (known && (await isAlive(known))) throw inUse(dir, known);
}

const inUse = (dir: string, { pid }: Owner): StoreError =>
	new StoreError(`The directory ${dir} is in use by another store (process ${pid}).`);

function readOwner(env: Environment): Owner | undefined {
	env.refresh();
	const text = env.catalog.get(OWNER)?.toString() ?? "";
	const [pid, port, token] = text.split(" ");
	return token ? { pid: Number(pid), port: Number(port), token } : undefined;
}

function replaceOwner(env: Environment, known: Owner | undefined, next: Owner | undefined): boolean {
	return env.writeSync(() => {
		if (readOwner(env)?.token !== known?.token) return false;
		if (next) env.catalog.putSync(OWNER, Buffer.from(`${next.pid} ${next.port} ${next.token}`));
		else env.catalog.removeSync(OWNER);
		return true;
	});
}

async function openListener(token: string): Promise<Server> {
	const listener = createServer((socket) => socket.on("error", () => socket.destroy()).end(token));
	listener.listen({ host: HOST, port: 0 });
	await once(listener, "listening");
	return listener.unref();
}

function portOf(listener: Server): number {
	const address = listener.address();
	return address !== null && typeof address === "object" ? address.port : 0;
}

/** True when the owner says its token. One that is silent, but whose process exists, may be busy: it counts too. */
async function isAlive(owner: Owner): Promise<boolean> {
	const said = await askAt(owner.port);
	return said === owner.token || (said === "" && processExists(owner.pid));
}

/** What is said at a port: undefined when nobody is there. */
function askAt(port: number): Promise<string | undefined> {
	return new Promise((resolve) => {
		let said = "";
		let connected = false;
		const socket = connect({ host: HOST, port });
		socket.setTimeout(PROBE_MS, () => socket.destroy());
		socket.on("connect", () => {
			connected = true;
		});
		socket.on("data", (chunk) => {
			said += chunk.toString();
		});
		socket.on("error", () => socket.destroy());
		socket.on("close", () => resolve(connected ? said : undefined));
	});
}

function processExists(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
