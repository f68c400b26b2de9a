"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { WaitingCredit } from "@/components/payments/waiting-credit";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/form/choices";
import { Field, FieldError, Form } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { useRupees } from "@/components/ui/price";
import { openAuth } from "@/lib/accounts/client/session";
import { choose } from "@/lib/cart/client/cart-choices";
import type { Totals } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import { type CartCoupon, chooseCode, LONGEST_CODE } from "@/lib/coupons/client";
import type { DeliveryTime } from "@/lib/delivery/promise-rules";
import type { CreditPart } from "@/lib/money/client/credit";
import { useShop } from "@/lib/shop/client/shop";
import { TotalsList } from "./totals-list";

/** Asks for a code. */
function CodeForm() {
	const text = useMessages("coupon");
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.focus(), []);
	return (
		<Form onSend={() => chooseCode(input.current?.value ?? "")}>
			<Field label={text.code}>
				{(control) => (
					<span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
						<Input
							{...control}
							name="code"
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							maxLength={LONGEST_CODE}
							ref={input}
							dir="ltr"
							className="uppercase rtl:text-end"
						/>
						<Button type="submit" variant="quiet">
							{text.apply}
						</Button>
					</span>
				)}
			</Field>
		</Form>
	);
}

/** What is said of the code that the cart has: what it takes off, or why it does not. */
function CodeState({ coupon, isGuest }: { coupon: CartCoupon; isGuest: boolean }) {
	const { terms, reason, isAsked } = coupon;
	const text = useMessages("coupon");
	if (isGuest) {
		return (
			<button
				type="button"
				className="tap-area text-start text-sm text-link underline"
				onClick={() => openAuth("login")}
			>
				{text.loginToUse}
			</button>
		);
	}
	if (reason) return <FieldError>{reason}</FieldError>;
	return (
		<span role="status" className="flex items-center gap-1.5 text-sm">
			{isAsked && text.asked}
			{terms && (
				<>
					<Icon name="check" className="size-4" />
					{text.off(terms)}
				</>
			)}
		</span>
	);
}

type ChosenCodeProps = {
	coupon: CartCoupon;
	isGuest: boolean;
	/** True where it takes the place of what had the focus. */
	takesFocus: boolean;
	onRemove: () => void;
};

function ChosenCode({ coupon, isGuest, takesFocus, onRemove }: ChosenCodeProps) {
	const text = useMessages("coupon");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) box.current?.focus();
	}, [takesFocus]);
	return (
		<div
			ref={box}
			tabIndex={-1}
			className={clsx(
				"grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md py-2 ps-4 outline-none",
				coupon.terms ? "bg-success-soft text-on-success-soft" : "bg-surface-2",
			)}
		>
			<span className="grid min-w-0 gap-0.5">
				<b className="font-heavy wrap-anywhere">{text.title(coupon.code ?? "")}</b>
				<CodeState coupon={coupon} isGuest={isGuest} />
			</span>
			<Button variant="quiet" size="sm" aria-label={text.removeThis(coupon.code ?? "")} onClick={onRemove}>
				{text.remove}
			</Button>
		</div>
	);
}

/** The way to a coupon, and what the one that was typed does to this cart. */
function CouponField({ coupon, isGuest }: { coupon: CartCoupon; isGuest: boolean }) {
	const text = useMessages("coupon");
	const [isOpen, setOpen] = useState(false);
	if (coupon.code !== null) {
		const remove = () => {
			chooseCode("");
			setOpen(true);
		};
		return <ChosenCode coupon={coupon} isGuest={isGuest} takesFocus={isOpen} onRemove={remove} />;
	}
	if (isOpen) return <CodeForm />;
	return (
		<Button
			variant="quiet"
			size="sm"
			className="justify-self-start"
			icon="ticket-percent"
			onClick={() => setOpen(true)}
		>
			{text.have}
		</Button>
	);
}

/** Whether the shopper's credit pays for this order or is kept; nothing for whoever has none. */
function CreditSwitch({ credit: { balance, isUsed } }: { credit: CreditPart }) {
	const text = useMessages("totals");
	const rupees = useRupees();
	if (balance === 0) return null;
	return (
		<Switch
			checked={isUsed}
			onChange={(next) => choose({ leavesCredit: !next })}
			className="w-full justify-between rounded-md bg-success-soft px-4 py-2 text-start text-on-success-soft [&>span:first-child]:order-last"
		>
			<span>
				<b className="font-heavy">{text.useCredit}</b>
				<span className="block text-sm figures">{text.inAccount(rupees(balance))}</span>
			</span>
		</Switch>
	);
}

type BasketTotalsProps = {
	lines: readonly CartLine[];
	totals: Totals;
	coupon: CartCoupon;
	isGuest: boolean;
	credit: CreditPart;
	deliveryTime: DeliveryTime;
};

/** What makes a basket cheaper, and what it comes to. */
export function BasketTotals({ lines, totals, coupon, isGuest, credit, deliveryTime }: BasketTotalsProps) {
	const text = useMessages("totals");
	const rupees = useRupees();
	const { taxPercent } = useShop();
	const weighed = lines.filter(({ inStock, stepGrams }) => inStock && stepGrams).length;
	return (
		<>
			<CouponField coupon={coupon} isGuest={isGuest} />
			<CreditSwitch credit={credit} />
			<WaitingCredit held={credit.waiting} />
			<TotalsList
				totals={totals}
				coupon={coupon.code}
				creditUsed={credit.creditUsed}
				deliveryTime={deliveryTime}
				taxPercent={taxPercent}
			/>
			{weighed > 0 && (
				<p className="flex gap-3 text-sm leading-snug text-ink-2">
					<Icon name="scale" className="icon text-primary" />
					{text.weighed(weighed, rupees(credit.amountToPay))}
				</p>
			)}
		</>
	);
}
