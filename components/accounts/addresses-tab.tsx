"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { addAddress, updateAddress, useAddresses } from "@/lib/accounts/client/addresses";
import { type Address, MAX_ADDRESSES } from "@/lib/accounts/rules/address";
import { AddressCard } from "./address-card";
import { AddressForm } from "./address-form";

/** The saved addresses: default badge, edit, delete, set as default, and a form for more (spec 2, Account). */
export function AddressesTab() {
	const { addresses: text, tabs } = useMessages("account");
	const { status, addresses } = useAddresses();
	const [edited, setEdited] = useState<Address | null>(null);
	const [isEditing, setIsEditing] = useState(false);
	const isFull = addresses.length >= MAX_ADDRESSES;
	function edit(address: Address | null): void {
		setEdited(address);
		setIsEditing(true);
	}
	const add = (
		<Button
			variant="outline"
			size="sm"
			icon={<Plus className="icon" />}
			disabled={isFull}
			onClick={() => edit(null)}
			{...dialogAhead}
		>
			{text.add}
		</Button>
	);
	return (
		<Panel>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<PanelTitle>{tabs.addresses}</PanelTitle>
				{addresses.length > 0 && add}
			</div>
			{status === "loading" && <Skeleton className="mt-5 h-32 w-full rounded-md" />}
			{status === "failed" && (
				<Notice tone="danger" className="mt-5">
					{text.failed}
				</Notice>
			)}
			{status === "ready" && addresses.length === 0 && (
				<EmptyState art="/art/one-home.webp" title={text.none} as="h3" actions={add}>
					{text.noneText}
				</EmptyState>
			)}
			{isFull && <p className="mt-3 text-sm text-ink-2">{text.full(MAX_ADDRESSES)}</p>}
			<ul className="mt-5 grid gap-3 empty:hidden">
				{addresses.map((address) => (
					<AddressCard key={address._id} address={address} onEdit={() => edit(address)} />
				))}
			</ul>
			<EditDialog address={edited} open={isEditing} onClose={() => setIsEditing(false)} />
		</Panel>
	);
}

type EditDialogProps = { address: Address | null; open: boolean; onClose: () => void };

function EditDialog({ address, open, onClose }: EditDialogProps) {
	const { addresses: text } = useMessages("account");
	const { allRequired } = useMessages("address");
	return (
		<LateDialog
			open={open}
			onOpenChange={(isOpen) => !isOpen && onClose()}
			title={address ? text.editTitle : text.add}
		>
			<AddressForm
				initial={address ?? undefined}
				blankMessage={allRequired}
				submitLabel={address ? text.save : text.add}
				onCancel={onClose}
				onSave={async (input) => {
					const isSaved = address
						? await updateAddress(address._id, { ...input, isDefault: address.isDefault })
						: (await addAddress(input)) !== null;
					if (isSaved) onClose();
				}}
			/>
		</LateDialog>
	);
}
