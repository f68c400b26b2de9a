import type { Metadata } from "next";
import { BuyBox } from "@/components/products/buy-box";
import { ProductNotFound, Related, SoldOut } from "@/components/products/other-products";
import {
	ProductDescription,
	ProductName,
	ProductPrice,
	ProductStatus,
	Promises,
	RateToday,
} from "@/components/products/product-info";
import { ProductPicture } from "@/components/products/product-picture";
import { RatingLink, ReviewStatsProvider } from "@/components/reviews/review-stats";
import { Reviews } from "@/components/reviews/reviews";
import { AreaLine } from "@/components/shell/area-button";
import { Missing } from "@/components/shell/failures/page-not-found";
import { ProductJsonLd } from "@/components/shell/page/json-ld";
import { Breadcrumb } from "@/components/shell/page-head";
import { DrawnAfter } from "@/components/shell/start-shop";
import { Tag } from "@/components/ui/badges";
import { Icon } from "@/components/ui/icons";
import { shownRate } from "@/lib/buying/rules/rates";
import { getRate } from "@/lib/buying/server/rates";
import { isWeighed } from "@/lib/products/rules/amounts";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { productName } from "@/lib/products/rules/product";
import { relatedTo, similarTo } from "@/lib/products/rules/sections";
import { getCatalogue } from "@/lib/products/server/read-catalogue";
import { getFirstReviews } from "@/lib/reviews/server/read";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { alternatesOf, openGraphOf } from "@/lib/server/pages/metadata";
import { getOrigin } from "@/lib/server/pages/origin";
import { readProduct } from "@/lib/server/pages/products";
import { foundOrNull } from "@/lib/server/platform/errors";
import { getShop } from "@/lib/shop/server/read";
import { pathIn } from "@/lib/text/language";

export const dynamic = "force-static";

/** No page is built ahead: each is made at its first visit and cached until its product changes. */
export function generateStaticParams(): { id: string }[] {
	return [];
}

export async function generateMetadata({ params }: PageProps<"/[lang]/product/[id]">): Promise<Metadata> {
	const product = await readProduct((await params).id);
	if (!product) return { title: (await pageMessages("productPage")).notFound, robots: { index: false } };
	const language = await pageLanguage();
	const path = `/product/${product._id}`;
	const name = productName(product, language);
	return {
		title: name,
		description: product.description.join(" "),
		alternates: await alternatesOf(path),
		openGraph: await openGraphOf({ url: pathIn(language, `${path}/opengraph-image`), alt: name }),
	};
}

/** One product with all its parts (spec 2, Product detail). */
export default async function ProductPage({ params }: PageProps<"/[lang]/product/[id]">) {
	const product = await readProduct((await params).id);
	// It may have left the shelf since it was read.
	const first = product && (await foundOrNull(getFirstReviews(product._id)));
	if (!product || !first) {
		return (
			<Missing>
				<ProductNotFound />
			</Missing>
		);
	}
	const text = await pageMessages("productPage");
	const { stats, reviews } = first;
	const [catalogue, origin, shop, rate] = await Promise.all([
		getCatalogue(),
		getOrigin(),
		getShop(),
		getRate(product._id),
	]);
	const similar = product.inStock ? [] : similarTo(product, catalogue);
	const others = catalogue.filter((other) => !similar.includes(other));
	// Where more is chosen than how many, that stands first.
	const isChosen = product.wishes.length > 0 || isWeighed([product]);
	const crumbs = [
		{ name: text.home, href: "/" },
		{ name: text.products, href: BROWSE_PATH },
		{ name: productName(product, await pageLanguage()), href: `/product/${product._id}` },
	];
	return (
		<div className="wrap">
			<ProductJsonLd product={product} stats={stats} crumbs={crumbs} shopName={shop.name} origin={origin} />
			<Breadcrumb crumbs={crumbs} />
			<ReviewStatsProvider initial={stats}>
				<div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-16">
					<div className="lg:sticky lg:top-26 lg:self-start">
						<ProductPicture product={product}>
							{product.isDeal && (
								<Tag
									tone="deal"
									size="lg"
									icon={<Icon name="tag" className="size-4" />}
									className="absolute top-4 inset-s-4"
								>
									{(await pageMessages("product")).deal}
								</Tag>
							)}
						</ProductPicture>
					</div>
					<div className="grid content-start gap-3 sm:gap-4">
						<ProductStatus product={product} />
						<div>
							<ProductName product={product} />
							<RatingLink />
						</div>
						<ProductPrice product={product} />
						{rate && <RateToday {...shownRate(product, rate)} />}
						{product.inStock ? (
							<>
								{!isChosen && <ProductDescription product={product} />}
								<BuyBox product={product} />
								{isChosen && <ProductDescription product={product} />}
							</>
						) : (
							<>
								<SoldOut product={product} similar={similar} />
								<ProductDescription product={product} />
							</>
						)}
						<AreaLine />
						<Promises isWeighed={isWeighed([product])} />
					</div>
				</div>
				<DrawnAfter>
					<Reviews productId={product._id} initialReviews={reviews} />
				</DrawnAfter>
			</ReviewStatsProvider>
			<DrawnAfter>
				<Related products={relatedTo(product, others)} category={product.category} />
			</DrawnAfter>
		</div>
	);
}
