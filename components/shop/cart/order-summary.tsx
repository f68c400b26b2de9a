"use client";

import { useLanguage, useMessages } from "#messages";
import { CouponField } from "@/components/shop/coupon-field";
import { CreditSwitch } from "@/components/shop/credit-switch";
import { ClosedBand } from "@/components/shop/delivery/closed-band";
import { DeliveryTimeField } from "@/components/shop/delivery/delivery-time-field";
import { ShareBasket } from "@/components/shop/shared-basket/share-basket";
import { TotalsList } from "@/components/shop/totals-list";
import { WhatsappButton } from "@/components/shop/whatsapp-button";
import { Button } from "@/components/ui/button";
import { ArrowRight } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useShop } from "@/lib/client/shop";
import { basketWords } from "@/lib/domain/shared-basket";
import type { Wallet } from "@/lib/domain/wallet";
import { AddressField } from "./address-field";
import { AreaField } from "./area-field";
import { BlockNotice } from "./block-notice";
import { MinimumMeter } from "./minimum-meter";
import { PaymentField } from "./payment-field";
import type { Checkout } from "./use-checkout";

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
	const language = useLanguage();
	const { taxPercent } = useShop();
	return (
		<Panel aria-labelledby="order-summary" className="grid content-start gap-5">
			<PanelTitle id="order-summary">{text.title}</PanelTitle>
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
			<PaymentField value={payment} wallets={wallets} />
			<hr className="border-line" />
			<CouponField coupon={coupon} isGuest={checkout.isGuest} />
			<CreditSwitch credit={credit} />
			<TotalsList
				totals={totals}
				coupon={coupon.code}
				creditUsed={credit.creditUsed}
				deliveryTime={delivery.deliveryTime}
				taxPercent={taxPercent}
			/>
			<BlockNotice checkout={checkout} />
			<div className="flex flex-wrap gap-x-1 gap-y-2">
				<WhatsappButton words={text.question(basketWords(checkout.lines, language))} />
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
	const { button, addressStatus, payment } = checkout;
	return (
		<Button
			size={size}
			block
			busy={busy}
			aria-disabled={button.blocks.length > 0 || addressStatus !== "ready"}
			onClick={onPress}
			className="max-lg:px-3 max-lg:whitespace-normal"
		>
			{button.named ? title(button.named) : ready[payment]}
			{button.blocks.length === 0 && payment === "online" && <ArrowRight className="icon" />}
		</Button>
	);
}
