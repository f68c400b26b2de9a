import type { Metadata } from "next";
import { Deals } from "@/components/home/deals";
import { FreshToday } from "@/components/home/fresh-today";
import { Hero } from "@/components/home/hero";
import { Help, HomeQuestions, Services } from "@/components/home/services-and-help";
import { BestBanner, WhyChooseUs } from "@/components/home/why-choose-us";
import { StoreJsonLd } from "@/components/shell/page/json-ld";
import { DrawnAfter } from "@/components/shell/start-shop";
import { EarlyScript } from "@/components/ui/early-script";
import { offeredWallets } from "@/lib/payments/server/registry";
import { pageLanguage } from "@/lib/server/pages/messages";
import { alternatesOf } from "@/lib/server/pages/metadata";
import { getOrigin } from "@/lib/server/pages/origin";
import { readHome } from "@/lib/server/pages/products";
import { getShopAhead } from "@/lib/shop/server/read";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	return { alternates: await alternatesOf("/") };
}

/** The home page, every block of spec 2 in its order. */
export default async function HomePage() {
	const [{ fruits, vegetables, categories, bundles, hasMoreBundles, placards }, origin, shop] =
		await Promise.all([readHome(), getOrigin(), getShopAhead()]);
	const wallets = offeredWallets();
	return (
		<>
			{(await pageLanguage()) === "en" && <EarlyScript name="language" />}
			<StoreJsonLd origin={origin} shop={shop} />
			<Hero fruit={placards.fruit} vegetable={placards.vegetable} areas={shop.areas} />
			<FreshToday fruits={fruits} vegetables={vegetables} categories={categories} />
			<DrawnAfter>
				<Deals bundles={bundles} hasMore={hasMoreBundles} />
				<BestBanner shop={shop} />
				<WhyChooseUs citrus={placards.citrus} shop={shop} wallets={wallets} />
				<HomeQuestions shop={{ ...shop, wallets }} />
				<Services shop={shop} wallets={wallets} />
				<Help shop={shop} />
			</DrawnAfter>
		</>
	);
}
