"use client";

import { useRouter } from "next/navigation";
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { MyUsuals } from "@/components/favourites/usuals-place";
import { useWhenOnline } from "@/components/shell/failures/load-failed";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { useHref } from "@/components/ui/page-link";
import { splitClass } from "@/components/ui/panel";
import { useArea, useShopHere } from "@/lib/accounts/client/preferences";
import { useSession } from "@/lib/accounts/client/session";
import { reloadCart, settleCart, useCartAfterPaint } from "@/lib/cart/client/cart";
import { missingToMinimum } from "@/lib/cart/rules/totals";
import { call } from "@/lib/client/api";
import { showAddress } from "@/lib/client/browser-state";
import { beginLeaving, isLeaving, isPlainPress } from "@/lib/client/links";
import { takeCodeOfAddress } from "@/lib/coupons/client";
import { EMPTY_CART_MARK, FROM_CHECKOUT, LOGIN_ASKED_MARK } from "@/lib/early/browser-keys.mjs";
import type { PaymentView, Wallet } from "@/lib/payments/rules";
import type { ProductSummary } from "@/lib/products/rules/product";
import { CartLines, CartSkeleton, IfMissingField, SummarySkeleton } from "./cart-lines";
import { CartSuggestions } from "./cart-suggestions";
import { OrderSummary } from "./order-summary";
import { CartPageBar, usePlaceOrder } from "./place-order";
import { type Checkout, useCheckout } from "./use-checkout";

type CartViewProps = {
	/** The wallets that can be paid with. */
	wallets: readonly Wallet[];
	/** Small things to suggest. */
	ideas: readonly ProductSummary[];
	/** Things of many prices, to suggest what fills a cart to the minimum order. */
	fillers: readonly ProductSummary[];
};

/** The cart in whichever state it is: not known yet, out of reach, empty, or full. */
export function CartView(props: CartViewProps) {
	const { ready, failed, lines } = useCartAfterPaint();
	const wasReady = useRef(ready);
	useEffect(() => {
		// A cart that has just been read is fresh; one from an earlier page is read again.
		if (wasReady.current) void reloadCart();
	}, []);
	const { status, user } = useSession();
	const isSomebody = status !== "unknown";
	useEffect(() => {
		// Earlier, a guest's choices would be forgotten at once.
		if (isSomebody) takeCodeOfAddress();
	}, [isSomebody]);
	useEffect(() => {
		if (ready) delete document.documentElement.dataset[EMPTY_CART_MARK];
	}, [ready]);
	return (
		<div>
			<LoginAsked />
			{user && <PaymentsAbove key={user._id} owner={user._id} />}
			{failed && <CartFailed />}
			{!failed && !ready && <CartPending />}
			{ready && lines.length === 0 && (
				<>
					<CartEmpty />
					<MyUsuals />
				</>
			)}
			{ready && lines.length > 0 && <CartFull {...props} />}
		</div>
	);
}

// Without it the cart works as before.
const CartPayments = lazy(() => import("./cart-payments").catch(() => ({ default: () => null })));

/** What wallets are still asked about, so that nobody pays twice: its code is fetched only where there is any. */
function PaymentsAbove({ owner }: { owner: string }) {
	const [open, setOpen] = useState<readonly PaymentView[]>([]);
	useEffect(() => {
		call("GET /api/payment/open").then(
			({ payments }) => setOpen(payments),
			() => undefined,
		);
	}, []);
	if (open.length === 0) return null;
	return (
		<Suspense fallback={null}>
			<CartPayments owner={owner} payments={open} />
		</Suspense>
	);
}

/** Says to a guest who was sent here from the checkout that it needs a login (spec 4): in the page from its first paint on. */
function LoginAsked() {
	const { loginFirst } = useMessages("checkout");
	const isCustomer = useSession().status === "customer";
	const wasSent = useRef(false);
	useEffect(() => {
		const { pathname, search } = window.location;
		const { dataset } = document.documentElement;
		if (search === `?${FROM_CHECKOUT}`) {
			wasSent.current = true;
			showAddress(pathname, "replace");
		}
		// Whoever has logged in, and out again, is asked nothing.
		if (isCustomer) wasSent.current = false;
		if (wasSent.current) dataset[LOGIN_ASKED_MARK] = "";
		return () => {
			delete dataset[LOGIN_ASKED_MARK];
		};
	}, [isCustomer]);
	return (
		<div className="login-asked mb-5">
			<Notice tone="danger" live>
				{loginFirst}
			</Notice>
		</div>
	);
}

/** Its shape, or, for a guest of whom nothing is kept, what will be said. */
function CartPending() {
	return (
		<>
			<div className="cart-pending">
				<CartSkeleton />
			</div>
			<div className="cart-empty-early">
				<CartEmpty />
			</div>
		</>
	);
}

function CartEmpty() {
	const text = useMessages("cart").empty;
	return (
		<EmptyState
			art="/art/one-basket.webp"
			title={text.title}
			isFirst
			actions={<ButtonLink href="/all-products">{text.browse}</ButtonLink>}
		>
			{text.note}
		</EmptyState>
	);
}

function CartFailed() {
	const text = useMessages("cart").failed;
	const read = () => void reloadCart();
	useWhenOnline(read);
	const again = (
		<Button onClick={read} icon="rotate-cw">
			{text.again}
		</Button>
	);
	return (
		<EmptyState art="/art/one-plug.webp" title={text.title} actions={again}>
			{text.note}
		</EmptyState>
	);
}

const WEEKLY_PATH = "/my-orders/weekly?from=cart";

/** To a weekly basket of this cart, once the server has all of it. */
function MakeWeekly() {
	const text = useMessages("cart");
	const page = useHref()(WEEKLY_PATH);
	const router = useRouter();

	function onClick(event: MouseEvent): void {
		if (!isPlainPress(event)) return;
		event.preventDefault();
		beginLeaving(page);
		// Who has gone elsewhere meanwhile stays there.
		void settleCart().then(() => isLeaving() && router.push(page));
	}

	return (
		<ButtonLink
			href={WEEKLY_PATH}
			onClick={onClick}
			variant="quiet"
			className="justify-self-start"
			icon="calendar-days"
		>
			{text.makeWeekly}
		</ButtonLink>
	);
}

function CartFull({ wallets, ideas, fillers }: CartViewProps) {
	const checkout = useCheckout(wallets.length > 0);
	const { minimumOrder } = useShopHere();
	const isSettled = useSettled(checkout);
	const { busy, press } = usePlaceOrder(checkout);
	return (
		<div className={splitClass}>
			<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
				<CartLines />
				<IfMissingField />
				<MakeWeekly />
				<CartSuggestions
					ideas={ideas}
					fillers={fillers}
					missing={missingToMinimum(checkout.totals.subtotal, minimumOrder)}
					inCart={checkout.lines.map((line) => line.productId).join(" ")}
				/>
			</div>
			{isSettled ? (
				<OrderSummary checkout={checkout} wallets={wallets} busy={busy} onPress={press} />
			) : (
				<SummarySkeleton />
			)}
			<CartPageBar checkout={checkout} busy={busy} onPress={press} />
		</div>
	);
}

/**
 * True once all is known that the summary's choices stand below: what came later would move them from under a finger. Stays
 * true while something is asked again.
 */
function useSettled({ addressStatus, credit }: Checkout): boolean {
	const isKnown = addressStatus !== "loading" && credit.isKnown;
	const [wasKnown, setKnown] = useState(isKnown);
	if (isKnown && !wasKnown) setKnown(true);
	return wasKnown;
}

/** How much is in the cart and where it goes; keeps its line while that is not known. */
export function CartCount() {
	const { ready, count } = useCartAfterPaint();
	const [area] = useArea();
	const text = useMessages("cart");
	const places = useMessages("places");
	const pieces = text.pieces(count);
	return (
		<p aria-live="polite" className="min-h-6">
			{ready && count > 0 && (area ? text.piecesFor(pieces, places.area(area)) : pieces)}
		</p>
	);
}
