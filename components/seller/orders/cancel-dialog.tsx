"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LateDialog } from "@/components/ui/late-dialog";
import { REASON_REQUIRED } from "@/lib/domain/order-states";
import type { SellerOrder } from "@/lib/domain/seller-order";

const REASONS = [
	"Out of stock",
	"Customer asked for it",
	"Address not reachable",
	"Nobody answers the phone",
];

type CancelDialogProps = {
	order: SellerOrder;
	onClose: () => void;
	onCancel: (reason: string) => void;
};

/** Asks why an order is cancelled; the customer reads the answer. */
export function CancelDialog({ order, onClose, onCancel }: CancelDialogProps) {
	const [reason, setReason] = useState("");
	const [error, setError] = useState<string | undefined>();

	function confirm(): void {
		if (reason.trim() === "") setError(REASON_REQUIRED);
		else onCancel(reason.trim());
	}

	return (
		<LateDialog
			open
			onOpenChange={onClose}
			title={`Cancel ${order.number}?`}
			description={
				order.isPaid
					? "It is paid: the money has to go back. The customer reads the reason."
					: "The customer reads the reason in My Orders."
			}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Keep the order
					</Button>
					<Button variant="danger" onClick={confirm}>
						Cancel order
					</Button>
				</>
			}
		>
			<div className="mt-4 grid gap-3">
				<div className="flex flex-wrap gap-2">
					{REASONS.map((text) => (
						<Chip key={text} pressed={reason === text} onClick={() => setReason(text)}>
							{text}
						</Chip>
					))}
				</div>
				<Field label="Reason" error={error}>
					{(control) => (
						<Input
							{...control}
							value={reason}
							maxLength={200}
							onChange={(event) => setReason(event.target.value)}
						/>
					)}
				</Field>
			</div>
		</LateDialog>
	);
}
