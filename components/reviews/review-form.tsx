"use client";

import { useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { FieldError, Form } from "@/components/ui/form/field";
import { InputField, TextareaField } from "@/components/ui/form/input";
import { StarsInput } from "@/components/ui/form/stars-input";
import { Panel } from "@/components/ui/panel";
import { useSession } from "@/lib/accounts/client/session";
import { ApiError, call } from "@/lib/client/api";
import { loadRuleWords } from "@/lib/client/document";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import type { Review } from "@/lib/reviews/rules";

const DEFAULT_RATING = 5;

type FieldName = "name" | "comment";
type Problem = { message: string; fields: ReadonlySet<string> };

type ReviewFormProps = {
	productId: string;
	comment: string;
	onComment: (comment: string) => void;
	/** Resolves once it is known whether it is the customer's own, which then takes the form's place. */
	onWritten: (review: Review) => Promise<void>;
	/** Reads the review that the customer has written before, for which this one is refused; false where none is. */
	onRefused: () => Promise<boolean>;
};

/** Write a Review (spec 5): the name of who is signed in stands there already, five stars are chosen. */
export function ReviewForm({ productId, comment, onComment, onWritten, onRefused }: ReviewFormProps) {
	const text = useMessages("reviews");
	const { user } = useSession();
	const [typedName, setTypedName] = useState<string | null>(null);
	const [rating, setRating] = useState(DEFAULT_RATING);
	const [problem, setProblem] = useState<Problem | null>(null);
	const name = typedName ?? user?.name ?? "";
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [problem]);

	const { busy, run } = useAction(async () => {
		// Most visitors write nothing: the rules come when they are needed.
		const [{ reviewSchema }, say] = await Promise.all([
			import("@/lib/reviews/schema"),
			loadRuleWords(),
			import("@/lib/client/zod-settings"),
		]);
		const input = reviewSchema.safeParse({ productId, name, rating, comment });
		if (!input.success) {
			const { issues } = input.error;
			const fields = new Set(issues.map(({ path }) => String(path[0])));
			setProblem({ message: issues[0] ? say(issues[0].message) : text.fillAll, fields });
			return;
		}
		setProblem(null);
		try {
			const { review, message } = await call("POST /api/reviews", { body: input.data });
			onComment("");
			setRating(DEFAULT_RATING);
			toast.success(message || text.submitted);
			await onWritten(review);
		} catch (error) {
			const isRefused = error instanceof ApiError && error.status === 409;
			if (!isRefused || !(await onRefused().catch(() => false))) throw error;
			toast.error(error.serverMessage);
		}
	}, text.notSubmitted);

	// What a field says of itself while the sentence of spec 5 stands beneath them all.
	const wanted: Record<FieldName, string> = { name: text.enterName, comment: text.writeComment };

	function errorOf(field: FieldName, typed: string): string | undefined {
		if (!problem?.fields.has(field)) return undefined;
		return typed.trim() === "" ? wanted[field] : problem.message;
	}

	return (
		<Panel aria-labelledby="write-review">
			<Form ref={form} onSend={() => void run()} className="grid gap-4">
				<h3 id="write-review" className="display-type text-title">
					{text.write}
				</h3>
				<StarsInput legend={text.yourRating} name="rating" value={rating} onChange={setRating} />
				<InputField
					label={text.yourName}
					error={errorOf("name", name)}
					name="name"
					autoComplete="name"
					maxLength={80}
					value={name}
					onChange={(event) => {
						setTypedName(event.target.value);
						setProblem(null);
					}}
				/>
				<TextareaField
					label={text.yourReview}
					error={errorOf("comment", comment)}
					name="comment"
					maxLength={2000}
					placeholder={text.placeholder}
					value={comment}
					onChange={(event) => {
						onComment(event.target.value);
						setProblem(null);
					}}
				/>
				{problem && <FieldError>{problem.message}</FieldError>}
				<Button type="submit" busy={busy}>
					{text.submit}
				</Button>
			</Form>
		</Panel>
	);
}
