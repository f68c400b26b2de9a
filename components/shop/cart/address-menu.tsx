"use client";

import { Check, ChevronDown, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu, MenuButton } from "@/components/ui/menu";
import { choose } from "@/lib/client/cart-choices";
import type { Address } from "@/lib/domain/address";
import { addressText } from "@/lib/domain/address-text";

type AddressMenuProps = { addresses: readonly Address[]; chosen: Address; onAdd: () => void };

/** The Change dropdown: every saved address, and the way to another one. */
export function AddressMenu({ addresses, chosen, onAdd }: AddressMenuProps) {
	const trigger = (
		<Button variant="quiet" size="sm" className="gap-1 px-3">
			Change
			<ChevronDown className="size-4" aria-hidden />
		</Button>
	);
	return (
		<Menu trigger={trigger}>
			{addresses.map((address) => (
				<MenuButton key={address._id} onSelect={() => choose({ addressId: address._id })}>
					<Check
						className={address._id === chosen._id ? "icon text-primary" : "invisible icon"}
						aria-hidden
					/>
					<span className="grid max-w-72 py-1.5 text-sm leading-snug">
						<span>
							{address.firstName} {address.lastName}
							{address._id === chosen._id && <span className="sr-only"> (chosen)</span>}
						</span>
						<span className="font-normal text-ink-2">{addressText(address)}</span>
					</span>
				</MenuButton>
			))}
			<MenuButton onSelect={onAdd} icon={<Plus className="icon text-primary" aria-hidden />}>
				Add new address
			</MenuButton>
		</Menu>
	);
}
