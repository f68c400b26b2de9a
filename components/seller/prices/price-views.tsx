import { formatAmount } from "@/lib/domain/money";

const VIEWS = [
	{ value: "market", label: "Market list" },
	{ value: "changed", label: "Changed" },
	{ value: "all", label: "All" },
] as const;
/** Which products are shown: what is bought at the market, what is changed and not saved, or everything. */
export type PriceView = (typeof VIEWS)[number]["value"];

type PriceViewsProps = {
	view: PriceView;
	counts: Readonly<Record<PriceView, number>>;
	onChange: (view: PriceView) => void;
};

/** Chooses which products the grid shows. */
export function PriceViews({ view, counts, onChange }: PriceViewsProps) {
	return (
		<fieldset className="inline-flex rounded-sm bg-bg-sunk p-0.75">
			<legend className="sr-only">Which products</legend>
			{VIEWS.map(({ value, label }) => (
				<button
					key={value}
					type="button"
					aria-pressed={value === view}
					onClick={() => onChange(value)}
					className="inline-flex min-h-tap items-center gap-1 rounded-sm px-3.25 text-xs font-strong whitespace-nowrap text-ink-2 transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-xs"
				>
					{label}
					<span className="font-semibold text-ink-3 figures">{formatAmount(counts[value])}</span>
				</button>
			))}
		</fieldset>
	);
}
