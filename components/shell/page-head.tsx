import { type ReactNode, useId } from "react";
import { useLanguage, useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { SectionHead } from "@/components/ui/panel";
import { UrduSign, type UrduSignName } from "@/components/ui/urdu-text";

/**
 * What a page has to say, between header and footer; the footer begins below the first screen, so that a page which the
 * browser fills moves nothing that is seen. Each page has its own: pages with a lower header begin higher up, and one that
 * all shared would count as moved.
 */
export function PageMain({ children }: { children: ReactNode }) {
	return (
		<main id="main" tabIndex={-1} className="min-h-[calc(100svh-4.5rem)] flex-1 outline-none">
			{children}
		</main>
	);
}

/** The first thing the keyboard reaches: past the header. */
export function SkipLink() {
	const { skip } = useMessages("ui");
	return (
		<a
			href="#main"
			className="absolute -top-16 inset-s-4 z-skip rounded-md bg-surface px-5 py-3 font-bold focus:top-3 focus:shadow-md"
		>
			{skip}
		</a>
	);
}

export type Crumb = { name: string; href: string };

/* A short word is as wide as it is: between all of them stands the same gap. */
const place = "inline-flex min-h-tap items-center tap-area";

/** The way from the home page to here; the last crumb is this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
	const { breadcrumb } = useMessages("ui");
	return (
		<nav aria-label={breadcrumb} className="text-sm text-ink-3 sm:py-2">
			<ol className="flex flex-wrap items-center gap-x-1.5">
				{crumbs.map(({ name, href }, index) => {
					const isHere = index === crumbs.length - 1;
					return (
						<li key={href} className="flex items-center gap-x-1.5">
							{index > 0 && <Icon name="chevron-right" className="size-3.5" />}
							{isHere ? (
								<span aria-current="page" className={`${place} font-semibold text-ink wrap-anywhere`}>
									{name}
								</span>
							) : (
								<PageLink
									href={href}
									className={`${place} underline-offset-4 hover:text-primary hover:underline`}
								>
									{name}
								</PageLink>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}

/** Facts about the page for search engines. What people wrote cannot leave the script: `<` is spelled out. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
	const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json">{text}</script>;
}

type PageHeadProps = { title: string; urdu?: UrduSignName; children?: ReactNode };

/** The heading of a page, with a line about it; beside an English one the same in Urdu. */
export function PageHead({ title, urdu, children }: PageHeadProps) {
	const isUrdu = useLanguage() === "ur";
	return (
		<header className="pt-6 pb-5 md:pt-11">
			<div className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1">
				<h1 className="display-type text-4xl">{title}</h1>
				{urdu && !isUrdu && <UrduSign sign={urdu} className="text-2xl text-primary" />}
			</div>
			{children && <div className="mt-1.5 text-ink-2">{children}</div>}
		</header>
	);
}

/** One section of a reading page, named by its heading. */
export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="pt-section">
			<SectionHead id={id} title={title} note={note} />
			{children}
		</section>
	);
}
