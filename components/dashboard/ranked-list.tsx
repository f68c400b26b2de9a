import Link from "next/link";
import { Panel, PanelTitle } from "@/components/ui/panel";

export type Ranked = { key: string; href: string; label: string; note: string; value: string; share: number };

type RankedListProps = { title: string; items: readonly Ranked[]; empty: string };

/** Things by how much they brought in: a bar, a figure, and the way to what is behind it. */
export function RankedList({ title, items, empty }: RankedListProps) {
	return (
		<Panel className="grid content-start gap-3">
			<PanelTitle className="text-lg">{title}</PanelTitle>
			{items.length === 0 && <p className="text-ink-3">{empty}</p>}
			<ol className="grid">
				{items.map(({ key, href, label, note, value, share }) => (
					<li key={key} className="border-t border-line first:border-t-0">
						<Link
							href={href}
							prefetch={false}
							className="group grid min-h-tap grid-cols-[minmax(0,1fr)_8rem] content-center items-baseline gap-x-3 py-1.5"
						>
							<span className="truncate font-strong group-hover:underline">{label}</span>
							<b className="text-end figures">{value}</b>
							<span className="h-1.25 self-center overflow-hidden rounded-full bg-bg-sunk">
								<span aria-hidden className="block h-full bg-chart" style={{ width: `${share * 100}%` }} />
							</span>
							<span className="text-end text-xs text-ink-3 figures">{note}</span>
						</Link>
					</li>
				))}
			</ol>
		</Panel>
	);
}
