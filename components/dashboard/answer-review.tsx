"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import type { WaitingReview } from "@/lib/reviews/rules";
import { sellerCall } from "@/lib/team/client";

/** Opens a review and takes the shop's answer, which everyone reads under it. */
export function AnswerReview({ review }: { review: WaitingReview }) {
	const router = useRouter();
	const [isOpen, setOpen] = useState(false);
	const [text, setText] = useState("");
	const [problem, setProblem] = useState<string | undefined>();
	const [busy, setBusy] = useState(false);

	async function send(): Promise<void> {
		setBusy(true);
		try {
			const body = { text };
			const { message } = await sellerCall("PUT /api/seller/reviews/{id}/answer", {
				params: { id: review._id },
				body,
			});
			setOpen(false);
			toast.success(message);
			router.refresh();
		} catch (error) {
			setProblem(messageOf(error, "Failed to send the answer"));
		} finally {
			setBusy(false);
		}
	}

	return (
		<>
			<Button
				variant="outline"
				size="sm"
				aria-label={`Answer: review of ${review.product} by ${review.name}`}
				onClick={() => setOpen(true)}
				{...dialogAhead}
			>
				Answer
			</Button>
			<LateDialog
				open={isOpen}
				onOpenChange={setOpen}
				title={`${review.name} on ${review.product}`}
				description={`“${review.comment}”`}
				actions={
					<>
						<Button variant="quiet" onClick={() => setOpen(false)}>
							Not now
						</Button>
						<Button busy={busy} onClick={send}>
							Send answer
						</Button>
					</>
				}
			>
				<Field
					label="Your answer"
					hint="Everyone reads it under the review."
					error={problem}
					className="mt-4"
				>
					{(control) => (
						<Textarea
							{...control}
							maxLength={500}
							value={text}
							onChange={(event) => {
								setText(event.target.value);
								setProblem(undefined);
							}}
						/>
					)}
				</Field>
			</LateDialog>
		</>
	);
}
