import { CountBadge } from "@/components/ui/count-badge";

/** How many notifications wait to be read; nothing when none do. */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
	if (count === 0) return null;
	return (
		<span className={className}>
			<CountBadge count={count} tone="alert" />
			<span className="sr-only"> unread</span>
		</span>
	);
}
