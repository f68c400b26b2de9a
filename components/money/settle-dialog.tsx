"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { RadioCard, RadioCards } from "@/components/ui/form/radio-card";
import { LateDialog } from "@/components/ui/overlay/late-dialog";
import { toast } from "@/lib/client/toast";
import { settleRefund } from "@/lib/money/client/seller-refunds";
import type { Refund, RefundMethod } from "@/lib/money/refund";
import { formatRupees } from "@/lib/text/money";

type SettleDialogProps = { refund: Refund; onClose: () => void; onSettled: () => void };

const loadRules = () => import("@/lib/money/refund-schema");

/** Asks how the money went back; a transfer is found again by its reference. */
export function SettleDialog({ refund, onClose, onSettled }: SettleDialogProps) {
	const wallet = refund.paymentType === "Cash On Delivery" ? "Wallet" : refund.paymentType;
	const [method, setMethod] = useState<RefundMethod>(wallet === "Wallet" ? "cash" : "wallet");
	const [reference, setReference] = useState("");
	const [error, setError] = useState<string | undefined>();
	const [busy, setBusy] = useState(false);

	async function save(): Promise<void> {
		setBusy(true);
		try {
			const { settleRefundSchema } = await loadRules();
			const parsed = settleRefundSchema.safeParse({ method, reference });
			setError(parsed.error?.issues[0]?.message);
			if (parsed.success && (await settleRefund(refund, parsed.data))) onSettled();
		} catch {
			toast.error("Failed to settle the refund");
		} finally {
			setBusy(false);
		}
	}

	return (
		<LateDialog
			open
			onOpenChange={onClose}
			title={`${formatRupees(refund.amount)} to ${refund.customer.name}`}
			description={`Send the money first, then write it down here. ${refund.customer.name} gets a mail.`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Not yet
					</Button>
					<Button busy={busy} onClick={save}>
						The money went back
					</Button>
				</>
			}
		>
			<div className="mt-4 grid gap-4">
				<RadioCards legend="How it went back" className="grid-cols-2">
					<RadioCard
						name="method"
						label={wallet}
						checked={method === "wallet"}
						onChange={() => setMethod("wallet")}
					/>
					<RadioCard
						name="method"
						label="Cash"
						checked={method === "cash"}
						onChange={() => setMethod("cash")}
					/>
					<RadioCard
						name="method"
						label="Credit"
						note="For the next order, at once"
						className="col-span-2"
						checked={method === "credit"}
						onChange={() => setMethod("credit")}
					/>
				</RadioCards>
				<Field
					label="Reference"
					optional={method !== "wallet"}
					hint={method === "wallet" ? "The wallet's number for this transfer" : "Such as a receipt's number"}
					error={error}
				>
					{(control) => (
						<Input
							{...control}
							autoComplete="off"
							maxLength={60}
							value={reference}
							onChange={(event) => {
								setReference(event.target.value);
								setError(undefined);
							}}
						/>
					)}
				</Field>
			</div>
		</LateDialog>
	);
}
