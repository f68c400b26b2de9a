import { useMessages } from "#messages";
import { SHOP } from "@/lib/shop/rules/shop";
import type { Shop } from "@/lib/shop/rules/shop-details";

/** Where the sun has been: the stops of the arc, in the drawing's own units. */
const STOPS = [
	{ x: 18, y: 181.3 },
	{ x: 317, y: 95 },
	{ x: 616, y: 58.7 },
] as const;

/** A circle around each stop, in one path. */
function circles(r: number): string {
	return STOPS.map(
		({ x, y }) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
	).join("");
}

/** The morning's arc with the sun on it, over the steps on wide screens. A drawing only. */
export function DawnArc() {
	return (
		<svg
			viewBox="0 0 1160 210"
			fill="none"
			aria-hidden="true"
			className="mt-2 mb-1 hidden h-auto w-full overflow-visible text-mango-400 lg:block rtl:-scale-x-100"
		>
			<path
				d="M-70 222C240 60 760 10 1240 96"
				stroke="currentColor"
				strokeOpacity=".5"
				strokeWidth="2.5"
				strokeDasharray="3 11"
				strokeLinecap="round"
			/>
			<path d={circles(9)} fill="currentColor" />
			<path d={circles(16)} stroke="currentColor" strokeOpacity=".35" strokeWidth="5" />
			<image href="/art/one-sun.webp" x="868" y="11" width="94" height="94" />
		</svg>
	);
}

function useSteps({ opens, closes }: Shop) {
	const { best: text } = useMessages("home");
	const { hourOf } = useMessages("time");
	return [
		text.dawn,
		text.morning,
		{ when: hourOf(opens), what: text.opening.what, how: text.opening.how(hourOf(closes)) },
		{ ...text.door, when: text.door.when(SHOP.promisedMinutes) },
	];
}

/** The why-we-are-best banner: a morning in four stops (spec 2, Home). */
export function BestBanner({ shop }: { shop: Shop }) {
	const { best: text } = useMessages("home");
	return (
		<section aria-labelledby="best" className="wrap deferred-214 py-section lg:deferred-182">
			<div className="relative isolate overflow-hidden rounded-xl bg-deep p-7 text-on-deep on-deep md:p-14">
				<div className="lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-end lg:gap-12">
					<h2 id="best" className="display-type text-4xl">
						{text.title}
					</h2>
					<p className="mt-3 text-on-deep-2">{text.lead}</p>
				</div>
				<DawnArc />
				<ol className="dawn mt-8 grid lg:mt-0 lg:grid-cols-4 lg:gap-8">
					{useSteps(shop).map(({ when, what, how }) => (
						<li key={when} className="grid content-start gap-1">
							<span className="display-figure text-title text-mango-300">{when}</span>
							<b className="font-bold text-white">{what}</b>
							<p className="max-w-68 text-md text-on-deep-2">{how}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
