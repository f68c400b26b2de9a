import type { Metadata } from "next";
import { faqOf } from "@/components/shop/contents/faq-entries";
import { FaqSearch } from "@/components/shop/faq/faq-search";
import { JsonLd } from "@/components/shop/page/json-ld";
import { PageHead } from "@/components/shop/page/page-head";
import { ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { alternatesOf } from "@/lib/server/pages/alternates";
import { getShop } from "@/lib/server/shop/read";

export function faqMetadata(): Metadata {
	return {
		title: "FAQ",
		description:
			"Ordering, payment, delivery areas, quality and selling to us: short answers to what people ask.",
		alternates: alternatesOf("/faq"),
	};
}

const QUICK_LINKS = [
	{ href: BROWSE_PATH, label: "All Products" },
	{ href: "/deals-offers", label: "Deals & Offers" },
	{ href: "/cart", label: "Cart" },
	{ href: "/resend-verification", label: "Resend Verification" },
	{ href: "/privacy", label: "Privacy Policy" },
] as const;

/** Questions and answers (spec 2, FAQ). */
export async function FaqPage() {
	const faq = faqOf(await getShop());
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
			<PageHead title="Frequently Asked Questions">Short answers. If yours is missing, ask us.</PageHead>
			<div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
				<FaqSearch faq={faq} />
				<aside aria-label="More help" className="grid content-start gap-6 lg:sticky lg:top-26 lg:self-start">
					<nav aria-label="Categories" className="max-lg:hidden">
						<h2 className="mb-1 text-md font-bold">Categories</h2>
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
					<nav aria-label="Quick links">
						<h2 className="mb-1 text-md font-bold">Quick links</h2>
						<ul>
							{QUICK_LINKS.map(({ href, label }) => (
								<li key={href}>
									<PageLink
										href={href}
										className="inline-flex min-h-tap min-w-tap items-center text-primary hover:underline"
									>
										{label}
									</PageLink>
								</li>
							))}
						</ul>
					</nav>
					<Panel className="grid gap-3">
						<PanelTitle>Still have a question?</PanelTitle>
						<ButtonLink href="/contact">Contact Support</ButtonLink>
						<ButtonLink href={BROWSE_PATH} variant="outline">
							Start Shopping
						</ButtonLink>
					</Panel>
				</aside>
			</div>
		</div>
	);
}
