"use client";

import { type ComponentType, lazy } from "react";
import { useMessages } from "#messages";
import { DELIVERY_TIME_ID } from "@/components/delivery/delivery-time-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { updateAddress } from "@/lib/accounts/client/addresses";
import { useArea } from "@/lib/accounts/client/preferences";
import { useSession } from "@/lib/accounts/client/session";
import { useResendVerification } from "@/lib/accounts/client/verification";
import {
	type Address,
	addressText,
	findArea,
	lacksAreaName,
	withAreaName,
} from "@/lib/accounts/rules/address";
import { removeFromCart } from "@/lib/cart/client/cart";
import { choose } from "@/lib/cart/client/cart-choices";
import type { CartBlock } from "@/lib/cart/rules/cart-button";
import { useAction } from "@/lib/client/use-action";
import { useShop } from "@/lib/shop/client/shop";
import { isShort, mostOf } from "@/lib/stock/rules";
import { takeWhatIsLeft } from "./cart-line";
import type { Checkout } from "./use-checkout";

const loadAddressDialog = () => import("@/components/accounts/address-dialog");
const AddressDialog = lazy(loadAddressDialog);
const loadAreaDialog = () => import("@/components/shell/area-dialog");
const AreaDialog = lazy(loadAreaDialog);

const useTexts = () => useMessages("cartBlocks").actions;

type ActionProps = { checkout: Checkout; look: typeof inBar | typeof inNotice };

/** How the action looks beside the reason in the bar, and under the sentence that explains it. */
export const inBar = { size: "sm", className: "max-w-1/2 flex-none px-3.5 whitespace-normal" } as const;
const inNotice = { variant: "outline", size: "sm", className: "mt-3 no-underline!" } as const;

function AddMore({ look }: ActionProps) {
	const text = useTexts();
	return (
		<ButtonLink href="/all-products" {...look}>
			{text.addMore}
		</ButtonLink>
	);
}

/** The area that the address has said already. */
function namedArea(address: Checkout["address"], areas: readonly string[]): string | null {
	return address ? findArea(addressText(address), areas) : null;
}

/** The area that the address names already is one press; else it is chosen from all. */
function ChooseArea({ checkout: { address }, look }: ActionProps) {
	const text = useTexts();
	const places = useMessages("places");
	const dialog = useLazyDialog(loadAreaDialog);
	const [, chooseArea] = useArea();
	const { areas } = useShop();
	const named = namedArea(address, areas);
	if (named) {
		return (
			<Button {...look} aria-label={text.deliverTo(places.area(named))} onClick={() => chooseArea(named)}>
				{places.area(named)}
			</Button>
		);
	}
	return (
		<>
			<Button {...look} {...dialog.opener}>
				{text.chooseArea}
			</Button>
			{dialog.props && <AreaDialog {...dialog.props} />}
		</>
	);
}

function EditAddress({ checkout, look }: ActionProps) {
	const text = useTexts();
	const dialog = useLazyDialog(loadAddressDialog);
	return (
		<>
			<Button {...look} {...dialog.opener}>
				{checkout.address ? text.editAddress : text.addAddress}
			</Button>
			{dialog.props && (
				<AddressDialog
					key={checkout.address?._id}
					{...dialog.props}
					address={checkout.address}
					onAdded={({ _id }) => choose({ addressId: _id })}
				/>
			)}
		</>
	);
}

function SendAgain({ look }: ActionProps) {
	const text = useTexts();
	const { user } = useSession();
	const { secondsLeft, resend } = useResendVerification(user?.email ?? "");
	return (
		<Button {...look} aria-disabled={secondsLeft > 0} onClick={() => void resend()}>
			{secondsLeft > 0 ? text.sent(secondsLeft) : text.sendAgain}
		</Button>
	);
}

function RemoveSoldOut({ checkout, look }: ActionProps) {
	const text = useTexts();
	const soldOut = checkout.lines.filter(({ inStock }) => !inStock);
	return (
		<Button {...look} onClick={() => soldOut.forEach(({ productId }) => void removeFromCart(productId))}>
			{text.remove(soldOut.length)}
		</Button>
	);
}

/** Every line that asks for too much takes what is left of it. */
function TakeWhatIsLeft({ checkout, look }: ActionProps) {
	const text = useTexts();
	const short = checkout.lines.filter(isShort);
	const [first] = short;
	const { weight } = useMessages("product");
	const most = first && short.length === 1 ? mostOf(first) : null;
	return (
		<Button {...look} onClick={() => short.forEach(takeWhatIsLeft)}>
			{first && most !== null
				? text.take(first.stepGrams ? weight(most * first.stepGrams) : String(most))
				: text.takeWhatIsLeft}
		</Button>
	);
}

function PickAnotherTime({ look }: ActionProps) {
	const text = useTexts();
	const show = () => {
		const field = document.getElementById(DELIVERY_TIME_ID);
		field?.scrollIntoView({ block: "center" });
		field?.querySelector<HTMLElement>('input[name="delivery-day"]:checked')?.focus({ preventScroll: true });
	};
	return (
		<Button {...look} onClick={show}>
			{text.pickTime}
		</Button>
	);
}

const ACTIONS: Record<CartBlock["reason"], ComponentType<ActionProps>> = {
	minimum: AddMore,
	area: ChooseArea,
	"area-mismatch": EditAddress,
	verification: SendAgain,
	address: EditAddress,
	stock: RemoveSoldOut,
	shortage: TakeWhatIsLeft,
	time: PickAnotherTime,
};

/** The one thing that ends this reason, where it is said. */
export function BlockAction({ reason, ...props }: ActionProps & Pick<CartBlock, "reason">) {
	const Action = ACTIONS[reason];
	return <Action {...props} />;
}

/** For an address of this city that names no area of ours: writes the chosen one into it. */
function AddAreaName({ area, address }: { area: string; address: Address }) {
	const text = useMessages("cartSummary").address;
	const places = useMessages("places");
	const { areas } = useShop();
	const { _id, ...input } = address;
	const { busy, run } = useAction(() => updateAddress(_id, withAreaName(input, area, areas, places.area)));
	if (!lacksAreaName(address, areas)) return null;
	return (
		<Button
			variant="outline"
			size="sm"
			busy={busy}
			onClick={() => void run()}
			className="mt-3 whitespace-normal"
		>
			{text.addArea(places.area(area))}
		</Button>
	);
}

/** Where the reasons stand, so that a press on the blocked button can lead to them. */
export const BLOCK_ID = "cart-block";

/** True for what is chosen in the panel itself, right above the reasons, and not known from elsewhere. */
function isChosenAbove(
	reason: CartBlock["reason"],
	address: Checkout["address"],
	areas: readonly string[],
): boolean {
	return reason === "address" || (reason === "area" && !namedArea(address, areas));
}

/** Shows every reason why the order cannot be placed yet. */
export function showBlocks(): void {
	document.getElementById(BLOCK_ID)?.scrollIntoView({ block: "center" });
}

/** Why the order cannot be placed yet, all of it at once with what ends it, above the button that it blocks (spec 2, warnings). */
export function BlockNotice({ checkout }: { checkout: Checkout }) {
	const { area, address, blocks } = checkout;
	const { areas } = useShop();
	const text = useMessages("cartBlocks");
	return (
		<div id={BLOCK_ID} role="status" className="grid gap-2 empty:hidden">
			{blocks.map((block) => {
				const { reason } = block;
				return (
					<Notice key={reason} tone={reason === "stock" || reason === "shortage" ? "danger" : "warning"}>
						<p>{text.message(block)}</p>
						<div className="flex flex-wrap gap-x-2">
							{reason === "area-mismatch" && area && address && <AddAreaName area={area} address={address} />}
							{reason === "verification" && (
								<ButtonLink href="/account" {...inNotice}>
									{text.actions.goToProfile}
								</ButtonLink>
							)}
							{!isChosenAbove(reason, address, areas) && (
								<BlockAction reason={reason} checkout={checkout} look={inNotice} />
							)}
						</div>
					</Notice>
				);
			})}
		</div>
	);
}
