import { useMessages } from "#messages";
import { likelySums } from "@/lib/riders/day-rules";
import type { Delivery } from "@/lib/riders/rules";
import { formatAmount } from "@/lib/text/money";
import { BigSum } from "./big-sum";

/** What is taken at the door, the largest thing of the page; for what is paid other words in another colour. */
export function Amount({ delivery: { toCollect, paymentType } }: { delivery: Delivery }) {
	const { door: text, takeNothing } = useMessages("rider");
	if (toCollect === 0) {
		return (
			<section aria-label={text.amount} className="rounded-xl bg-primary-soft p-4.5 text-on-primary-soft">
				<p className="text-[1.0625rem] font-strong">
					{paymentType === "Cash On Delivery" ? text.paidAlready : text.paidWith(paymentType)}
				</p>
				<b className="mt-1 block display-type text-[3.5rem]">{takeNothing}</b>
			</section>
		);
	}
	return (
		<section aria-label={text.amount} className="rounded-xl bg-field px-4.5 pt-4.5 pb-3.5 text-on-field">
			<p className="text-[1.0625rem] font-strong">{text.collect}</p>
			<b className="figures mt-1.5 mb-2.5 block display-type text-[clamp(3.5rem,21.5vw,5.25rem)] leading-none whitespace-nowrap">
				<BigSum amount={toCollect} wordClass="text-[0.32em]" />
			</b>
			<dl
				aria-label={text.change}
				className="-mx-4.5 grid auto-cols-fr grid-flow-col divide-x divide-leaf-900/30 border-t-2 border-dashed border-leaf-900/40 px-1.5 pt-3"
			>
				{likelySums(toCollect).map((sum) => (
					<div key={sum} className="text-center leading-tight">
						<dt className="text-md font-medium">{text.from(formatAmount(sum))}</dt>
						<dd className="figures text-[1.1875rem] font-extrabold">
							{text.give(formatAmount(sum - toCollect))}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
