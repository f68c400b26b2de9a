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
import { readHome } from "@/lib/server/pages/home";
import { getOrigin } from "@/lib/server/pages/origin";
import { getShopContact } from "@/lib/server/shop/contact";
import "@/components/shop/home/home.css";

export const dynamic = "force-static";

export const metadata: Metadata = { alternates: { canonical: "/" } };

/** The home page, every block of spec 2 in its order. */
export default async function HomePage() {
	const [{ fruits, vegetables, bundles, hasMoreBundles, placards }, origin, contact] = await Promise.all([
		readHome(),
		getOrigin(),
		getShopContact(),
	]);
	return (
		<>
			<StoreJsonLd origin={origin} contact={contact} />
			<Hero fruit={placards.fruit} vegetable={placards.vegetable} />
			<FreshToday fruits={fruits} vegetables={vegetables} />
			<Deals bundles={bundles} hasMore={hasMoreBundles} />
			<BestBanner />
			<WhyChooseUs citrus={placards.citrus} />
			<HomeQuestions contact={contact} />
			<Services />
			<Help contact={contact} />
		</>
	);
}
