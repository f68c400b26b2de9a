import { CountBadge } from "@/components/ui/count-badge";

type NavBadgeProps = {
	count: number;
	/** What is counted, for screen readers. */
	what: string;
	className?: string;
};

/** How many things wait behind a link; nothing when none do. */
export function NavBadge({ count, what, className }: NavBadgeProps) {
	if (count === 0) return null;
	return (
		<span className={className}>
			<CountBadge count={count} tone="alert" />
			<span className="sr-only"> {what}</span>
		</span>
	);
}
