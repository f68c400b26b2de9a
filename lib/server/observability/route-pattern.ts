import "server-only";

const PLAIN = /^[A-Za-z0-9./[\]_-]{1,100}$/;

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/** What Next gives a handler: a catch-all's parameter is the list of its segments. */
export type PathParams = Readonly<Record<string, string | string[]>>;

/**
 * The route that a path belongs to: `/api/reviews/66a…/stats` with the parameter productId is
 * `/api/reviews/[productId]/stats`. Logs and metrics name routes this way, so that they hold no ids or tokens and
 * stay few; a path that still could be anything is "other". Next gives no params at all to a route without any.
 */
export function routePattern(path: string, params: PathParams | undefined): string {
	const names = new Map(Object.entries(params ?? {}).map(([name, value]) => [decoded(String(value)), name]));
	let missing = names.size;
	const segments = path.split("/").map((segment) => {
		const name = names.get(decoded(segment));
		if (name === undefined) return segment;
		missing -= 1;
		return `[${name}]`;
	});
	const pattern = segments.join("/");
	return missing <= 0 && PLAIN.test(pattern) ? pattern : "other";
}
