import { BadgeCheck } from "lucide-react";
import { useMessages } from "#messages";
import { Stars } from "@/components/ui/stars";
import { Tag } from "@/components/ui/tag";
import { cn } from "@/lib/cn";
import type { Review } from "@/lib/reviews/rules";

const AVATARS = [
	"bg-veg-soft text-on-veg-soft",
	"bg-fruit-soft text-on-fruit-soft",
	"bg-bundle-soft text-on-bundle-soft",
	"bg-accent-soft text-on-accent-soft",
] as const;

/** One review: who, when, whether they bought it, how many stars, and their words as text. */
export function ReviewItem({ review }: { review: Review }) {
	const { name, rating, comment, date, isVerified, answer } = review;
	const text = useMessages("reviews");
	const time = useMessages("time");
	const initial = [...name][0]?.toUpperCase() ?? "";
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 border-b border-line py-5.5 first:pt-0">
			<span
				aria-hidden
				className={cn(
					"grid size-tap place-items-center rounded-full font-extrabold",
					AVATARS[(initial.codePointAt(0) ?? 0) % AVATARS.length],
				)}
			>
				{initial}
			</span>
			<div className="flex flex-wrap items-center gap-x-2.75 gap-y-0.5 self-center leading-snug">
				<b className="font-bold">
					<bdi>{name}</bdi>
				</b>
				{isVerified && (
					<Tag tone="success" icon={<BadgeCheck className="size-3.5" />}>
						{text.verified}
					</Tag>
				)}
				<time dateTime={date} className="text-sm text-ink-3">
					{time.date(date)}
				</time>
				<span className="basis-full">
					<Stars rating={rating} size="sm" />
				</span>
			</div>
			<p dir="auto" className="col-start-2 max-w-160 justify-self-start whitespace-pre-line text-ink-2">
				{comment}
			</p>
			{answer && (
				<p className="col-start-2 max-w-160 rounded-md bg-bg-sunk px-4 py-3 text-md whitespace-pre-line">
					<b className="block font-bold">{text.ourAnswer}</b>
					<span dir="auto" className="block w-fit">
						{answer}
					</span>
				</p>
			)}
		</li>
	);
}
