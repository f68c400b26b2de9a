import { clsx } from "clsx";
import { useMessages } from "#messages";
import { formatAmount } from "@/lib/text/money";

/** Rupees to be read from afar: large figures and their small word. `wordClass` says how small. */
export function BigSum({ amount, wordClass }: { amount: number; wordClass: string }) {
	const { price } = useMessages("ui");
	const word = clsx("tracking-normal", wordClass);
	return (
		<>
			{price.before && <small className={clsx("me-[0.2em]", word)}>{price.before}</small>}
			{formatAmount(amount)}
			{price.after && <small className={clsx("ms-[0.2em]", word)}>{price.after}</small>}
		</>
	);
}
