import type { Metadata } from "next";
import { BestBanner } from "@/components/home/best-banner";
import { Deals } from "@/components/home/deals";
import { FreshToday } from "@/components/home/fresh-today";
import { Help } from "@/components/home/help";
import { Hero } from "@/components/home/hero";
import { HomeQuestions } from "@/components/home/home-questions";
import { Services } from "@/components/home/services";
import { StoreJsonLd } from "@/components/home/store-json-ld";
import { WhyChooseUs } from "@/components/home/why-choose-us";
import { LanguageScript } from "@/components/shell/language-script";
import { alternatesOf } from "@/lib/server/pages/alternates";
import { readHome } from "@/lib/server/pages/home";
import { pageLanguage } from "@/lib/server/pages/messages";
import { getOrigin } from "@/lib/server/pages/origin";
import { getShop } from "@/lib/shop/server/read";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	return { alternates: await alternatesOf("/") };
}

/** The home page, every block of spec 2 in its order. */
export default async function HomePage() {
	const [{ fruits, vegetables, bundles, hasMoreBundles, placards }, origin, shop] = await Promise.all([
		readHome(),
		getOrigin(),
		getShop(),
	]);
	return (
		<>
			{(await pageLanguage()) === "en" && <LanguageScript />}
			<StoreJsonLd origin={origin} shop={shop} />
			<Hero fruit={placards.fruit} vegetable={placards.vegetable} areas={shop.areas} />
			<FreshToday fruits={fruits} vegetables={vegetables} />
			<Deals bundles={bundles} hasMore={hasMoreBundles} />
			<BestBanner shop={shop} />
			<WhyChooseUs citrus={placards.citrus} shop={shop} />
			<HomeQuestions shop={shop} />
			<Services shop={shop} />
			<Help shop={shop} />
		</>
	);
}
