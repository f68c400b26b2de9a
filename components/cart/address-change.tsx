"use client";

import { lazy, Suspense, startTransition, useState } from "react";
import type { Address } from "@/lib/accounts/rules/address";
import { ChangeTrigger } from "./change-trigger";

const loadMenu = () => import("./address-menu");
const AddressMenu = lazy(loadMenu);

export type AddressChangeProps = {
	addresses: readonly Address[];
	chosen: Address;
	/** Asks for a new address. */
	onAdd: () => void;
};

/** The Change dropdown; the code of its menu is loaded by the press that asks for it. */
export function AddressChange(props: AddressChangeProps) {
	const [asked, setAsked] = useState(false);
	const trigger = (
		<ChangeTrigger
			aria-haspopup="menu"
			aria-expanded={false}
			onPointerEnter={loadMenu}
			onFocus={loadMenu}
			onClick={() => startTransition(() => setAsked(true))}
		/>
	);
	return asked ? (
		<Suspense fallback={trigger}>
			<AddressMenu {...props} />
		</Suspense>
	) : (
		trigger
	);
}
