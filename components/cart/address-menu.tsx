"use client";

import { Check, Plus } from "lucide-react";
import { useMessages } from "#messages";
import { Menu, MenuButton } from "@/components/ui/overlay/menu";
import { addressText } from "@/lib/accounts/rules/address";
import { choose } from "@/lib/cart/client/cart-choices";
import type { AddressChangeProps } from "./address-field";
import { ChangeTrigger } from "./change-trigger";

/** Every saved address, and the way to another one. Open as soon as it is there: a press asked for it. */
export default function AddressMenu({ addresses, chosen, onAdd }: AddressChangeProps) {
	const text = useMessages("cartSummary").address;
	return (
		<Menu defaultOpen trigger={<ChangeTrigger />}>
			{addresses.map((address) => (
				<MenuButton key={address._id} onSelect={() => choose({ addressId: address._id })}>
					<Check className={address._id === chosen._id ? "icon text-primary" : "invisible icon"} />
					<span className="grid max-w-72 py-1.5 text-sm leading-snug">
						<span>
							<bdi>
								{address.firstName} {address.lastName}
							</bdi>
							{address._id === chosen._id && <span className="sr-only"> {text.chosen}</span>}
						</span>
						<bdi className="font-normal text-ink-2">{addressText(address)}</bdi>
					</span>
				</MenuButton>
			))}
			<MenuButton onSelect={onAdd} icon={<Plus className="icon text-primary" />}>
				{text.add}
			</MenuButton>
		</Menu>
	);
}
