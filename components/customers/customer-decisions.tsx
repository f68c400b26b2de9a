"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { SaveBar } from "@/components/staff/save-bar";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { TextareaField } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { useFollowing } from "@/lib/client/unsaved";
import { useAction } from "@/lib/client/use-action";
import { CASH_RULE_WORDS, CUSTOMER_CASH_RULES, type CustomerCard, MAX_NOTE } from "@/lib/customers/rules";
import { sellerCall } from "@/lib/team/client";

type CustomerDecisionsProps = {
	customer: CustomerCard;
	/** What the shop's own rule comes to for them, in a sentence; empty where it has none. */
	reason: string;
	/** What stands between them and the bar that saves. */
	children: ReactNode;
};

/** How somebody's cash is taken, and what the team should know of them: saved together. */
export function CustomerDecisions({ customer: served, reason, children }: CustomerDecisionsProps) {
	const router = useRouter();
	const [customer, setCustomer] = useFollowing(served);
	const { note, cashRule } = customer;
	// Each by itself follows what the server has, until somebody changes it here: only that is saved.
	const [changed, setChanged] = useState<Partial<Pick<CustomerCard, "note" | "cashRule">>>({});
	const typed = { note, cashRule, ...changed };
	const [message, setMessage] = useState("");
	const isUnsaved = typed.note !== note || typed.cashRule !== cashRule;
	const { busy, run } = useAction(
		async () => {
			const answer = await sellerCall("PUT /api/seller/customers/{id}", {
				params: { id: customer._id },
				body: changed,
			});
			setCustomer(answer.customer);
			// What was changed meanwhile stays, to be saved next.
			setChanged(({ ...left }) => {
				if (left.note === changed.note) delete left.note;
				if (left.cashRule === changed.cashRule) delete left.cashRule;
				return left;
			});
			setMessage("Saved. It stands in the record with your name.");
			router.refresh();
		},
		{ words: "Failed to save.", say: (why) => setMessage(`${why} What you typed is still here.`) },
	);

	function change(values: typeof changed): void {
		setChanged((all) => ({ ...all, ...values }));
		setMessage("");
	}

	return (
		<>
			<Panel title="Cash at the door" small className="grid gap-3">
				{reason && <Notice tone="warning">{reason}</Notice>}
				<RadioCards legend="How their cash is taken" hideLegend>
					{CUSTOMER_CASH_RULES.map((rule) => (
						<RadioCard
							key={rule}
							name="cash-rule"
							label={CASH_RULE_WORDS[rule].name}
							note={CASH_RULE_WORDS[rule].note}
							checked={typed.cashRule === rule}
							onChange={() => change({ cashRule: rule })}
						/>
					))}
				</RadioCards>
			</Panel>
			<Panel className="grid gap-3">
				<TextareaField
					label="Note, for the team only"
					rows={3}
					maxLength={MAX_NOTE}
					value={typed.note}
					onChange={({ target }) => change({ note: target.value })}
				/>
			</Panel>
			{children}
			<SaveBar
				isShown={isUnsaved || message !== ""}
				isUnsaved={isUnsaved}
				leaving={{ title: "Your change is not saved", description: "If you leave, what you typed is gone." }}
				busy={busy}
				undoLabel="Undo"
				onUndo={() => {
					setChanged({});
					setMessage("");
				}}
				saveLabel="Save"
				onSave={() => void run()}
			>
				{isUnsaved && <b className="block">{CASH_RULE_WORDS[typed.cashRule].name}, and the note</b>}
				{message && <span className="block text-sm">{message}</span>}
			</SaveBar>
		</>
	);
}
