"use client";

import { useMessages } from "#messages";
import { Dialog } from "@/components/ui/overlay/dialog";
import { addAddress, updateAddress } from "@/lib/accounts/client/addresses";
import type { Address } from "@/lib/accounts/rules/address";
import type { AddressInput } from "@/lib/accounts/schema";
import { AddressForm } from "./address-form";

type AddressDialogProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** The address to change; without one a new one is added. */
	address?: Address;
	/** Told of an address that was added. */
	onAdded?: (address: Address) => void;
	/** Among all addresses of the account, which words it otherwise (spec 5): what adding one is called there. */
	accountLabel?: string;
};

/** Adds an address, or changes one, without leaving the page (spec 2, Cart). */
export default function AddressDialog(props: AddressDialogProps) {
	const { open, onOpenChange, address, onAdded, accountLabel } = props;
	const text = useMessages("address");
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
			title={address ? text.editTitle : (accountLabel ?? text.addTitle)}
			description={accountLabel ? undefined : text.description}
		>
			<AddressForm
				initial={address}
				blankMessage={accountLabel ? text.allRequired : text.fillAll}
				submitLabel={address ? text.save : (accountLabel ?? text.add)}
				onCancel={close}
				onSave={save}
			/>
		</Dialog>
	);
}
