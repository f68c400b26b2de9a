"use client";

import { useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { Button } from "@/components/ui/button";
import { TextareaField } from "@/components/ui/form/input";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import type { WaitingReview } from "@/lib/reviews/rules";
import { sellerCall } from "@/lib/team/client";

const loadRules = () => import("@/lib/reviews/schema").then((rules) => rules.reviewAnswerSchema);

/** Opens a review and takes the shop's answer, which everyone reads under it. */
export function AnswerReview({ review }: { review: WaitingReview }) {
	const [isOpen, setOpen] = useState(false);
	const form = useRulesForm(loadRules, { defaultValues: { text: "" } });
	return (
		<>
			<Button
				variant="outline"
				size="sm"
				aria-label={`Answer: review of ${review.product} by ${review.name}`}
				onClick={() => setOpen(true)}
			>
				Answer
			</Button>
			<FormDialog
				open={isOpen}
				form={form}
				save={async (body) => {
					const params = { id: review._id };
					const { message } = await sellerCall("PUT /api/seller/reviews/{id}/answer", { params, body });
					toast.success(message);
				}}
				failed="Failed to send the answer"
				onClose={() => setOpen(false)}
				title={`${review.name} on ${review.product}`}
				description={`“${review.comment}”`}
				confirm="Send answer"
			>
				<TextareaField
					{...fieldOf(form, "text")}
					label="Your answer"
					hint="Everyone reads it under the review."
					rows={4}
					maxLength={500}
				/>
			</FormDialog>
		</>
	);
}
