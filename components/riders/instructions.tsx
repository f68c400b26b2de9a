import { MessageSquareQuote } from "lucide-react";

/** What the customer has said of the way. */
export function Instructions({ text }: { text: string }) {
	if (!text) return null;
	return (
		<p className="flex gap-2.5 text-[1.0625rem] leading-snug font-medium">
			<MessageSquareQuote className="mt-0.5 size-6 flex-none" />
			<span className="wrap-anywhere">
				<bdi>“{text}”</bdi>
			</span>
		</p>
	);
}
