import type { Metadata } from "next";
import { MorningPrices } from "@/components/products/prices/morning-prices";

import { PageHead, PriceViews } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { readRatesOf, today } from "@/lib/buying/server/rates";
import { readSoldYesterday } from "@/lib/dashboard/server/figures";
import { cratesByProduct, endsOfDays } from "@/lib/products/rules/morning-prices";
import { listCrates, listProductRows, pricesOfWeek } from "@/lib/products/server/read";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatDay, formatWeekday } from "@/lib/text/dates";

export const metadata: Metadata = { title: "Morning prices" };

/** The prices of the day, yesterday's beside today's, typed in one go and saved at once. */
export default async function MorningPricesPage() {
	if (!(await sellerOnPage("/seller/prices"))) return null;
	// Prices go by the record, whose clock nobody sets.
	const now = clock.now();
	const [products, weeks, sold, crates, official] = await Promise.all([
		listProductRows({ isArchived: false }),
		pricesOfWeek(now),
		readSoldYesterday(),
		listCrates(),
		readRatesOf(today()),
	]);
	const rates = Object.fromEntries(official.rates.map((line) => [line.product, line]));
	const days = [...endsOfDays(now).map((end) => new Date(end.getTime() - 1)), now].map(formatWeekday);
	return (
		<>
			<PageHead
				title="Morning prices"
				note={`${formatDay(clock.shopNow())}. Type, press Enter, next. Nothing is on the shop until you save.`}
			>
				<ButtonLink href="/seller/price-list" variant="outline" size="sm" icon="file-spreadsheet">
					As a file
				</ButtonLink>
			</PageHead>
			<PriceViews current="prices" />
			<MorningPrices
				products={products}
				facts={{ days, weeks, sold, crates: cratesByProduct(products, crates), rates }}
			/>
		</>
	);
}
