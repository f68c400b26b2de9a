import { cn } from "@/lib/cn";

/** A word or line of Urdu in an English page, from right to left; never smaller than 16 px. */
export function UrduText({ className, children }: { className?: string; children: string }) {
	return (
		<span lang="ur" dir="rtl" className={cn("urdu-type text-base", className)}>
			{children}
		</span>
	);
}
