import type { Metadata } from "next";
import { BestBanner } from "@/components/shop/home/best-banner";
import { Deals } from "@/components/shop/home/deals";
import { FreshToday } from "@/components/shop/home/fresh-today";
import { Help } from "@/components/shop/home/help";
import { Hero } from "@/components/shop/home/hero";
import { HomeQuestions } from "@/components/shop/home/home-questions";
import { Services } from "@/components/shop/home/services";
import { StoreJsonLd } from "@/components/shop/home/store-json-ld";
import { WhyChooseUs } from "@/components/shop/home/why-choose-us";
import { LanguageScript } from "@/components/shop/shell/language-script";
import { alternatesOf } from "@/lib/server/pages/alternates";
import { readHome } from "@/lib/server/pages/home";
import { pageLanguage } from "@/lib/server/pages/messages";
import { getOrigin } from "@/lib/server/pages/origin";
import { getShop } from "@/lib/server/shop/read";

export function homeMetadata(): Metadata {
	return { alternates: alternatesOf("/") };
}

/** The home page, every block of spec 2 in its order. */
export async function HomePage() {
	const [{ fruits, vegetables, bundles, hasMoreBundles, placards }, origin, shop] = await Promise.all([
		readHome(),
		getOrigin(),
		getShop(),
	]);
	return (
		<>
			{pageLanguage() === "en" && <LanguageScript />}
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
