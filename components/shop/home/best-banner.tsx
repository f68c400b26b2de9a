import { useMessages } from "#messages";
import { SHOP } from "@/lib/domain/shop";
import type { Shop } from "@/lib/domain/shop-details";
import { DawnArc } from "./dawn-arc";

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
