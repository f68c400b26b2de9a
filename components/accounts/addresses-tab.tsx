"use client";

import { MapPin, Pencil, Plus, Trash } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#messages";
import { Tag } from "@/components/ui/badges";
import { Button, Skeleton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { ConfirmDialog, dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import {
	addAddress,
	deleteAddress,
	makeDefaultAddress,
	updateAddress,
	useAddresses,
} from "@/lib/accounts/client/addresses";
import { type Address, addressText, MAX_ADDRESSES } from "@/lib/accounts/rules/address";
import { useAction } from "@/lib/client/use-action";
import { AddressForm } from "./address-form";

/** One saved address and what can be done with it. */
function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
	const { addresses: text } = useMessages("account");
	const [isAsking, setIsAsking] = useState(false);
	const { busy, run } = useAction((action: () => Promise<boolean>) => action());
	const name = `${address.firstName} ${address.lastName}`;

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
						busy={busy}
						onClick={() => void run(() => makeDefaultAddress(address))}
						className="sm:ms-auto"
					>
						{text.setDefault}
					</Button>
				)}
			</div>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title={text.deleteTitle}
				description={text.deleteAsk}
				keep={text.keep}
				confirm={text.delete}
				busy={busy}
				onConfirm={() => void run(() => deleteAddress(address._id))}
			/>
		</li>
	);
}

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
