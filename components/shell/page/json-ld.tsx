import { useLanguage, useMessages } from "#messages";
import { type Crumb, JsonLd } from "@/components/shell/page-head";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { categoryName, type Product, productDescription, productName } from "@/lib/products/rules/product";
import type { ReviewStats } from "@/lib/reviews/rules";
import { clockTime, type DaySpan, groupedHours } from "@/lib/shop/rules/opening-hours";
import { CITY, internationalNumber, type Shop } from "@/lib/shop/rules/shop-details";
import { LANGUAGES, pathIn } from "@/lib/text/language";

type ProductJsonLdProps = {
	product: Product;
	stats: ReviewStats;
	crumbs: readonly Crumb[];
	shopName: string;
	/** The shop's public origin. */
	origin: string;
};

/** A price of a kg, as search engines want it said. */
const pricePerKg = ({ offerPrice }: Product) => ({
	"@type": "UnitPriceSpecification",
	price: offerPrice,
	priceCurrency: "PKR",
	referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "KGM" },
});

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
						...(product.stepGrams ? { priceSpecification: pricePerKg(product) } : {}),
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

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Closed, as search engines want it said. */
const CLOSED: DaySpan = { from: "00:00", to: "00:00" };

/** A closing before the opening is one of the next day. */
const timesOf = ({ from, to }: DaySpan) => ({ opens: from, closes: clockTime(to) });

const specialTimes = (validFrom: string, validThrough: string, span: DaySpan) => ({
	"@type": "OpeningHoursSpecification",
	...{ validFrom, validThrough },
	...timesOf(span),
});

/** The shop as a place, for search engines. */
export function StoreJsonLd({ origin, shop }: { origin: string; shop: Shop }) {
	const { name, phone, email, address, areas, hours, specialHours, closedDays } = shop;
	const language = useLanguage();
	const { tagline } = useMessages("share");
	const said = useMessages("common").shopName(name);
	const names = said === name ? { name } : { name: said, alternateName: name };
	return (
		<>
			<JsonLd
				data={{
					"@type": "GroceryStore",
					"@id": `${origin}/#shop`,
					...names,
					description: tagline,
					url: origin,
					image: origin + pathIn(language, "/opengraph-image"),
					knowsLanguage: LANGUAGES,
					telephone: phone ? `+${internationalNumber(phone)}` : undefined,
					email: email ?? undefined,
					currenciesAccepted: "PKR",
					address: {
						"@type": "PostalAddress",
						streetAddress: address,
						addressLocality: CITY,
						addressCountry: "PK",
					},
					areaServed: areas.map((area) => `${area}, ${CITY}`),
					openingHoursSpecification: groupedHours(hours).flatMap(({ runs, spans }) =>
						spans.map((span) => ({
							"@type": "OpeningHoursSpecification",
							dayOfWeek: runs.flatMap(([first, last]) => DAYS.slice(first - 1, last)),
							...timesOf(span),
						})),
					),
					specialOpeningHoursSpecification: [
						...specialHours.flatMap(({ from, to, spans }) =>
							(spans.length > 0 ? spans : [CLOSED]).map((span) => specialTimes(from, to, span)),
						),
						...closedDays.map((day) => specialTimes(day, day, CLOSED)),
					],
				}}
			/>
			<JsonLd
				data={{
					"@type": "WebSite",
					...names,
					inLanguage: language,
					url: (origin + pathIn(language, "/")).replace(/\/$/, ""),
					potentialAction: {
						"@type": "SearchAction",
						target: `${origin}${pathIn(language, BROWSE_PATH)}?q={query}`,
						"query-input": "required name=query",
					},
				}}
			/>
		</>
	);
}
