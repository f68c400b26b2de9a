import { JsonLd } from "@/components/shop/page/json-ld";
import { AREAS, CITY } from "@/lib/domain/areas";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { SHOP, type ShopContact } from "@/lib/domain/shop";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The shop as a place, for search engines. */
export function StoreJsonLd({ origin, contact }: { origin: string; contact: ShopContact }) {
	const { phone, email, address } = contact;
	return (
		<>
			<JsonLd
				data={{
					"@type": "GroceryStore",
					"@id": `${origin}/#shop`,
					name: SHOP.name,
					description: SHOP.tagline,
					url: origin,
					image: `${origin}/opengraph-image`,
					telephone: phone?.href.replace("tel:", ""),
					email: email ?? undefined,
					currenciesAccepted: "PKR",
					address: {
						"@type": "PostalAddress",
						streetAddress: address,
						addressLocality: CITY,
						addressCountry: "PK",
					},
					areaServed: AREAS.map((area) => `${area}, ${CITY}`),
					openingHoursSpecification: {
						"@type": "OpeningHoursSpecification",
						dayOfWeek: DAYS,
						opens: "08:00",
						closes: "22:00",
					},
				}}
			/>
			<JsonLd
				data={{
					"@type": "WebSite",
					name: SHOP.name,
					url: origin,
					potentialAction: {
						"@type": "SearchAction",
						target: `${origin}${BROWSE_PATH}?q={query}`,
						"query-input": "required name=query",
					},
				}}
			/>
		</>
	);
}
