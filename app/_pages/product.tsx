import type { Metadata } from "next";
import { Missing } from "@/components/shop/failures/missing";
import { Breadcrumb } from "@/components/shop/page/breadcrumb";
import { BuyBox } from "@/components/shop/product/buy-box";
import {
	ProductDescription,
	ProductName,
	ProductPrice,
	ProductStatus,
	Promises,
} from "@/components/shop/product/product-info";
import { ProductJsonLd } from "@/components/shop/product/product-json-ld";
import { ProductNotFound } from "@/components/shop/product/product-not-found";
import { ProductPicture } from "@/components/shop/product/product-picture";
import { Related } from "@/components/shop/product/related";
import { SoldOut } from "@/components/shop/product/sold-out";
import { Together } from "@/components/shop/product/together";
import { RatingLink, ReviewStatsProvider } from "@/components/shop/reviews/review-stats";
import { Reviews } from "@/components/shop/reviews/reviews";
import { Tag as TagIcon } from "@/components/ui/icons";
import { Tag } from "@/components/ui/tag";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { productName } from "@/lib/domain/product-words";
import { relatedTo, similarTo } from "@/lib/domain/related";
import { getBoughtTogether } from "@/lib/server/catalogue/bought-together";
import { getCatalogue } from "@/lib/server/catalogue/read";
import { alternatesOf } from "@/lib/server/pages/alternates";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { getOrigin } from "@/lib/server/pages/origin";
import { readProduct } from "@/lib/server/pages/products";
import { getFirstReviews } from "@/lib/server/reviews/read";
import { getShop } from "@/lib/server/shop/read";

type ProductPageProps = { params: Promise<{ id: string }> };

export async function productMetadata({ params }: ProductPageProps): Promise<Metadata> {
	const product = await readProduct((await params).id);
	if (!product) return { title: pageMessages("productPage").notFound, robots: { index: false } };
	return {
		title: productName(product, pageLanguage()),
		description: product.description.join(" "),
		alternates: alternatesOf(`/product/${product._id}`),
	};
}

/** One product with all its parts (spec 2, Product detail). */
export async function ProductPage({ params }: ProductPageProps) {
	const product = await readProduct((await params).id);
	if (!product) {
		return (
			<Missing>
				<ProductNotFound />
			</Missing>
		);
	}
	const text = pageMessages("productPage");
	const [catalogue, { stats, reviews }, origin, shop] = await Promise.all([
		getCatalogue(),
		getFirstReviews(product._id),
		getOrigin(),
		getShop(),
	]);
	const similar = product.inStock ? [] : similarTo(product, catalogue);
	const together = await getBoughtTogether(product._id, catalogue);
	const others = catalogue.filter((other) => !similar.includes(other) && !together.includes(other));
	const crumbs = [
		{ name: text.home, href: "/" },
		{ name: text.products, href: BROWSE_PATH },
		{ name: productName(product, pageLanguage()), href: `/product/${product._id}` },
	];
	return (
		<div className="wrap">
			<ProductJsonLd product={product} stats={stats} crumbs={crumbs} shopName={shop.name} origin={origin} />
			<Breadcrumb crumbs={crumbs} />
			<ReviewStatsProvider initial={stats}>
				<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-16">
					<div className="lg:sticky lg:top-26 lg:self-start">
						<ProductPicture product={product}>
							{product.isDeal && (
								<Tag
									tone="deal"
									size="lg"
									icon={<TagIcon className="size-4" />}
									className="absolute top-4 inset-s-4"
								>
									{pageMessages("product").deal}
								</Tag>
							)}
						</ProductPicture>
					</div>
					<div className="grid content-start gap-4">
						<ProductStatus product={product} />
						<div>
							<ProductName product={product} />
							<RatingLink />
						</div>
						<ProductPrice product={product} />
						{product.inStock ? (
							<>
								<ProductDescription product={product} />
								<BuyBox product={product} />
							</>
						) : (
							<>
								<SoldOut product={product} similar={similar} />
								<ProductDescription product={product} />
							</>
						)}
						<Promises />
					</div>
				</div>
				<Reviews productId={product._id} initialReviews={reviews} />
			</ReviewStatsProvider>
			<Together products={together} />
			<Related products={relatedTo(product, others)} category={product.category} />
		</div>
	);
}
