"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { dialogAhead } from "@/components/ui/overlay/late-dialog";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import type { Coupon } from "@/lib/coupons/rules";
import { sellerCall } from "@/lib/team/client/seller";
import { CouponDialog } from "./coupon-dialog";
import { CouponItem } from "./coupon-item";

type CouponListProps = {
	coupons: readonly Coupon[];
	/** Milliseconds, by the shop's clock. */
	now: number;
};

/** Copies an address at which the cart has this coupon in it. */
async function copyLink({ code }: Coupon): Promise<void> {
	const address = new URL(`/cart?coupon=${encodeURIComponent(code)}`, window.location.origin).href;
	try {
		await navigator.clipboard.writeText(address);
		toast.success("Link copied. Whoever opens it has the coupon in the cart.", "coupon-link");
	} catch {
		toast.message(address, "coupon-link");
	}
}

/** Every coupon with what came of it, and the way to make one more. */
export function CouponList({ coupons, now }: CouponListProps) {
	const router = useRouter();
	const [open, setOpen] = useState<Coupon | "new" | null>(null);
	const [ending, setEnding] = useState<string | null>(null);
	const add = (
		<Button size="sm" onClick={() => setOpen("new")} {...dialogAhead} className="justify-self-start">
			New coupon
		</Button>
	);

	async function end({ _id, code }: Coupon): Promise<void> {
		setEnding(_id);
		try {
			const until = new Date(now).toISOString();
			await sellerCall("PUT", `/api/seller/coupons/${_id}`, { body: { until } });
			toast.success(`Coupon ${code} has ended`, _id);
			router.refresh();
		} catch (error) {
			toast.error(messageOf(error, "Failed to end the coupon"), _id);
		} finally {
			setEnding(null);
		}
	}

	return (
		<>
			{coupons.length > 0 ? (
				<>
					{add}
					<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
						{coupons.map((coupon) => (
							<CouponItem
								key={coupon._id}
								coupon={coupon}
								now={now}
								busy={ending === coupon._id}
								onChange={() => setOpen(coupon)}
								onEnd={() => void end(coupon)}
								onCopy={() => void copyLink(coupon)}
							/>
						))}
					</ul>
				</>
			) : (
				<EmptyState art="/art/one-memo.webp" title="No coupons yet" actions={add}>
					A code that takes something off an order: for a first order, a festival, or an apology.
				</EmptyState>
			)}
			{open && (
				<CouponDialog
					coupon={open === "new" ? null : open}
					onClose={() => setOpen(null)}
					onSaved={() => {
						setOpen(null);
						router.refresh();
					}}
				/>
			)}
		</>
	);
}
