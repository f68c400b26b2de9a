"use client";

import { MapPin, Pencil, Trash } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { Tag } from "@/components/ui/tag";
import { deleteAddress, makeDefaultAddress } from "@/lib/accounts/client/addresses";
import type { Address } from "@/lib/accounts/rules/address";
import { addressText } from "@/lib/accounts/rules/address-text";

/** One saved address and what can be done with it. */
export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
	const { addresses: text } = useMessages("account");
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const name = `${address.firstName} ${address.lastName}`;

	async function run(action: () => Promise<boolean>): Promise<void> {
		setIsBusy(true);
		await action();
		setIsBusy(false);
	}

	return (
		<li className="grid gap-3 rounded-md p-4 ring-1 ring-line">
			<div className="flex items-start gap-3">
				<MapPin className="mt-0.5 icon text-primary" />
				<div className="min-w-0">
					<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
						<bdi>{name}</bdi>
						{address.isDefault && <Tag tone="success">{text.default}</Tag>}
					</p>
					<p className="text-ink-2">
						<bdi>{addressText(address)}</bdi>
					</p>
					<p className="figures text-sm text-ink-3">
						<bdi dir="ltr">{address.phoneNumber}</bdi>
					</p>
				</div>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button
					variant="quiet"
					size="sm"
					icon={<Pencil className="size-4" />}
					onClick={onEdit}
					{...dialogAhead}
					aria-label={text.editOf(name)}
				>
					{text.edit}
				</Button>
				<Button
					variant="quiet"
					size="sm"
					icon={<Trash className="size-4" />}
					onClick={() => setIsAsking(true)}
					{...dialogAhead}
					aria-label={text.deleteOf(name)}
				>
					{text.delete}
				</Button>
				{!address.isDefault && (
					<Button
						variant="soft"
						size="sm"
						busy={isBusy}
						onClick={() => void run(() => makeDefaultAddress(address))}
						className="sm:ms-auto"
					>
						{text.setDefault}
					</Button>
				)}
			</div>
			<LateDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title={text.deleteTitle}
				description={text.deleteAsk}
				actions={
					<>
						<Button variant="quiet" onClick={() => setIsAsking(false)}>
							{text.keep}
						</Button>
						<Button variant="danger" busy={isBusy} onClick={() => void run(() => deleteAddress(address._id))}>
							{text.delete}
						</Button>
					</>
				}
			/>
		</li>
	);
}
