"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Checkbox, RadioCard, RadioCards } from "@/components/ui/form/choices";
import { InputField } from "@/components/ui/form/input";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import {
	type Coupon,
	type CouponValues,
	couponStateOf,
	discountText,
	NEW_COUPON,
	valuesOf,
} from "@/lib/coupons/rules";
import type { CouponInput } from "@/lib/coupons/schema";
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
function CouponItem({ coupon, now, onChange, onCopy }: CouponItemProps) {
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
					icon="copy"
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

type CouponDialogProps = {
	/** The one that is changed; null for a new one. */
	coupon: Coupon | null;
	onClose: () => void;
};

/** Asks what a coupon is. */
function CouponDialog({ coupon, onClose }: CouponDialogProps) {
	const [loadRules] = useState(
		() => () => import("@/lib/coupons/schema").then(({ couponForm }) => couponForm(coupon)),
	);
	const form = useRulesForm<CouponValues, CouponInput>(loadRules, {
		defaultValues: coupon ? valuesOf(coupon) : NEW_COUPON,
	});
	const isPercent = form.watch("kind") === "percent";

	async function save(body: CouponInput): Promise<void> {
		if (coupon) await sellerCall("PUT /api/seller/coupons/{id}", { params: { id: coupon._id }, body });
		else await sellerCall("POST /api/seller/coupons", { body });
		toast.success(`Coupon ${body.code} ${coupon ? "saved" : "added"}`);
	}

	return (
		<FormDialog
			{...{ form, save, onClose }}
			failed="Failed to save the coupon"
			title={coupon ? `Change ${coupon.code}` : "New coupon"}
			description="Orders keep what they were made with. An empty field is without limit."
			confirm={coupon ? "Save coupon" : "Add coupon"}
		>
			<InputField
				{...fieldOf(form, "code")}
				label="Code"
				autoComplete="off"
				className="[&_input]:uppercase"
			/>
			<RadioCards legend="Takes off" className="grid-cols-2">
				<RadioCard {...form.register("kind")} value="percent" label="Percent" />
				<RadioCard {...form.register("kind")} value="amount" label="Rupees" />
			</RadioCards>
			<div className="grid gap-4 sm:grid-cols-2">
				<InputField
					inputMode="numeric"
					{...fieldOf(form, "value")}
					label={isPercent ? "How many percent" : "How many rupees"}
				/>
				<InputField inputMode="numeric" {...fieldOf(form, "minimum")} label="From a subtotal of" unit="Rs." />
				<InputField {...fieldOf(form, "from")} label="First day" optional type="date" />
				<InputField {...fieldOf(form, "until")} label="Last day" optional type="date" />
				<InputField inputMode="numeric" {...fieldOf(form, "maxUses")} label="Uses in all" optional />
				<InputField
					inputMode="numeric"
					{...fieldOf(form, "maxUsesPerCustomer")}
					label="Uses for each customer"
					optional
				/>
			</div>
			<Checkbox {...form.register("firstOrderOnly")}>Only for a customer's first order</Checkbox>
		</FormDialog>
	);
}

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
	const [open, setOpen] = useState<Coupon | "new" | null>(null);
	const add = (
		<Button size="sm" onClick={() => setOpen("new")} className="justify-self-start">
			New coupon
		</Button>
	);

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
								onChange={() => setOpen(coupon)}
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
			{open && <CouponDialog coupon={open === "new" ? null : open} onClose={() => setOpen(null)} />}
		</>
	);
}
