import { TriangleExclamationPoint } from "lucide-react";
import { useMessages } from "#messages";
import type { Refusal } from "@/lib/riders/day-rules";

/** Says at a delivery that the shop did not take what was done with it, and why. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
	const { network: text } = useMessages("rider");
	return (
		<p className="flex gap-2.5 rounded-md bg-danger-soft px-3.5 py-3 text-[1.0625rem] leading-snug text-on-danger-soft">
			<TriangleExclamationPoint className="mt-0.5 size-6 flex-none" />
			<span>
				<b>{text.notTaken}</b> {refusal.message}
			</span>
		</p>
	);
}
