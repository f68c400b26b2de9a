"use client";

import { clsx } from "clsx";
import { Copy } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { type Coupon, couponStateOf, discountText } from "@/lib/coupons/rules";
import { sellerCall } from "@/lib/team/client";
import { formatDate } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";

type CouponItemProps = {
	coupon: Coupon;
	/** Milliseconds. */
	now: number;
	onChange: () => void;
	onCopy: () => void;
};

/** Who may use it, when, and how often. */
function rulesText(coupon: Coupon): string {
	const { minimum, from, until, maxUses, maxUsesPerCustomer, firstOrderOnly } = coupon;
	return [
		minimum > 0 && `from ${formatRupees(minimum)}`,
		from && `since ${formatDate(from)}`,
		until && `until ${formatDate(until)}`,
		maxUses !== null && `${maxUses} uses in all`,
		firstOrderOnly && "first orders only",
		!firstOrderOnly && maxUsesPerCustomer !== null && `${maxUsesPerCustomer} for each customer`,
	]
		.filter(Boolean)
		.join(" · ");
}

function Figure({ label, value }: { label: string; value: string }) {
	return (
		<div className="min-w-0">
			<dt className="text-xs text-ink-3">{label}</dt>
			<dd className="font-bold figures">{value}</dd>
		</div>
	);
}

const STATES = { coming: "Not yet", running: "Running", "used-up": "Used up", over: "Ended" } as const;

/** One coupon: what it takes off, by which rules, and what came of it. */
export function CouponItem({ coupon, now, onChange, onCopy }: CouponItemProps) {
	const { _id, code, used, maxUses, given, sales } = coupon;
	const router = useRouter();
	const state = couponStateOf(coupon, now);
	const { busy, run: end } = useAction(
		async () => {
			const body = { until: new Date(now).toISOString() };
			await sellerCall("PUT /api/seller/coupons/{id}", { params: { id: _id }, body });
			toast.success(`Coupon ${code} has ended`, _id);
			router.refresh();
		},
		{ words: "Failed to end the coupon", say: (why) => toast.error(why, _id) },
	);
	const isLive = state === "running" || state === "used-up";
	return (
		<li className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_20rem_auto] lg:items-center">
			<div className={clsx("min-w-0", state === "over" && "text-ink-3")}>
				<h2 className="flex flex-wrap items-baseline gap-x-2.5 font-strong">
					<span className="wrap-anywhere">{code}</span>
					<span className="text-sm font-normal">{discountText(coupon)} off</span>
					<span
						className={clsx("text-sm font-semibold", state === "running" ? "text-success" : "text-ink-3")}
					>
						{STATES[state]}
					</span>
				</h2>
				<p className="text-sm text-ink-3">{rulesText(coupon) || "without limit"}</p>
			</div>
			<dl className="grid grid-cols-3 gap-3">
				<Figure label="Used" value={maxUses === null ? String(used) : `${used} of ${maxUses}`} />
				<Figure label="Given" value={formatRupees(given)} />
				<Figure label="Sales with it" value={formatRupees(sales)} />
			</dl>
			<div className="-mx-2 flex flex-wrap items-center lg:justify-end">
				<Button
					variant="quiet"
					size="sm"
					icon={<Copy className="icon" />}
					aria-label={`Copy a link with ${code}`}
					onClick={onCopy}
				>
					Link
				</Button>
				<Button variant="quiet" size="sm" aria-label={`Change ${code}`} onClick={onChange}>
					Change
				</Button>
				{isLive && (
					<Button
						variant="quiet"
						size="sm"
						aria-label={`End now: ${code}`}
						busy={busy}
						onClick={() => void end()}
					>
						End now
					</Button>
				)}
			</div>
		</li>
	);
}
