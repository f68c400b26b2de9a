import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Wallet } from "@/lib/payments/rules";

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
export function Ask(which: Which) {
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
export function Stayed({ state, closed, ...which }: StayedProps) {
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
