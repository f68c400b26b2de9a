import { useLanguage, useMessages } from "#messages";
import { AddControl } from "@/components/products/card/add-control";
import { ProductTile } from "@/components/products/card/product-tile";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { MoreLink, SectionHead } from "@/components/ui/panel";
import { Awning } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { type Product, productName } from "@/lib/products/rules/product";
import { BigDeal, DealTags } from "./deal-cards";

/** A bundle in a row: its crate, what is in it, its price. The whole row leads to its page. */
export function DealRow({ product }: { product: Product }) {
	const { _id, contents, price, offerPrice } = product;
	const text = useMessages("deals");
	const language = useLanguage();
	return (
		<article className="lifts relative grid grid-cols-[9rem_minmax(0,1fr)] gap-4 rounded-lg bg-surface p-2.5 ring-1 ring-bundle-soft lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-5">
			<ProductTile product={product} sizes="(min-width: 64rem) 11rem, 9rem" small className="min-h-36" />
			<div className="flex min-w-0 flex-col items-start gap-1 py-1.5 pe-1 lg:py-2 lg:pe-2">
				<p className="mb-1 flex flex-wrap gap-1.25 empty:hidden">
					<DealTags product={product} />
				</p>
				<h3 className="max-w-full display-type text-xl">
					<PageLink href={`/product/${_id}`} dir="auto" className="card-link">
						{productName(product, language)}
					</PageLink>
				</h3>
				<p className="line-clamp-2 text-sm leading-snug text-ink-2">{contents.join(text.comma)}</p>
				<div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pt-1.5">
					<Price amount={offerPrice} was={price} />
					<AddControl product={product} className="relative z-2" />
				</div>
			</div>
		</article>
	);
}

type DealsProps = {
	/** In-stock bundles; the first is shown large. */
	bundles: readonly Product[];
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
					<ComingSoon />
				)}
			</div>
		</section>
	);
}

function ComingSoon() {
	const text = useMessages("deals");
	return (
		<EmptyState
			art="/art/one-box.webp"
			title={text.soon}
			as="h3"
			actions={<ButtonLink href={BROWSE_PATH}>{text.shop}</ButtonLink>}
		>
			{text.packing}
		</EmptyState>
	);
}
