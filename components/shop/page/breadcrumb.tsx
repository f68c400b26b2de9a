import { useMessages } from "#messages";
import { ChevronRight } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";

export type Crumb = { name: string; href: string };

/* A short word is as wide as it is: between all of them stands the same gap. */
const place = "inline-flex min-h-tap items-center tap-area";

/** The way from the home page to here; the last crumb is this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
	const { breadcrumb } = useMessages("ui");
	return (
		<nav aria-label={breadcrumb} className="py-2 text-sm text-ink-3">
			<ol className="flex flex-wrap items-center gap-x-1.5">
				{crumbs.map(({ name, href }, index) => {
					const isHere = index === crumbs.length - 1;
					return (
						<li key={href} className="flex items-center gap-x-1.5">
							{index > 0 && <ChevronRight className="size-3.5" />}
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
