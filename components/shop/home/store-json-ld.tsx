import { JsonLd } from "@/components/shop/page/json-ld";
import { CITY } from "@/lib/domain/areas";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { SHOP } from "@/lib/domain/shop";
import { internationalNumber, type Shop } from "@/lib/domain/shop-details";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The shop as a place, for search engines. */
export function StoreJsonLd({ origin, shop }: { origin: string; shop: Shop }) {
	const { name, phone, email, address, areas, opens, closes, closedDays } = shop;
	return (
		<>
			<JsonLd
				data={{
					"@type": "GroceryStore",
					"@id": `${origin}/#shop`,
					name,
					description: SHOP.tagline,
					url: origin,
					image: `${origin}/opengraph-image`,
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
					openingHoursSpecification: {
						"@type": "OpeningHoursSpecification",
						dayOfWeek: DAYS,
						opens,
						closes,
					},
					specialOpeningHoursSpecification: closedDays.map((day) => ({
						"@type": "OpeningHoursSpecification",
						validFrom: day,
						validThrough: day,
						opens: "00:00",
						closes: "00:00",
					})),
				}}
			/>
			<JsonLd
				data={{
					"@type": "WebSite",
					name,
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
