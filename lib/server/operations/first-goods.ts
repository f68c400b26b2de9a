import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Product } from "@/models/product";

const FILLING = [
	"--conditions=react-server",
	"--import",
	"tsx",
	"scripts/seed/main.ts",
	"--if-empty",
] as const;

/**
 * Puts the first goods on the shelves of a shop that has none, in a process of its own: the server never needs them
 * again. Rejects when that fails; it may be repeated.
 */
export async function fillEmptyShelves(): Promise<void> {
	if (await Product.exists({})) return;
	const filling = spawn(process.execPath, FILLING, { stdio: ["ignore", "ignore", "inherit"] });
	const [code] = await once(filling, "exit");
	if (code !== 0) throw new Error("the first goods could not be put on the shelves");
}
