"use client";

import { lazy, memo, type ReactNode } from "react";
import { useMessages } from "#messages";
import { Button, Skeleton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Menu, MenuButton } from "@/components/ui/overlay/menu";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { reloadAddresses } from "@/lib/accounts/client/addresses";
import { openAuth } from "@/lib/accounts/client/session";
import { type Address, addressText } from "@/lib/accounts/rules/address";
import { choose } from "@/lib/cart/client/cart-choices";
import { toast } from "@/lib/client/toast";
import type { Checkout } from "./use-checkout";

type AddressChangeProps = {
	addresses: readonly Address[];
	chosen: Address;
	/** Asks for a new address. */
	onAdd: () => void;
};

/** The Change dropdown: every saved address, and the way to another one. */
function AddressChange({ addresses, chosen, onAdd }: AddressChangeProps) {
	const text = useMessages("cartSummary").address;
	return (
		<Menu
			trigger={(props) => (
				<Button variant="quiet" size="sm" {...props} className="gap-1! px-3!">
					{text.change}
					<Icon name="chevron-down" className="size-4" />
				</Button>
			)}
		>
			{addresses.map((address) => (
				<MenuButton key={address._id} onSelect={() => choose({ addressId: address._id })}>
					<Icon
						name="check"
						className={address._id === chosen._id ? "icon text-primary" : "invisible icon"}
					/>
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
			<MenuButton onSelect={onAdd}>{text.add}</MenuButton>
		</Menu>
	);
}

const loadDialog = () => import("@/components/accounts/address-dialog");
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
			<Icon name="map-pin-house" className="icon text-primary" />
			<p className="grid">
				<b className="font-heavy">
					<bdi>
						{address.firstName} {address.lastName}
					</bdi>
				</b>
				<span className="text-ink-2">
					<bdi>{addressText(address)}</bdi>
				</span>
				<span className="text-ink-2 figures">
					<bdi dir="ltr">{address.phoneNumber}</bdi>
				</span>
			</p>
			{children}
		</div>
	);
}

function NoneYet({ isGuest }: { isGuest: boolean }) {
	const text = useMessages("cartSummary").address;
	return (
		<div className={card}>
			<Icon name="map-pin-off" className="icon text-ink-3" />
			<p className="col-span-2 grid">
				<b className="font-heavy">{text.none}</b>
				<span className="text-ink-2">{isGuest ? text.loginToUse : text.whereToKnock}</span>
			</p>
		</div>
	);
}

function Unread() {
	const text = useMessages("cartSummary").address;
	return (
		<Notice tone="warning">
			<p>{text.unread}</p>
			<Button variant="outline" size="sm" className="mt-3" onClick={() => void reloadAddresses()}>
				{text.again}
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
	const text = useMessages("cartSummary").address;
	const dialog = useLazyDialog(loadDialog);

	function add(): void {
		if (isGuest) {
			toast.error(text.loginToAdd);
			openAuth("login");
		} else dialog.show();
	}

	return (
		<div className="grid gap-2">
			<h3 className="text-sm font-strong">{text.label}</h3>
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
					<Button variant="outline" size="sm" onClick={add} onPointerEnter={isGuest ? undefined : loadDialog}>
						{text.add}
					</Button>
				</>
			)}
			{dialog.props && <AddressDialog {...dialog.props} onAdded={({ _id }) => choose({ addressId: _id })} />}
		</div>
	);
});
