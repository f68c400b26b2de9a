"use client";

import { useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Checkbox, RadioCard, RadioCards } from "@/components/ui/form/choices";
import { InputField } from "@/components/ui/form/input";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import { type Coupon, type CouponValues, NEW_COUPON, valuesOf } from "@/lib/coupons/rules";
import type { CouponInput } from "@/lib/coupons/schema";
import { sellerCall } from "@/lib/team/client";
import { CouponItem } from "./coupon-item";

type CouponDialogProps = {
	/** The one that is changed; null for a new one. */
	coupon: Coupon | null;
	onClose: () => void;
};

/** Asks what a coupon is. */
function CouponDialog({ coupon, onClose }: CouponDialogProps) {
	const [loadRules] = useState(
		() => () => import("@/lib/coupons/schema").then(({ couponForm }) => couponForm(coupon ?? undefined)),
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
