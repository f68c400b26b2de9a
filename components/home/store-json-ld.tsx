import { useLanguage, useMessages } from "#messages";
import { JsonLd } from "@/components/shell/page/page-head";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { CITY } from "@/lib/shop/rules/areas";
import { internationalNumber, type Shop } from "@/lib/shop/rules/shop-details";
import { LANGUAGES, pathIn } from "@/lib/text/language";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The shop as a place, for search engines. */
export function StoreJsonLd({ origin, shop }: { origin: string; shop: Shop }) {
	const { name, phone, email, address, areas, opens, closes, closedDays } = shop;
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
