import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, say } from "../../server/program.mjs";
import { bringPackages } from "../support/packages.mjs";
import { fillStore, freePort, sealedEnv } from "../support/test-shop.mjs";

/**
 * Starts the shop with other versions of Node, each brought from the npm registry, and walks through it once.
 * `npm run nodes` tries those that are maintained; `npm run nodes -- 20.19 25` tries these.
 */

const MAINTAINED = ["20.19", "22", "24"];
const OPEN_MS = 240_000;

/** Brings this version of Node into node_modules/.cache and gives its program. */
function bringNode(version: string): Promise<string> {
	const folder = join(ROOT, "node_modules", ".cache", "nodes", version);
	return bringPackages(folder, [`node@${version}`], "node/bin/node");
}

function start(program: string, env: NodeJS.ProcessEnv) {
	const child = spawn(program, ["scripts/start.mjs"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	const opened = new Promise<void>((done, fail) => {
		const late = setTimeout(() => fail(new Error(`not open after ${OPEN_MS / 1000} s:\n${output}`)), OPEN_MS);
		const read = (chunk: Buffer) => {
			output += chunk;
			if (!output.includes("Sabz is open")) return;
			clearTimeout(late);
			done();
		};
		child.stdout.on("data", read);
		child.stderr.on("data", read);
		child.once("exit", (code) => {
			clearTimeout(late);
			fail(new Error(`ended with ${code}:\n${output}`));
		});
	});
	const ended = new Promise((done) => child.once("exit", done));
	return { child, opened, ended };
}

/** Fails unless a page, the catalogue and a new customer's cart work; `shop` is its origin. */
async function walk(shop: string): Promise<void> {
	const home = await fetch(shop);
	if (!home.ok || !(await home.text()).includes("Shop Now")) throw new Error("home is not the home page");
	const { products }: { products: { _id: string; inStock: boolean }[] } = await (
		await fetch(`${shop}/api/product/all-products`)
	).json();
	const product = products.find(({ inStock }) => inStock);
	if (!product) throw new Error("nothing can be bought");
	const person = { name: "Test Person", email: "nodes@example.com", password: "Fresh-Market-1" };
	const post = async (path: string, body: object, cookie = "") => {
		const headers = { "content-type": "application/json", origin: shop, cookie };
		const answer = await fetch(`${shop}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
		return answer;
	};
	await post("/api/user/register", person);
	const session = (await post("/api/user/login", person)).headers.getSetCookie();
	const cookie = session.map((line) => line.split(";")[0]).join("; ");
	await post("/api/user/cart/add", { productId: product._id, quantity: 2 }, cookie);
}

async function tryNode(version: string, filled: string): Promise<boolean> {
	const program = await bringNode(version);
	const folder = mkdtempSync(join(tmpdir(), "sabz-node-"));
	cpSync(filled, join(folder, "store"), { recursive: true });
	const port = String(await freePort());
	const { PATH, HOME } = process.env;
	const env = sealedEnv({
		NODE_ENV: "production",
		PATH,
		HOME,
		PORT: port,
		DATA_DIR: folder,
		LOG_LEVEL: "warn",
		WARM_UP: "off",
	});
	const shop = start(program, env);
	try {
		await shop.opened;
		await walk(`http://localhost:${port}`);
		say(`Node ${version}: the shop starts and sells.`);
		return true;
	} catch (error) {
		say(`Node ${version}: ${error instanceof Error ? error.message : error}`);
		return false;
	} finally {
		shop.child.kill("SIGTERM");
		await shop.ended;
		rmSync(folder, { recursive: true, force: true });
	}
}

const wanted = process.argv.slice(2);
const filled = await fillStore();
let failed = 0;
for (const version of wanted.length > 0 ? wanted : MAINTAINED)
	if (!(await tryNode(version, filled.folder))) failed += 1;
filled.remove();
process.exit(failed === 0 ? 0 : 1);
