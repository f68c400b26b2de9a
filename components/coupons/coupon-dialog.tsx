"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Field, FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { RadioCard, RadioCards } from "@/components/ui/form/radio-card";
import { LateDialog } from "@/components/ui/overlay/late-dialog";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import type { Coupon } from "@/lib/coupons/rules";
import { type CouponValues, NEW_COUPON, valuesOf } from "@/lib/coupons/rules";
import type { CouponInput } from "@/lib/coupons/schema";
import { sellerCall } from "@/lib/team/client/seller";

type CouponDialogProps = {
	/** The one that is changed; null for a new one. */
	coupon: Coupon | null;
	onClose: () => void;
	onSaved: () => void;
};

/** Asks what a coupon is. */
export function CouponDialog({ coupon, onClose, onSaved }: CouponDialogProps) {
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
			if (coupon) await sellerCall("PUT", `/api/seller/coupons/${coupon._id}`, { body });
			else await sellerCall("POST", "/api/seller/coupons", { body });
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
