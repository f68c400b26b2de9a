import { useMessages } from "#messages";
import { ArrowRight } from "@/components/ui/icons";
import type { PriceBand } from "@/lib/domain/browse";

/** At the end of a price band: that there is more beyond it. */
export function EndNote({ band, onSeeAll }: { band: PriceBand; onSeeAll: () => void }) {
	const text = useMessages("browse");
	return (
		<div className="grid justify-items-center gap-1 pt-14 pb-4 text-center text-ink-3">
			<p>{text.end(band)}</p>
			<button
				type="button"
				onClick={onSeeAll}
				className="inline-flex min-h-tap items-center gap-1.5 font-bold text-primary underline-offset-4 hover:underline"
			>
				{text.seeAllPrices}
				<ArrowRight className="icon" />
			</button>
		</div>
	);
}
