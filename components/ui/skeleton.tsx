import { cn } from "@/lib/cn";

/** A shape in the place of what is being fetched; give it the size of what arrives. */
export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden className={cn("block h-3.5 rounded-xs shimmer", className)} />;
}
