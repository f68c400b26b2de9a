"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Checkbox, RadioCard, RadioCards } from "@/components/ui/form/choices";
import { Field, FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { type Coupon, type CouponValues, NEW_COUPON, valuesOf } from "@/lib/coupons/rules";
import type { CouponInput } from "@/lib/coupons/schema";
import { sellerCall } from "@/lib/team/client";
import { CouponItem } from "./coupon-item";

type CouponDialogProps = {
	/** The one that is changed; null for a new one. */
	coupon: Coupon | null;
	onClose: () => void;
	onSaved: () => void;
};

/** Asks what a coupon is. */
function CouponDialog({ coupon, onClose, onSaved }: CouponDialogProps) {
	const [loadRules] = useState(
		() => () => import("@/lib/coupons/schema").then(({ couponForm }) => couponForm(coupon ?? undefined)),
	);
	const form = useRulesForm<CouponValues, CouponInput>(loadRules, {
		defaultValues: coupon ? valuesOf(coupon) : NEW_COUPON,
	});
	const { errors, isSubmitting } = form.formState;
	const isPercent = form.watch("kind") === "percent";

	async function save(body: CouponInput): Promise<void> {
		try {
			if (coupon) await sellerCall("PUT /api/seller/coupons/{id}", { params: { id: coupon._id }, body });
			else await sellerCall("POST /api/seller/coupons", { body });
			toast.success(`Coupon ${body.code} ${coupon ? "saved" : "added"}`);
			onSaved();
		} catch (error) {
			form.setError("root", { message: messageOf(error, "Failed to save the coupon") });
		}
	}

	return (
		<LateDialog
			open
			onOpenChange={onClose}
			title={coupon ? `Change ${coupon.code}` : "New coupon"}
			description="Orders keep what they were made with. An empty field is without limit."
		>
			<form noValidate onSubmit={form.handleSubmit(save)} className="mt-4 grid gap-4">
				<Field label="Code" error={errors.code?.message}>
					{(control) => (
						<Input {...control} {...form.register("code")} autoComplete="off" className="uppercase" />
					)}
				</Field>
				<RadioCards legend="Takes off" className="grid-cols-2">
					<RadioCard {...form.register("kind")} value="percent" label="Percent" />
					<RadioCard {...form.register("kind")} value="amount" label="Rupees" />
				</RadioCards>
				<div className="grid gap-4 sm:grid-cols-2">
					<Field label={isPercent ? "How many percent" : "How many rupees"} error={errors.value?.message}>
						{(control) => <Input {...control} {...form.register("value")} inputMode="numeric" />}
					</Field>
					<Field label="From a subtotal of" error={errors.minimum?.message}>
						{(control) => <Input {...control} {...form.register("minimum")} unit="Rs." inputMode="numeric" />}
					</Field>
					<Field label="First day" optional error={errors.from?.message}>
						{(control) => <Input {...control} {...form.register("from")} type="date" />}
					</Field>
					<Field label="Last day" optional error={errors.until?.message}>
						{(control) => <Input {...control} {...form.register("until")} type="date" />}
					</Field>
					<Field label="Uses in all" optional error={errors.maxUses?.message}>
						{(control) => <Input {...control} {...form.register("maxUses")} inputMode="numeric" />}
					</Field>
					<Field label="Uses for each customer" optional error={errors.maxUsesPerCustomer?.message}>
						{(control) => <Input {...control} {...form.register("maxUsesPerCustomer")} inputMode="numeric" />}
					</Field>
				</div>
				<Checkbox {...form.register("firstOrderOnly")}>Only for a customer's first order</Checkbox>
				{errors.root && <FieldError>{errors.root.message}</FieldError>}
				<div className="flex flex-wrap justify-end gap-2.5">
					<Button variant="quiet" onClick={onClose}>
						Not now
					</Button>
					<Button type="submit" busy={isSubmitting}>
						{coupon ? "Save coupon" : "Add coupon"}
					</Button>
				</div>
			</form>
		</LateDialog>
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
			await sellerCall("PUT /api/seller/coupons/{id}", { params: { id: _id }, body: { until } });
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
