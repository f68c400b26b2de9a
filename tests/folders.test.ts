import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const SERVER = "lib/server";
/** Features whose server side stands in their own folder: each is a folder like those of lib/server. */
const FEATURES = ["money"];

/** From the bottom up: a folder imports only from rows above its own. */
const LAYERS = [
	["platform"],
	["log"],
	["observability"],
	["database"],
	["jobs"],
	["addresses", "audit", "cache", "images"],
	["shop"],
	["carts", "catalogue", "edge", "reviews"],
	["http"],
	["holds", "live", "passkeys", "rate-limit"],
	["stock"],
	["products"],
	["coupons", "favourites", "mail", "notifications", "push", "usuals"],
	["money"],
	["accounts", "contact", "dashboard", "slots"],
	["back-in-stock", "migrations", "orders"],
	["baskets", "reports"],
	["payments", "privacy", "seller-orders", "sellers"],
	["deliveries", "packing", "subscriptions"],
	["operations", "pages"],
	["calls"],
	["openapi"],
];

const layerOf = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));
const featureOf = (file: string) => FEATURES.find((name) => file.startsWith(`lib/${name}/server/`));
const folderOf = (file: string) => featureOf(file) ?? relative(SERVER, file).split("/")[0] ?? "";

function filesUnder(folder: string): string[] {
	return readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		if (statSync(path).isDirectory()) return filesUnder(path);
		return /\.(?:tsx?|mjs)$/.test(name) && !/\.i?test\.ts$/.test(name) ? [path] : [];
	});
}

/** The file of lib/server that this import means, or nothing. */
function imported(from: string, specifier: string): string | undefined {
	if (!specifier.startsWith("@/") && !specifier.startsWith(".")) return undefined;
	const path = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(from), specifier);
	const file = ["", ".ts", ".tsx", ".mjs", "/index.ts"].map((end) => path + end).find(existsSync);
	return file && (file.startsWith(`${SERVER}/`) || featureOf(file)) ? file : undefined;
}

const files = [SERVER, ...FEATURES.map((name) => `lib/${name}/server`)].flatMap(filesUnder);
const imports = files.flatMap((from) =>
	[...readFileSync(from, "utf8").matchAll(/(?:from |import |import\()"([^"]+)"/g)].flatMap(
		([, specifier = ""]) => {
			const to = imported(from, specifier);
			return to && folderOf(to) !== folderOf(from) ? [{ from, to }] : [];
		},
	),
);

test("every file of lib/server stands in a folder that says what it serves", () => {
	const folders = readdirSync(SERVER);
	expect([...folders, ...FEATURES].toSorted()).toEqual(LAYERS.flat().toSorted());
});

test("folders of lib/server import downwards only, so none imports another in a circle", () => {
	expect(imports.length).toBeGreaterThan(100);
	const upwards = imports.filter(({ from, to }) => layerOf(folderOf(from)) <= layerOf(folderOf(to)));
	expect(upwards.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
