import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import type { HeldCredit } from "@/lib/money/refund";

/** Where credit is that payments hold which are not decided, and until when; nothing where none does, or an older answer has no word of it. */
export function WaitingCredit({ held = [] }: { held?: readonly HeldCredit[] }) {
	const { creditWaits } = useMessages("openPayments");
	const { names } = useMessages("wallets");
	const { time } = useMessages("time");
	const rupees = useRupees();
	return held.map(({ amount, wallet, until, cartVersion }) => (
		<p key={`${until} ${cartVersion}`} className="text-sm text-ink-2 figures">
			{creditWaits(rupees(amount), names[wallet], time(until))}
		</p>
	));
}
