"use client";

import { Dialog } from "@/components/ui/dialog";
import { addAddress, updateAddress } from "@/lib/client/addresses";
import { type Address, FILL_ALL_FIELDS } from "@/lib/domain/address";
import type { AddressInput } from "@/lib/domain/address-schema";
import { AddressForm } from "./address-form";

type AddressDialogProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** The address to change; without one a new one is added. */
	address?: Address;
	/** Told of an address that was added. */
	onAdded?: (address: Address) => void;
};

/** Adds an address, or changes one, without leaving the page (spec 2, Cart). */
export default function AddressDialog({ open, onOpenChange, address, onAdded }: AddressDialogProps) {
	const close = () => onOpenChange(false);

	async function save(input: AddressInput): Promise<void> {
		if (address) {
			if (await updateAddress(address._id, { ...input, isDefault: address.isDefault })) close();
			return;
		}
		const added = await addAddress(input);
		if (!added) return;
		onAdded?.(added);
		close();
	}

	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title={address ? "Edit address" : "Add new address"}
			description="Where should we knock?"
		>
			<AddressForm
				initial={address}
				blankMessage={FILL_ALL_FIELDS}
				submitLabel={address ? "Save address" : "Add address"}
				onCancel={close}
				onSave={save}
			/>
		</Dialog>
	);
}
