import { ArrowRight } from "lucide-react";
import { PRICE_BANDS, type PriceBand } from "@/lib/domain/browse";

/** At the end of a price band: that there is more beyond it. */
export function EndNote({ band, onSeeAll }: { band: PriceBand; onSeeAll: () => void }) {
	const name = PRICE_BANDS.find(({ value }) => value === band)?.chip ?? "";
	return (
		<div className="grid justify-items-center gap-1 pt-14 pb-4 text-center text-ink-3">
			<p>
				That is everything {name.startsWith("Rs.") ? `at ${name}` : name.toLowerCase().replace("rs.", "Rs.")}.
			</p>
			<button
				type="button"
				onClick={onSeeAll}
				className="inline-flex min-h-tap items-center gap-1.5 font-bold text-primary underline-offset-4 hover:underline"
			>
				See all prices
				<ArrowRight className="icon" aria-hidden />
			</button>
		</div>
	);
}
