import { cn } from "@/lib/cn";

/** A shape in the place of what is being fetched; give it the size of what arrives. */
export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden className={cn("block h-3.5 rounded-xs shimmer", className)} />;
}

/** A turning ring, as large as an icon. Say in words beside it what is under way. */
export function Spinner() {
	return (
		<span
			aria-hidden
			className="size-5 flex-none animate-spin rounded-full border-[2.5px] border-current border-e-transparent"
		/>
	);
}
