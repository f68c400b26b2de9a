import type { Crumb } from "@/components/shop/page/breadcrumb";
import { JsonLd } from "@/components/shop/page/json-ld";
import type { Product } from "@/lib/domain/product";
import type { ReviewStats } from "@/lib/domain/review";

type ProductJsonLdProps = {
	product: Product;
	stats: ReviewStats;
	crumbs: readonly Crumb[];
	shopName: string;
	/** The shop's public origin. */
	origin: string;
};

/** The product with its offer and rating, and where it stands, for search engines. */
export function ProductJsonLd({ product, stats, crumbs, shopName, origin }: ProductJsonLdProps) {
	const url = `${origin}/product/${product._id}`;
	const rating = stats.totalReviews > 0 && {
		aggregateRating: {
			"@type": "AggregateRating",
			ratingValue: stats.averageRating,
			reviewCount: stats.totalReviews,
		},
	};
	return (
		<>
			<JsonLd
				data={{
					"@type": "Product",
					name: product.name,
					sku: product.slug,
					category: product.category,
					description: product.description.join(" "),
					image: product.images.map((imageUrl) => new URL(imageUrl, origin).href),
					url,
					brand: { "@type": "Brand", name: shopName },
					offers: {
						"@type": "Offer",
						url,
						price: product.offerPrice,
						priceCurrency: "PKR",
						availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
						seller: { "@type": "Organization", name: shopName },
					},
					...rating,
				}}
			/>
			<JsonLd
				data={{
					"@type": "BreadcrumbList",
					itemListElement: crumbs.map(({ name, href }, index) => ({
						"@type": "ListItem",
						position: index + 1,
						name,
						item: origin + href,
					})),
				}}
			/>
		</>
	);
}
