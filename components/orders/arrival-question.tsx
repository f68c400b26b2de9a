"use client";

import { useRouter } from "next/navigation";
import { useState, useSyncExternalStore } from "react";
import { useLanguage, useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { FieldError, Form } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { StarsInput } from "@/components/ui/form/stars-input";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Panel } from "@/components/ui/panel";
import { useSession } from "@/lib/accounts/client/session";
import { call } from "@/lib/client/api";
import { storedText } from "@/lib/client/browser-state";
import { useAction } from "@/lib/client/use-action";
import { inBag } from "@/lib/money/bag";
import type { Order, OrderLine } from "@/lib/orders/rules/order";
import { productName } from "@/lib/products/rules/product";
import { OrderThumb } from "./order-styles";
import { type Reportable, ReportForm } from "./report-form";

/** One thing of an order, with stars and a word about it: a review like any other (spec 5). */
export function RateItem({ product }: Pick<OrderLine, "product">) {
	const { rate: text } = useMessages("arrival");
	const name = productName(product, useLanguage());
	const { user } = useSession();
	const [rating, setRating] = useState(0);
	const [comment, setComment] = useState("");
	const [isSent, setSent] = useState(false);
	const [problem, setProblem] = useState("");
	const { busy, run } = useAction(
		async () => {
			setProblem("");
			const body = { productId: product._id, name: user?.name ?? "", rating, comment };
			await call("POST /api/reviews", { body });
			setSent(true);
		},
		{ words: text.failed, say: setProblem },
	);

	return (
		<li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 py-3">
			<OrderThumb product={product} className="w-14" />
			<Form onSend={() => void run()} className="grid gap-2">
				<StarsInput
					legend={name}
					name={`rating-${product._id}`}
					value={rating}
					onChange={(next) => !busy && !isSent && setRating(next)}
				/>
				{isSent && (
					<p role="status" className="text-sm font-semibold text-primary">
						{text.thanks}
					</p>
				)}
				{!isSent && rating > 0 && (
					<div className="flex flex-wrap gap-2">
						<Input
							aria-label={text.word(name)}
							placeholder={text.placeholder}
							maxLength={2000}
							value={comment}
							onChange={(event) => setComment(event.target.value)}
							className="min-w-40 flex-1"
						/>
						<Button type="submit" size="sm" busy={busy}>
							{text.send}
						</Button>
					</div>
				)}
				{problem && <FieldError>{problem}</FieldError>}
			</Form>
		</li>
	);
}

type ReportButtonProps = Pick<ArrivalQuestionProps, "order" | "until"> & { lines: Reportable };

/** Says that something was not right, until a day after it came. */
export function ReportButton({ order, until, lines }: ReportButtonProps) {
	const text = useMessages("arrival");
	const router = useRouter();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="outline" size="lg" block onClick={() => setOpen(true)}>
				{text.notGood}
			</Button>
			<p className="text-center text-sm text-ink-3">{until}</p>
			<Dialog open={isOpen} onOpenChange={setOpen} title={text.report.title}>
				<ReportForm
					orderId={order._id}
					lines={lines}
					onSent={() => {
						setOpen(false);
						router.refresh();
					}}
				/>
			</Dialog>
		</>
	);
}

/** The last order that its customer has called good, in this browser. */
const goodOrder = storedText("sabz-good-order");

type ArrivalQuestionProps = {
	order: Order;
	/** The products of which something was reported already. */
	reported: readonly string[];
	/** Until when something may be reported, as a sentence. */
	until: string;
};

/** Whether all is good; then how each thing was. Answered in place and without a network; reviews are sent one by one. */
export function ArrivalQuestion({ order, reported, until }: ArrivalQuestionProps) {
	const text = useMessages("arrival");
	const bag = inBag<Pick<OrderLine, "product" | "stepGrams">>(
		order.items,
		({ product }) => product._id,
	).values();
	const inIt = [...bag].map(({ product: line, quantity, units }) => ({ ...line, quantity, units }));
	const [first, ...others] = inIt.filter(({ product }) => !reported.includes(product._id));
	const report = first && <ReportButton order={order} until={until} lines={[first, ...others]} />;
	const isGood = useSyncExternalStore(goodOrder.subscribe, goodOrder.read, () => null) === order._id;
	if (isGood) {
		return (
			<Panel title={text.rate.title}>
				<p className="mt-1 text-sm text-ink-3">{text.rate.hint}</p>
				<ul className="my-3 divide-y divide-line">
					{inIt.map(({ product }) => (
						<RateItem key={product._id} product={product} />
					))}
				</ul>
				{report}
			</Panel>
		);
	}
	return (
		<Panel title={text.ask} className="grid gap-3">
			<Button size="lg" block icon="check" onClick={() => goodOrder.write(order._id)}>
				{text.good}
			</Button>
			{report}
		</Panel>
	);
}
