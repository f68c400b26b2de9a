"use client";

import { lazy, useState } from "react";
import { useMessages } from "#messages";
import { Tag } from "@/components/ui/badges";
import { Button, Skeleton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { deleteAddress, makeDefaultAddress, useAddresses } from "@/lib/accounts/client/addresses";
import { type Address, addressText, MAX_ADDRESSES } from "@/lib/accounts/rules/address";
import { useAction } from "@/lib/client/use-action";

const loadDialog = () => import("./address-dialog");
const AddressDialog = lazy(loadDialog);
const dialogComing = { onPointerEnter: loadDialog, onFocus: loadDialog };

/** One saved address and what can be done with it. */
function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
	const { addresses: text } = useMessages("account");
	const [isAsking, setIsAsking] = useState(false);
	const { busy, run } = useAction((action: () => Promise<boolean>) => action());
	const name = `${address.firstName} ${address.lastName}`;

	return (
		<li className="grid gap-3 rounded-md p-4 ring-1 ring-line">
			<div className="flex items-start gap-3">
				<Icon name="map-pin" className="mt-0.5 icon text-primary" />
				<div className="min-w-0">
					<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
						<bdi>{name}</bdi>
						{address.isDefault && <Tag tone="success">{text.default}</Tag>}
					</p>
					<p className="text-ink-2">
						<bdi>{addressText(address)}</bdi>
					</p>
					{address.landmark && (
						<p className="text-sm text-ink-2">
							<bdi>{address.landmark}</bdi>
						</p>
					)}
					<p className="figures text-sm text-ink-3">
						<bdi dir="ltr">{address.phoneNumber}</bdi>
					</p>
				</div>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button
					variant="quiet"
					size="sm"
					icon={<Icon name="pencil" className="size-4" />}
					onClick={onEdit}
					{...dialogComing}
					aria-label={text.editOf(name)}
				>
					{text.edit}
				</Button>
				<Button
					variant="quiet"
					size="sm"
					icon={<Icon name="trash" className="size-4" />}
					onClick={() => setIsAsking(true)}
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
	const [edited, setEdited] = useState<Address>();
	const dialog = useLazyDialog(loadDialog);
	const isFull = addresses.length >= MAX_ADDRESSES;
	function edit(address?: Address): void {
		setEdited(address);
		dialog.show();
	}
	const add = (
		<Button
			variant="outline"
			size="sm"
			icon="plus"
			disabled={isFull}
			onClick={() => edit()}
			{...dialogComing}
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
			{dialog.props && <AddressDialog {...dialog.props} address={edited} accountLabel={text.add} />}
		</Panel>
	);
}
