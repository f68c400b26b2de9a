import { IDLE, type Spent } from "./profile";

/** The first that matches names the area. */
const AREAS: readonly (readonly [RegExp, string])[] = [
	[/^node:.*zlib/, "zlib"],
	[/^node:/, "Node"],
	[/node_modules\/next\/dist\/compiled\/react/, "React"],
	[/node_modules\/next\//, "Next"],
	[/node_modules\/(mongoose|kareem|mquery|mpath|sift|ms)\//, "Mongoose"],
	[/node_modules\/(mongodb|mongodb-connection-string-url|bson)\//, "MongoDB driver and bson"],
	[/node_modules\/(jsonwebtoken|jws|jwa|bcryptjs)\//, "sessions and passwords"],
	[/node_modules\/(pino|sonic-boom|prom-client|@opentelemetry\/[\w-]+)\//, "log and metrics"],
	[/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//, "$1"],
	[/^packages\/embedded-mongodb\/(?:dist|src)\/(\w+)/, "the store's $1"],
	[/^(lib\/(?:server|domain)\/[\w-]+|models|app)/, "$1"],
	[/^\.next\//, "Next"],
];

function areaOf({ name, file }: Spent): string {
	if (name === "(garbage collector)") return "garbage collection";
	if (file === "") return "V8 and the system";
	const [pattern, area] = AREAS.find(([known]) => known.test(file)) ?? [];
	if (!pattern || !area) return "other";
	return (pattern.exec(file) ?? []).reduce((text, part, place) => text.replace(`$${place}`, part), area);
}

/** Milliseconds at work by area, the largest first; what is less than a hundredth of all is "other". */
export function byArea(spent: readonly Spent[]): [string, number][] {
	const working = spent.filter(({ name }) => name !== IDLE);
	const all = working.reduce((sum, { ms }) => sum + ms, 0);
	const sums = new Map<string, number>();
	for (const each of working) sums.set(areaOf(each), (sums.get(areaOf(each)) ?? 0) + each.ms);
	const named = [...sums].filter(([area, ms]) => area !== "other" && ms >= all / 100);
	const other = all - named.reduce((sum, [, ms]) => sum + ms, 0);
	return [...named.sort(([, a], [, b]) => b - a), ["other", other]];
}

/** The functions that took the most time of their own. */
export function costliest(spent: readonly Spent[], count: number): Spent[] {
	return spent
		.filter(({ name }) => name !== IDLE)
		.sort((a, b) => b.ms - a.ms)
		.slice(0, count);
}
