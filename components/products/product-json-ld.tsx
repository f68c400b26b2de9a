import { useLanguage, useMessages } from "#messages";
import type { Crumb } from "@/components/shell/page/page-head";
import { JsonLd } from "@/components/shell/page/page-head";
import type { Product } from "@/lib/products/rules/product";
import { categoryName, productDescription, productName } from "@/lib/products/rules/product-words";
import type { ReviewStats } from "@/lib/reviews/rules";
import { pathIn } from "@/lib/text/language";

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
	const language = useLanguage();
	const url = origin + pathIn(language, `/product/${product._id}`);
	const name = productName(product, language);
	const brand = useMessages("common").shopName(shopName);
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
					name,
					...(name === product.name ? {} : { alternateName: product.name }),
					sku: product.slug,
					category: categoryName(product.category, language),
					description: productDescription(product, language).join(" "),
					image: product.images.map((imageUrl) => new URL(imageUrl, origin).href),
					url,
					brand: { "@type": "Brand", name: brand },
					offers: {
						"@type": "Offer",
						url,
						price: product.offerPrice,
						priceCurrency: "PKR",
						availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
						seller: { "@type": "Organization", name: brand },
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
						item: origin + pathIn(language, href),
					})),
				}}
			/>
		</>
	);
}
