import { say } from "../../../server/program.mjs";
import { type Figure, median } from "../support/figure";
import { bringLighthouse, CATEGORIES, type Judged, type Lighthouse, lookAt } from "../support/lighthouse";
import { untilCalm } from "../support/machine";
import { allBytes, KINDS } from "../support/page";
import { startShop } from "../support/shop";
import { mainVisits, type Visit } from "../support/visits";

const SHOWN_TASKS = 3;
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

function figuresOf(name: string, looks: readonly Judged[]): Figure[] {
	const middle = (read: (look: Judged) => number) => median(looks.map(read));
	const scores = CATEGORIES.map((category): Figure => {
		const value = middle(({ scores }) => scores[category]);
		return { name: `${name}: ${category}`, value, unit: "", goal: { least: LEAST[category] } };
	});
	return [
		...scores,
		{ name: `${name}: first paint`, value: middle(({ firstPaint }) => firstPaint), unit: "ms" },
		{ name: `${name}: largest paint`, value: middle(({ largestPaint }) => largestPaint), unit: "ms" },
		{ name: `${name}: blocking time`, value: middle(({ blockingTime }) => blockingTime), unit: "ms" },
		{ name: `${name}: speed index`, value: middle(({ speedIndex }) => speedIndex), unit: "ms" },
		{ name: `${name}: layout shift`, value: middle(({ shift }) => shift), unit: "" },
		{
			name: `${name}: long tasks together`,
			value: middle(({ longTasks }) => longTasks.reduce((sum, { duration }) => sum + duration, 0)),
			unit: "ms",
		},
		{ name: `${name}: nodes`, value: middle(({ nodes }) => nodes), unit: "" },
		{ name: `${name}: HTML, decoded`, value: middle(({ decoded }) => decoded), unit: "kB" },
		...KINDS.map((kind): Figure => {
			return { name: `${name}: ${kind}`, value: middle(({ kilobytes }) => kilobytes[kind]), unit: "kB" };
		}),
		{ name: `${name}: fetched in all`, value: middle(({ kilobytes }) => allBytes(kilobytes)), unit: "kB" },
	];
}

/** Says what the figures do not: the longest tasks of one run, and what cost points outside performance. */
function sayMore(name: string, looks: readonly Judged[]): void {
	for (const { url, startTime, duration } of (looks[0]?.longTasks ?? []).slice(0, SHOWN_TASKS)) {
		say(`   ${name}: ${Math.round(duration)} ms at ${Math.round(startTime)}: ${url}`);
	}
	for (const title of new Set(looks.flatMap(({ failed }) => failed))) say(`   ${name}: ✗ ${title}`);
}

/** Looks once; what fails is said and left out. */
async function tryToLook(program: Lighthouse, url: string, visit: Visit): Promise<Judged | undefined> {
	try {
		return await lookAt(program, url, visit);
	} catch (error) {
		say(`   ${visit.name}: ${error instanceof Error ? error.message : error}`);
		return undefined;
	}
}

/** The main pages as Lighthouse sees them from a phone, in turns, the median of so many looks. */
export async function measureLighthouse(runs: number): Promise<Figure[]> {
	const program = await bringLighthouse();
	const shop = await startShop();
	const visits = await mainVisits(shop);
	const looks = new Map(visits.map(({ name }) => [name, [] as Judged[]]));
	let disturbed = 0;
	for (let run = 0; run < runs; run++) {
		for (const visit of visits) {
			if (!(await untilCalm())) disturbed += 1;
			const look = await tryToLook(program, shop.url, visit);
			if (look) looks.get(visit.name)?.push(look);
		}
	}
	await shop.stop();
	if (disturbed > 0) say(`   ${disturbed} of ${runs * visits.length} looks began on a busy machine.`);
	return [...looks].flatMap(([name, all]) => {
		sayMore(name, all);
		return figuresOf(name, all);
	});
}
