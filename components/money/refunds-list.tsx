"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { toast } from "@/lib/client/toast";
import { settleRefund } from "@/lib/money/client/seller-money";
import { methodText, REASON_TEXTS, type Refund, type RefundMethod } from "@/lib/money/refund";
import { formatMoment } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";

type SettleDialogProps = { refund: Refund; onClose: () => void; onSettled: () => void };

const loadRules = () => import("@/lib/money/schema");

/** Asks how the money went back; a transfer is found again by its reference. */
function SettleDialog({ refund, onClose, onSettled }: SettleDialogProps) {
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

type RefundItemProps = {
	refund: Refund;
	/** Milliseconds. */
	now: number;
	onSettle: () => void;
};

function Settled({ refund, now }: Pick<RefundItemProps, "refund" | "now">) {
	return (
		<p className="text-sm text-ink-2 md:text-end">
			Went back {methodText(refund)}
			<span className="block text-ink-3 figures">
				{refund.settledAt && formatMoment(refund.settledAt, now)}
				{refund.reference && `, ${refund.reference}`}
				{refund.settledBy && `, by ${refund.settledBy}`}
			</span>
		</p>
	);
}

/** Money that has to go back, or went back: how much, to whom, why. */
export function RefundItem({ refund, now, onSettle }: RefundItemProps) {
	const { amount, customer, reason, note, order, orderNumber, paymentType, at, state } = refund;
	return (
		<li className="grid gap-x-6 gap-y-2.5 border-t border-line px-4 py-3.5 first:border-t-0 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:items-center">
			<p className="text-lg font-extrabold whitespace-nowrap figures">{formatRupees(amount)}</p>
			<div className="min-w-0">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<b>{customer.name}</b>
					{customer.phone && (
						<a href={`tel:${customer.phone}`} className="tap-area text-link figures">
							{customer.phone}
						</a>
					)}
				</p>
				<p className="text-ink-2">
					{REASON_TEXTS[reason]}
					{note && `: ${note}`}
				</p>
				<p className="flex flex-wrap gap-x-2 text-xs text-ink-3 figures">
					<Link href={`/seller/orders/${order}`} prefetch={false} className="tap-area text-link">
						{orderNumber}
					</Link>
					<span>{paymentType}</span>
					<time dateTime={at}>{formatMoment(at, now)}</time>
				</p>
			</div>
			{state === "due" ? (
				<Button
					size="sm"
					className="justify-self-start"
					aria-label={`Settle ${formatRupees(amount)} of ${orderNumber}`}
					onClick={onSettle}
					{...dialogAhead}
				>
					Settle
				</Button>
			) : (
				<Settled refund={refund} now={now} />
			)}
		</li>
	);
}

type RefundsListProps = {
	refunds: readonly Refund[];
	/** Milliseconds. */
	now: number;
};

/** The refunds of the page; one that is due is settled in a dialog. */
export function RefundsList({ refunds, now }: RefundsListProps) {
	const router = useRouter();
	const [chosen, setChosen] = useState<Refund | null>(null);
	const close = () => setChosen(null);
	return (
		<>
			<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
				{refunds.map((refund) => (
					<RefundItem key={refund._id} refund={refund} now={now} onSettle={() => setChosen(refund)} />
				))}
			</ul>
			{chosen && (
				<SettleDialog
					refund={chosen}
					onClose={close}
					onSettled={() => {
						close();
						router.refresh();
					}}
				/>
			)}
		</>
	);
}
