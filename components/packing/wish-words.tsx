import { UrduText } from "@/components/ui/urdu-text";
import type { IfMissing } from "@/lib/packing/rules";
import type { LineWish } from "@/lib/products/rules/wishes";
import { wishWords } from "@/lib/products/wish-texts.en";
import { wishWords as inUrdu } from "@/lib/products/wish-texts.ur";

/** What is done where something of an order is missing, for the team. */
export const MISSING_REQUESTS: Record<IfMissing, string> = {
	replace: "Missing? Replace with the closest.",
	refund: "Missing? Give the money back.",
	call: "Missing? Call first.",
};

/** A line's own choice, where it is another one than the order's. */
export const LINE_REQUESTS: Record<IfMissing, string> = {
	replace: "Replace if missing",
	refund: "Refund if missing",
	call: "Call if missing",
};

type WishWordsProps = LineWish & { className: string };

/** What a customer asks of a line: the wish in both languages of the team, the note as it was written; nothing without either. */
export function WishWords({ wish, note, className }: WishWordsProps) {
	if (!wish && !note) return null;
	return (
		<p className={className}>
			{wish && (
				<b>
					{wishWords[wish]} <UrduText className="wish-urdu">{inUrdu[wish]}</UrduText>
				</b>
			)}{" "}
			{note && (
				<q dir="auto" className="wrap-anywhere">
					{note}
				</q>
			)}
		</p>
	);
}
