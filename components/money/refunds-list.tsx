"use client";

import Link from "next/link";
import { useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { Button } from "@/components/ui/button";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { InputField } from "@/components/ui/form/input";
import { ApiError, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import { methodText, REASON_TEXTS, type Refund } from "@/lib/money/refund";
import type { SettleRefund } from "@/lib/money/schema";
import { sellerCall } from "@/lib/team/client";
import { formatMoment } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";

const FAILED = "Failed to settle the refund";

const loadRules = () => import("@/lib/money/schema").then((rules) => rules.settleRefundSchema);

/** Asks how the money went back; a transfer is found again by its reference. */
function SettleDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
	const { amount, customer, paymentType } = refund;
	const wallet = paymentType === "Cash On Delivery" ? "Wallet" : paymentType;
	const form = useRulesForm(loadRules, {
		defaultValues: { method: wallet === "Wallet" ? "cash" : "wallet", reference: "" },
	});
	const method = form.watch("method");
	const isByWallet = method === "wallet";
	const isCredit = method === "credit";
	const told = `${customer.name} is told at once.`;

	async function save(body: SettleRefund): Promise<void> {
		try {
			await sellerCall("PUT /api/seller/refunds/{id}/settle", {
				params: { id: refund._id },
				body: { ...body, amount },
			});
			toast.success(`${formatRupees(amount)} went back to ${customer.name}`);
		} catch (error) {
			// Somebody else was faster: nothing is left to do, and the page reads its refunds again.
			if (!(error instanceof ApiError) || error.status !== 409) throw error;
			toast.error(messageOf(error, FAILED));
		}
	}

	return (
		<FormDialog
			{...{ form, save, onClose }}
			failed={FAILED}
			title={`${formatRupees(amount)} to ${customer.name}`}
			description={
				isCredit
					? `It is taken off the next order by itself. ${told}`
					: `Send the money first, then write it down here. ${told}`
			}
			keep="Not yet"
			confirm={isCredit ? "Give it as credit" : "The money went back"}
		>
			<RadioCards legend="How it went back" className="grid-cols-2">
				<RadioCard {...form.register("method")} value="wallet" label={wallet} />
				<RadioCard {...form.register("method")} value="cash" label="Cash" />
				<RadioCard
					{...form.register("method")}
					value="credit"
					label="Credit"
					note="For the next order, at once"
					className="col-span-2"
				/>
			</RadioCards>
			<InputField
				{...fieldOf(form, "reference")}
				label="Reference"
				optional={!isByWallet}
				hint={isByWallet ? "The wallet's number for this transfer" : "Such as a receipt's number"}
				autoComplete="off"
				maxLength={60}
			/>
		</FormDialog>
	);
}

type RefundItemProps = {
	refund: Refund;
	/** Milliseconds. */
	now: number;
	onSettle: () => void;
};

/** Money that has to go back, or went back: how much, to whom, why. */
function RefundItem({ refund, now, onSettle }: RefundItemProps) {
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
				>
					Settle
				</Button>
			) : (
				<p className="text-sm text-ink-2 md:text-end">
					Went back {methodText(refund)}
					<span className="block text-ink-3 figures">
						{refund.settledAt && formatMoment(refund.settledAt, now)}
						{refund.reference && `, ${refund.reference}`}
						{refund.settledBy && `, by ${refund.settledBy}`}
					</span>
				</p>
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
	const [chosen, setChosen] = useState<Refund | null>(null);
	return (
		<>
			<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
				{refunds.map((refund) => (
					<RefundItem key={refund._id} refund={refund} now={now} onSettle={() => setChosen(refund)} />
				))}
			</ul>
			{chosen && <SettleDialog refund={chosen} onClose={() => setChosen(null)} />}
		</>
	);
}
