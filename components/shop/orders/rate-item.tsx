"use client";

import { type FormEvent, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { StarsInput } from "@/components/ui/stars-input";
import { call, messageOf } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import type { OrderLine } from "@/lib/domain/order";
import { productName } from "@/lib/domain/product-words";
import { OrderThumb } from "./order-thumb";

/** One thing of an order, with stars and a word about it: a review like any other (spec 5). */
export function RateItem({ product }: Pick<OrderLine, "product">) {
	const { rate: text } = useMessages("arrival");
	const name = productName(product, useLanguage());
	const { user } = useSession();
	const [rating, setRating] = useState(0);
	const [comment, setComment] = useState("");
	const [state, setState] = useState<"open" | "busy" | "sent">("open");
	const [problem, setProblem] = useState("");

	async function send(event: FormEvent): Promise<void> {
		event.preventDefault();
		setState("busy");
		setProblem("");
		try {
			await call("POST", "/api/reviews", {
				body: { productId: product._id, name: user?.name, rating, comment },
			});
			setState("sent");
		} catch (error) {
			setProblem(messageOf(error, text.failed));
			setState("open");
		}
	}

	return (
		<li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 py-3">
			<OrderThumb product={product} className="w-14" />
			<form onSubmit={send} noValidate className="grid gap-2">
				<StarsInput
					legend={name}
					name={`rating-${product._id}`}
					value={rating}
					onChange={(next) => state === "open" && setRating(next)}
				/>
				{state === "sent" && (
					<p role="status" className="text-sm font-semibold text-primary">
						{text.thanks}
					</p>
				)}
				{state !== "sent" && rating > 0 && (
					<div className="flex flex-wrap gap-2">
						<Input
							aria-label={text.word(name)}
							placeholder={text.placeholder}
							maxLength={2000}
							value={comment}
							onChange={(event) => setComment(event.target.value)}
							className="min-w-40 flex-1"
						/>
						<Button type="submit" size="sm" busy={state === "busy"}>
							{text.send}
						</Button>
					</div>
				)}
				{problem && <FieldError>{problem}</FieldError>}
			</form>
		</li>
	);
}
