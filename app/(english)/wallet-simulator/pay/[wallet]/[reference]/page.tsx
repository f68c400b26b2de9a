import { Smartphone } from "lucide-react";
import { Panel } from "@/components/ui/panel";
import { WALLET_NAMES } from "@/lib/payments/rules";
import { currentShop } from "@/lib/shop/server/read";
import { formatRupees } from "@/lib/text/money";
import { readSimulated } from "../../../read-simulated";
import { Ask, Stayed } from "./choices";

type Props = {
	params: Promise<{ wallet: string; reference: string }>;
	searchParams: Promise<{ stay?: string | string[] }>;
};

/** The payer's view of a payment at the simulated wallet. */
export default async function PayPage({ params, searchParams }: Props) {
	const { payment } = await readSimulated(await params);
	const { stay } = await searchParams;
	const { wallet, reference, amount, state } = payment;
	return (
		<Panel className="grid gap-5">
			<div className="flex items-center gap-3">
				<span className="grid size-12 place-items-center rounded-md bg-accent text-on-accent">
					<Smartphone className="size-6" />
				</span>
				<h1 className="display-type text-xl tracking-heading">{WALLET_NAMES[wallet]}</h1>
			</div>
			<dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-md bg-bg-sunk p-4 figures">
				<dt className="text-ink-2">Pay to</dt>
				<dd className="text-end font-bold">{currentShop().name}</dd>
				<dt className="text-ink-2">Reference</dt>
				<dd className="truncate text-end text-sm">{reference}</dd>
				<dt className="self-end text-ink-2">Amount</dt>
				<dd className="text-end display-figure text-3xl">{formatRupees(amount)}</dd>
			</dl>
			{state === "waiting" ? (
				<Ask wallet={wallet} reference={reference} />
			) : (
				<Stayed wallet={wallet} reference={reference} state={state} closed={stay === "never"} />
			)}
		</Panel>
	);
}
