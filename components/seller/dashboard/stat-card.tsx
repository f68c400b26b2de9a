import Link from "next/link";
import type { IconComponent } from "@/components/ui/icon";
import { formatAmount } from "@/lib/domain/money";

type StatCardProps = {
	label: string;
	value: number;
	note: string;
	Icon: IconComponent;
	/** The list behind the figure. */
	href: string;
};

/** One figure of the shop; it leads to the list it counts. */
export function StatCard({ label, value, note, Icon, href }: StatCardProps) {
	return (
		<Link
			href={href}
			className="grid content-start gap-1 rounded-lg bg-surface px-4.5 py-4 ring-1 ring-line transition-shadow hover:ring-[1.5px] hover:ring-primary"
		>
			<span className="flex items-center gap-2 font-semibold text-ink-2">
				<Icon className="icon text-ink-3" />
				{label}
			</span>
			<b className="text-2xl leading-close font-heavy tracking-heading figures">{formatAmount(value)}</b>
			<span className="text-xs text-ink-3">{note}</span>
		</Link>
	);
}
