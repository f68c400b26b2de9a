"use client";

import { Dialog } from "@/components/ui/dialog";
import { addAddress } from "@/lib/client/addresses";
import { type Address, FILL_ALL_FIELDS } from "@/lib/domain/address";
import { AddressForm } from "./address-form";

type AddAddressDialogProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Told of the saved address. */
	onAdded: (address: Address) => void;
};

/** Adds an address without leaving the page (spec 2, Cart). */
export default function AddAddressDialog({ open, onOpenChange, onAdded }: AddAddressDialogProps) {
	const close = () => onOpenChange(false);
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Add new address"
			description="Where should we knock?"
		>
			<AddressForm
				blankMessage={FILL_ALL_FIELDS}
				submitLabel="Add address"
				onCancel={close}
				onSave={async (input) => {
					const address = await addAddress(input);
					if (!address) return;
					onAdded(address);
					close();
				}}
			/>
		</Dialog>
	);
}
