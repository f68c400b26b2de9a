import { formatHourOf } from "@/lib/domain/opening-hours";
import { SHOP } from "@/lib/domain/shop";
import type { Shop } from "@/lib/domain/shop-details";
import { DawnArc } from "./dawn-arc";

const stepsOf = ({ opens, closes }: Shop) => [
	{
		when: "Dawn",
		what: "From field to mandi",
		how: "More than fifty farms send what they picked; we choose crate by crate.",
	},
	{
		when: "Morning",
		what: "Sorted by hand",
		how: "Soft, bruised or tired pieces never make the shelf.",
	},
	{
		when: formatHourOf(opens),
		what: "The shop opens",
		how: `One price for everyone, seven days a week until ${formatHourOf(closes)}.`,
	},
	{
		when: `+ ${SHOP.promisedMinutes} min`,
		what: "At your door",
		how: "From your order to your kitchen.",
	},
];

/** The why-we-are-best banner: a morning in four stops (spec 2, Home). */
export function BestBanner({ shop }: { shop: Shop }) {
	return (
		<section aria-labelledby="best" className="deferred-214 py-section lg:deferred-182">
			<div className="wrap">
				<div className="relative isolate overflow-hidden rounded-xl bg-deep p-7 text-on-deep on-deep md:p-14">
					<div className="lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-end lg:gap-12">
						<h2 id="best" className="display-type text-4xl">
							Why we are best: your basket woke up before you did
						</h2>
						<p className="mt-3 text-on-deep-2">
							Nothing waits in a cold store. The whole journey takes one morning.
						</p>
					</div>
					<DawnArc />
					<ol className="dawn mt-8 grid lg:mt-0 lg:grid-cols-4 lg:gap-8">
						{stepsOf(shop).map(({ when, what, how }) => (
							<li key={when} className="grid content-start gap-1">
								<span className="display-figure text-title text-mango-300">{when}</span>
								<b className="font-bold text-white">{what}</b>
								<p className="max-w-68 text-md text-on-deep-2">{how}</p>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}
