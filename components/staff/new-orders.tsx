"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { buttonClass, IconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { useNow } from "@/lib/client/time";
import { toast } from "@/lib/client/toast";
import { hasUnsaved } from "@/lib/client/unsaved";
import { DELIVERY_LABELS, lateText, minutesText, promiseOf, whenText } from "@/lib/delivery/promise-rules";
import { followNews, keepInTitle, useUnread } from "@/lib/notifications/client/seller-notifications";
import { useSound, wakeOnTouch } from "@/lib/notifications/client/seller-sound";
import { seeNewOrders, useNewOrders } from "@/lib/orders/client/seller-orders";
import { isPromised } from "@/lib/orders/rules/order-states";
import { piecesOf, recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { useShop } from "@/lib/shop/client/shop";
import type { OpeningHours } from "@/lib/shop/rules/opening-hours";
import { onSellerSignedOut } from "@/lib/team/client";
import { counted, countText, formatRupees } from "@/lib/text/money";

type FollowNewOrdersProps = {
	/** Unread notifications when the page was made. */
	unread: number;
	/** The last signal that the page was read with. */
	after: number;
};

const SESSION_ENDED = "Your session has ended. Log in in another tab, then save here.";

/**
 * Keeps the area in step with the shop: news draws the page again, sounds and stands in the tab's title; a lost
 * session brings the login screen, but not in the place of what is not saved.
 */
export function FollowNewOrders({ unread, after: servedAfter }: FollowNewOrdersProps) {
	const router = useRouter();
	const count = useUnread(unread);
	// The stream goes on from where it is; only its beginning depends on the page.
	const [after] = useState(servedAfter);
	useEffect(() => {
		const steps = [
			followNews(after, () => router.refresh()),
			onSellerSignedOut(() => (hasUnsaved() ? toast.error(SESSION_ENDED, "session") : router.refresh())),
			wakeOnTouch(),
		];
		return () => {
			for (const undo of steps) undo();
		};
	}, [router, after]);
	useEffect(() => keepInTitle(count === 0 ? null : countText(count)), [count]);
	return null;
}

function aboutOne(order: SellerOrder, now: number, hours: OpeningHours): { title: string; note: string } {
	const title = `New order, ${formatRupees(order.amount)}`;
	const about = `${recipientOf(order)}, ${order.area}. ${counted(piecesOf(order), "item")}`;
	if (!isPromised(order.status)) return { title: `${title}: ${order.status}`, note: about };
	const { minutesLeft } = promiseOf(order, now);
	const left = minutesLeft > 0 ? `${minutesText(minutesLeft)} left` : lateText(minutesLeft);
	return {
		title,
		note: `${about}, ${DELIVERY_LABELS[order.deliveryTime].toLowerCase()} ${whenText(order, now, hours)}: ${left}`,
	};
}

function aboutMany(orders: readonly SellerOrder[]): { title: string; note: string } {
	const amount = orders.reduce((sum, order) => sum + order.amount, 0);
	const areas = [...new Set(orders.map(({ area }) => area))].join(", ");
	return { title: `${orders.length} new orders, ${formatRupees(amount)}`, note: areas };
}

/** Says on every page of the seller that an order has come, until it is seen. Lies over the page: nothing moves. */
export function NewOrderBand() {
	const { orders } = useNewOrders();
	const shop = useShop();
	const now = useNow(0);
	const [newest] = orders;
	const notice = newest && (orders.length === 1 ? aboutOne(newest, now, shop) : aboutMany(orders));
	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-0 top-16 z-header px-4 pt-3 lg:inset-s-52 lg:px-7 wide:inset-s-60 print:hidden"
		>
			{newest && notice && (
				<div className="pointer-events-auto flex max-w-314 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-leaf-900 px-4 py-3 text-white shadow-lg ring-1 ring-line motion-safe:animate-drop-in">
					<span className="grid size-11 flex-none place-items-center rounded-full bg-accent text-on-accent">
						<Icon name="bell-ring" />
					</span>
					<p className="min-w-0 flex-1 basis-48 figures">
						<b className="block text-md">{notice.title}</b>
						<span className="block text-sm wrap-anywhere">{notice.note}</span>
					</p>
					<Link
						// Newest first: what has just come stands at the top there.
						href="/seller/orders?all=1"
						// The list brings the order into sight itself; the router would go to its top after that.
						scroll={false}
						onClick={() => seeNewOrders(newest._id)}
						className={`${buttonClass({ variant: "accent", size: "sm" })} max-sm:order-last max-sm:w-full`}
					>
						{orders.length === 1 ? "See it" : "See them"}
					</Link>
					<IconButton
						aria-label="Close"
						onClick={() => seeNewOrders(null)}
						className="text-white! hover:bg-leaf-800!"
					>
						<Icon name="x" />
					</IconButton>
				</div>
			)}
		</div>
	);
}

/** Whether a new order is heard in this browser. */
export function SoundSwitch() {
	const [isOn, setSound] = useSound();
	return (
		<IconButton
			aria-label="Sound on a new order"
			aria-pressed={isOn}
			title={isOn ? "Sound on a new order: on" : "Sound on a new order: off"}
			onClick={() => setSound(!isOn)}
		>
			<Icon name={isOn ? "volume-2" : "volume-x"} />
		</IconButton>
	);
}
