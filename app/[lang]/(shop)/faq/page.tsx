import type { Metadata } from "next";
import { JsonLd, PageHead } from "@/components/shell/page-head";
import { FaqSearch } from "@/components/shop/faq-search";
import { ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { offeredWallets } from "@/lib/payments/server/registry";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { pageMessages } from "@/lib/server/pages/messages";
import { alternatesOf } from "@/lib/server/pages/metadata";
import { getShopAhead } from "@/lib/shop/server/read";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	const text = await pageMessages("faq");
	return { title: text.pageTitle, description: text.description, alternates: await alternatesOf("/faq") };
}

const QUICK_LINKS = [
	{ href: BROWSE_PATH, to: "products" },
	{ href: "/deals-offers", to: "deals" },
	{ href: "/cart", to: "cart" },
	{ href: "/resend-verification", to: "verification" },
	{ href: "/privacy", to: "privacy" },
] as const;

/** Questions and answers (spec 2, FAQ). */
export default async function FaqPage() {
	const text = await pageMessages("faq");
	const faq = text.categories({ ...(await getShopAhead()), wallets: offeredWallets() });
	const entries = faq.flatMap((category) => category.entries);
	return (
		<div className="wrap pb-section">
			<JsonLd
				data={{
					"@type": "FAQPage",
					mainEntity: entries.map(({ question, answer }) => ({
						"@type": "Question",
						name: question,
						acceptedAnswer: { "@type": "Answer", text: answer },
					})),
				}}
			/>
			<PageHead title={text.title}>{text.lead}</PageHead>
			<div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
				<FaqSearch faq={faq} />
				<aside
					aria-label={text.moreHelp}
					className="grid content-start gap-6 lg:sticky lg:top-26 lg:self-start"
				>
					<nav aria-label={text.categoriesTitle} className="max-lg:hidden">
						<h2 className="mb-1 text-md font-bold">{text.categoriesTitle}</h2>
						<ul>
							{faq.map(({ id, title }) => (
								<li key={id}>
									<a
										href={`#${id}`}
										className="inline-flex min-h-tap min-w-tap items-center text-primary hover:underline"
									>
										{title}
									</a>
								</li>
							))}
						</ul>
					</nav>
					<nav aria-label={text.quickLinks}>
						<h2 className="mb-1 text-md font-bold">{text.quickLinks}</h2>
						<ul>
							{QUICK_LINKS.map(({ href, to }) => (
								<li key={href}>
									<PageLink
										href={href}
										className="inline-flex min-h-tap min-w-tap items-center text-primary hover:underline"
									>
										{text.links[to]}
									</PageLink>
								</li>
							))}
						</ul>
					</nav>
					<Panel title={text.stillAsking} className="grid gap-3">
						<ButtonLink href="/contact">{text.contact}</ButtonLink>
						<ButtonLink href={BROWSE_PATH} variant="outline">
							{text.shop}
						</ButtonLink>
					</Panel>
				</aside>
			</div>
		</div>
	);
}
