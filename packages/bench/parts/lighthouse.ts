import { say } from "../../../server/program.mjs";
import { type Figure, median } from "../support/figure";
import { bringLighthouse, CATEGORIES, type Judged, type Lighthouse, lookAt } from "../support/lighthouse";
import { startShop } from "../support/shop";
import { mainVisits, type Visit } from "../support/visits";

const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

function figuresOf(name: string, looks: readonly Judged[]): Figure[] {
	const middle = (read: (look: Judged) => number) => median(looks.map(read));
	const scores = CATEGORIES.map((category): Figure => {
		const value = middle(({ scores }) => scores[category]);
		return { name: `${name}: ${category}`, value, unit: "", goal: { least: LEAST[category] } };
	});
	const measures = Object.keys(looks[0]?.measures ?? {}).map((what): Figure => {
		const value = middle((look) => look.measures[what] ?? Number.NaN);
		return { name: `${name}: ${what}`, value, unit: what === "layout shift" ? "" : "ms" };
	});
	return [...scores, ...measures];
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
	for (let run = 0; run < runs; run++) {
		for (const visit of visits) {
			const look = await tryToLook(program, shop.url, visit);
			if (look) looks.get(visit.name)?.push(look);
		}
	}
	await shop.stop();
	return [...looks].flatMap(([name, all]) => {
		// What cost points outside performance is said, not measured.
		for (const title of new Set(all.flatMap(({ failed }) => failed))) say(`   ${name}: ✗ ${title}`);
		return figuresOf(name, all);
	});
}
