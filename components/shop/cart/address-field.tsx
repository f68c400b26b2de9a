"use client";

import { MapPinHouse, MapPinOff, Plus } from "lucide-react";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { useLazyDialog } from "@/components/shop/shell/use-lazy-dialog";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { reloadAddresses } from "@/lib/client/addresses";
import { choose } from "@/lib/client/cart-choices";
import { openAuth } from "@/lib/client/session";
import { toast } from "@/lib/client/toast";
import { type Address, LOGIN_TO_ADD_ADDRESS } from "@/lib/domain/address";
import { addressText } from "@/lib/domain/address-text";
import { AddressChange } from "./address-change";
import type { Checkout } from "./use-checkout";

const loadDialog = () => import("@/components/shop/address/address-dialog");
const AddressDialog = lazy(loadDialog);

type AddressFieldProps = {
	isGuest: boolean;
	status: Checkout["addressStatus"];
	addresses: readonly Address[];
	chosen: Address | undefined;
};

const card =
	"grid min-h-19 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md bg-bg-sunk py-2.5 pe-2 ps-4 text-sm leading-snug";

function Chosen({ address, children }: { address: Address; children: ReactNode }) {
	return (
		<div className={card}>
			<MapPinHouse className="icon text-primary" aria-hidden />
			<p className="grid">
				<b className="font-heavy">
					{address.firstName} {address.lastName}
				</b>
				<span className="text-ink-2">{addressText(address)}</span>
				<span className="text-ink-2 figures">{address.phoneNumber}</span>
			</p>
			{children}
		</div>
	);
}

function NoneYet({ isGuest }: { isGuest: boolean }) {
	return (
		<div className={card}>
			<MapPinOff className="icon text-ink-3" aria-hidden />
			<p className="col-span-2 grid">
				<b className="font-heavy">No address yet</b>
				<span className="text-ink-2">{isGuest ? "Login to use a saved one" : "Tell us where to knock"}</span>
			</p>
		</div>
	);
}

function Unread() {
	return (
		<Notice tone="warning">
			<p>We could not read your addresses.</p>
			<Button variant="outline" size="sm" className="mt-3" onClick={() => void reloadAddresses()}>
				Try again
			</Button>
		</Notice>
	);
}

/** Where the order goes: the chosen address, the others under Change, and a way to add one (spec 2, Cart). */
export const AddressField = memo(function AddressField({
	isGuest,
	status,
	addresses,
	chosen,
}: AddressFieldProps) {
	const dialog = useLazyDialog(loadDialog);

	function add(): void {
		if (isGuest) {
			toast.error(LOGIN_TO_ADD_ADDRESS);
			openAuth("login");
		} else dialog.show();
	}

	return (
		<div className="grid gap-2">
			<h3 className="text-sm font-strong">Delivery address</h3>
			{status === "loading" && <Skeleton className="h-19 rounded-md" />}
			{status === "failed" && <Unread />}
			{status === "ready" && chosen && (
				<Chosen address={chosen}>
					<AddressChange addresses={addresses} chosen={chosen} onAdd={add} />
				</Chosen>
			)}
			{status === "ready" && !chosen && (
				<>
					<NoneYet isGuest={isGuest} />
					<Button
						variant="outline"
						size="sm"
						onClick={add}
						onPointerEnter={isGuest ? undefined : loadDialog}
						icon={<Plus className="icon" aria-hidden />}
					>
						Add new address
					</Button>
				</>
			)}
			{dialog.mounted && (
				<Suspense>
					<AddressDialog
						open={dialog.open}
						onOpenChange={dialog.setOpen}
						onAdded={({ _id }) => choose({ addressId: _id })}
					/>
				</Suspense>
			)}
		</div>
	);
});
