import type { Metadata } from "next";
import { PageHead } from "@/components/shell/page-head";
import { pageMessages } from "@/lib/server/pages/messages";
import { alternatesOf } from "@/lib/server/pages/metadata";
import { getShop, getShopAhead } from "@/lib/shop/server/read";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	const { name } = await getShop();
	const text = await pageMessages("privacy");
	return {
		title: text.title,
		description: text.description(name),
		alternates: await alternatesOf("/privacy"),
	};
}

/** The privacy policy (spec 2). */
export default async function PrivacyPage() {
	const text = await pageMessages("privacy");
	const sections = text.sections(await getShopAhead());
	return (
		<div className="wrap pb-section">
			<PageHead title={text.title}>{text.updated}</PageHead>
			<div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20">
				<nav aria-label={text.contents} className="lg:sticky lg:top-26 lg:self-start">
					<ol className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
						{sections.map(({ id, title }) => (
							<li key={id}>
								<a
									href={`#${id}`}
									className="inline-flex min-h-tap min-w-tap items-center text-primary hover:underline"
								>
									{title}
								</a>
							</li>
						))}
					</ol>
				</nav>
				<div className="grid max-w-168 gap-10">
					{sections.map(({ id, title, paragraphs }, index) => (
						<section key={id} id={id} aria-labelledby={`${id}-title`}>
							<h2 id={`${id}-title`} className="mb-3 display-type text-2xl">
								{index + 1}. {title}
							</h2>
							<div className="grid gap-3 text-ink-2">
								{paragraphs.map((paragraph) => (
									<p key={paragraph}>{paragraph}</p>
								))}
							</div>
						</section>
					))}
				</div>
			</div>
		</div>
	);
}
