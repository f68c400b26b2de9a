"use client";

import { clsx } from "clsx";
import { memo } from "react";
import { useLanguage, useMessages } from "#messages";
import { BasketTotals } from "@/components/cart/basket-totals";
import { ClosedBand, DeliveryTimeField } from "@/components/delivery/delivery-time-field";
import { WhatsappButton } from "@/components/shop/whatsapp-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Select } from "@/components/ui/form/select";
import { Icon } from "@/components/ui/icons";
import { useHref } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { useArea, useShopHere } from "@/lib/accounts/client/preferences";
import { basketWords, type SharedLine, sharedBasketHref } from "@/lib/cart/rules/shared-basket";
import { missingToMinimum } from "@/lib/cart/rules/totals";
import type { Wallet } from "@/lib/payments/rules";
import type { UrduWords } from "@/lib/products/rules/product";
import { useShop } from "@/lib/shop/client/shop";
import { formatAmount } from "@/lib/text/money";
import type { Stepped } from "@/lib/text/sold-by";
import { AddressField } from "./address-field";
import { BlockNotice } from "./block-notice";
import { PaymentField } from "./payment-field";
import type { Checkout } from "./use-checkout";

/** The area to deliver to: one of those that it reaches (spec 9). */
export const AreaField = memo(function AreaField() {
	const text = useMessages("cartSummary").area;
	const places = useMessages("places");
	const { areas } = useShop();
	const [area, chooseArea] = useArea();
	return (
		<Field label={text.label}>
			{(control) => (
				<Select
					{...control}
					value={area ?? ""}
					onChange={({ target }) => chooseArea(target.value)}
					options={[
						{ value: "", label: text.choose, disabled: true },
						...areas.map((name) => ({ value: name, label: places.area(name) })),
					]}
				/>
			)}
		</Field>
	);
});

/** How far the subtotal in rupees is on its way to the minimum order (spec 9): a bar that turns green when it is reached. */
export function MinimumMeter({ subtotal }: { subtotal: number }) {
	const text = useMessages("cartSummary").minimum;
	const rupees = useRupees();
	const { minimumOrder } = useShopHere();
	if (minimumOrder === 0) return null;
	const missing = missingToMinimum(subtotal, minimumOrder);
	const share = Math.min(1, subtotal / minimumOrder);
	const progress = text.progress(formatAmount(subtotal), formatAmount(minimumOrder));
	return (
		<div className="grid gap-2 text-sm">
			<div className="flex justify-between gap-4 whitespace-nowrap">
				<span className="font-heavy">{missing > 0 ? text.missing(rupees(missing)) : text.reached}</span>
				<span className="figures text-ink-3">{progress}</span>
			</div>
			<div
				role="progressbar"
				aria-label={text.label}
				aria-valuemin={0}
				aria-valuemax={minimumOrder}
				aria-valuenow={Math.min(subtotal, minimumOrder)}
				aria-valuetext={progress}
				className="h-2.75 overflow-hidden rounded-full bg-bg-sunk inset-ring-1 inset-ring-ink/10"
			>
				<div
					className={clsx(
						"h-full rounded-full transition-[width,background-color] duration-settle ease-out",
						share === 1 ? "bg-leaf-600" : "bg-mango-500",
					)}
					style={{ width: `${share * 100}%` }}
				/>
			</div>
		</div>
	);
}

/** Opens WhatsApp with this basket as a link, and the words beside it; to whom, the shopper chooses there. */
export function ShareBasket({ lines }: { lines: readonly (SharedLine & UrduWords & Stepped)[] }) {
	const { name } = useShop();
	const messages = useMessages("cartSummary");
	const goods = useMessages("product");
	const language = useLanguage();
	const to = useHref();
	const link = new URL(to(sharedBasketHref(lines)), window.location.origin).href;
	const text = `${messages.shared(basketWords(lines, language, goods.weight), name)} ${link}`;
	return (
		<ButtonLink
			href={`https://wa.me/?${new URLSearchParams({ text })}`}
			target="_blank"
			rel="noopener noreferrer"
			variant="quiet"
			size="sm"
			icon="share-2"
		>
			{messages.share}
		</ButtonLink>
	);
}

type OrderSummaryProps = {
	checkout: Checkout;
	wallets: readonly Wallet[];
	busy: boolean;
	onPress: () => void;
};

/** Everything about the order besides its lines, down to the one button (spec 2, Cart). */
export function OrderSummary({ checkout, wallets, busy, onPress }: OrderSummaryProps) {
	const { totals, credit, coupon, delivery, payment } = checkout;
	const text = useMessages("cartSummary");
	const goods = useMessages("product");
	const language = useLanguage();
	return (
		<Panel title={text.title} className="grid content-start gap-5">
			<MinimumMeter subtotal={totals.subtotal} />
			<hr className="border-line" />
			<AreaField />
			<AddressField
				isGuest={checkout.isGuest}
				status={checkout.addressStatus}
				addresses={checkout.addresses}
				chosen={checkout.address}
			/>
			<ClosedBand />
			<DeliveryTimeField />
			<PaymentField value={payment} wallets={wallets} toPay={credit.amountToPay} />
			<hr className="border-line" />
			<BasketTotals
				lines={checkout.lines}
				{...{ totals, coupon, credit }}
				isGuest={checkout.isGuest}
				deliveryTime={delivery.deliveryTime}
			/>
			<BlockNotice checkout={checkout} />
			<div className="flex flex-wrap gap-x-1 gap-y-2">
				<WhatsappButton words={text.question(basketWords(checkout.lines, language, goods.weight))} />
				<ShareBasket lines={checkout.lines} />
			</div>
			<div className="grid gap-2.5 max-lg:hidden">
				<MainButton checkout={checkout} busy={busy} onPress={onPress} size="lg" />
				<p className="text-center text-sm text-ink-3">
					{text.whenPaid[credit.amountToPay === 0 ? "nothing" : payment]}
				</p>
			</div>
		</Panel>
	);
}

type MainButtonProps = Pick<OrderSummaryProps, "checkout" | "busy" | "onPress"> & { size?: "md" | "lg" };

/** The button whose label says what comes next, or what is missing; pressing a blocked one explains it. */
export function MainButton({ checkout, busy, onPress, size }: MainButtonProps) {
	const { ready } = useMessages("cartSummary");
	const { title } = useMessages("cartBlocks");
	const { button, addressStatus, payment, coupon } = checkout;
	return (
		<Button
			size={size}
			block
			busy={busy || coupon.isAsked}
			aria-disabled={button.blocks.length > 0 || addressStatus !== "ready"}
			onClick={onPress}
			className="max-lg:px-3 max-lg:whitespace-normal"
		>
			{button.named ? title(button.named) : ready[payment]}
			{button.blocks.length === 0 && payment === "online" && <Icon name="arrow-right" />}
		</Button>
	);
}
