import { useMessages } from "#messages";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { MoreLink, SectionHead } from "@/components/ui/panel";
import { Awning } from "@/components/ui/picture";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import type { Bundle } from "@/lib/products/rules/product";
import { BigDeal, DealRow } from "./deal-cards";

type DealsProps = {
	/** In-stock bundles; the first is shown large. */
	bundles: readonly Bundle[];
	/** There are more bundles than these. */
	hasMore: boolean;
};

/** Bundle deals (spec 2, Home). */
export function Deals({ bundles, hasMore }: DealsProps) {
	const [big, ...others] = bundles;
	const text = useMessages("deals");
	return (
		<section
			id="deals"
			aria-labelledby="deals-title"
			className="relative bg-deal-field deferred-638 md:deferred-595 lg:deferred-354"
		>
			<Awning tone="tomato" />
			<div className="wrap pt-9 pb-section md:pt-12">
				<SectionHead
					id="deals-title"
					title={text.onHome}
					note={text.lead}
					aside={hasMore && <MoreLink href="/deals-offers">{text.all}</MoreLink>}
				/>
				{big ? (
					<div className="grid gap-cards lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
						<BigDeal product={big} className="lg:row-span-3" />
						{others.slice(0, 3).map((product) => (
							<DealRow key={product._id} product={product} />
						))}
						{others.length > 3 && (
							<div className="grid gap-cards lg:col-span-2 lg:grid-cols-2">
								{others.slice(3).map((product) => (
									<DealRow key={product._id} product={product} />
								))}
							</div>
						)}
					</div>
				) : (
					<EmptyState
						art="/art/one-box.webp"
						title={text.soon}
						as="h3"
						actions={<ButtonLink href={BROWSE_PATH}>{text.shop}</ButtonLink>}
					>
						{text.packing}
					</EmptyState>
				)}
			</div>
		</section>
	);
}
