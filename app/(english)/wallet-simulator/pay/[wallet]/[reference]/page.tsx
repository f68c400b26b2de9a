import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { WALLET_NAMES, type Wallet } from "@/lib/payments/rules";
import { currentShop } from "@/lib/shop/server/read";
import { formatRupees } from "@/lib/text/money";
import { readSimulated } from "../../../read-simulated";

type Which = { wallet: Wallet; reference: string };

function DecisionForm({ wallet, reference, children }: Which & { children: React.ReactNode }) {
	return (
		<form method="post" action="/wallet-simulator/decide" className="grid gap-2.5">
			<input type="hidden" name="wallet" value={wallet} />
			<input type="hidden" name="reference" value={reference} />
			{children}
		</form>
	);
}

/** What the payer can decide, and what can go wrong on the way back. */
function Ask(which: Which) {
	return (
		<DecisionForm {...which}>
			<Button type="submit" name="decision" value="approve" size="lg">
				Approve
			</Button>
			<div className="grid grid-cols-2 gap-2.5">
				<Button type="submit" name="decision" value="decline" variant="danger">
					Decline
				</Button>
				<Button type="submit" name="decision" value="cancel" variant="outline">
					Cancel
				</Button>
			</div>
			<p className="mt-2 text-sm font-strong text-ink-2">When the way back fails</p>
			<Button type="submit" name="decision" value="never" variant="soft">
				Approve but never come back
			</Button>
			<Button type="submit" name="decision" value="late" variant="soft">
				Come back late
			</Button>
		</DecisionForm>
	);
}

type StayedProps = Which & { state: "paid" | "declined" | "cancelled"; closed: boolean };

/** After the decision, for who did not go back at once. */
function Stayed({ state, closed, ...which }: StayedProps) {
	if (closed) {
		return (
			<Notice tone="success" title="Paid.">
				The browser never goes back to the shop. Close this tab: the shop finds out by itself within about a
				minute.
			</Notice>
		);
	}
	return (
		<DecisionForm {...which}>
			<Notice
				tone={state === "paid" ? "success" : "warning"}
				title={state === "paid" ? "Paid." : "Not paid."}
			>
				Go back to the shop whenever you like, even long after it has found out by itself.
			</Notice>
			<Button type="submit" name="decision" value="back" size="lg">
				Return to Sabz
			</Button>
		</DecisionForm>
	);
}

type Props = PageProps<"/wallet-simulator/pay/[wallet]/[reference]">;

export default async function PayPage({ params, searchParams }: Props) {
	const { payment } = await readSimulated(await params);
	const { stay } = await searchParams;
	const { wallet, reference, amount, state } = payment;
	return (
		<Panel className="grid gap-5">
			<div className="flex items-center gap-3">
				<span className="grid size-12 place-items-center rounded-md bg-accent text-on-accent">
					<Icon name="smartphone" className="size-6" />
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
