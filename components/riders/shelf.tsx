"use client";

import { PackageCheck } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import type { SeenDay } from "@/lib/riders/day-rules";
import type { Delivery } from "@/lib/riders/rules";
import type { Messages } from "@/lib/text/messages";
import { RefusalNote } from "./refusal-note";
import type { TakeStep } from "./rider-app";

type ShelfProps = { deliveries: readonly Delivery[]; refusals: SeenDay["refusals"]; take: TakeStep };

/** What the press says that takes so many of these bags. */
function takeText({ shelf, haveIt }: Messages["rider"], chosen: readonly Delivery[], all: number): string {
	const [first] = chosen;
	if (chosen.length === 0) return shelf.choose;
	if (chosen.length === 1 && first) return all === 1 ? haveIt : shelf.haveOne(first.number);
	if (chosen.length < all) return shelf.haveSome(chosen.length);
	return all === 2 ? shelf.haveBoth : shelf.haveAll(all);
}

/** The bags that are packed and still in the shop; all are taken unless one is pressed away. */
export function Shelf({ deliveries, refusals, take }: ShelfProps) {
	const text = useMessages("rider");
	const places = useMessages("places");
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const chosen = deliveries.filter(({ _id }) => !left.has(_id));

	function toggle(id: string): void {
		const next = new Set(left);
		if (!next.delete(id)) next.add(id);
		setLeft(next);
	}

	return (
		<section aria-labelledby="shelf" className="grid gap-3 rounded-lg bg-surface p-4 ring-1 ring-line">
			<div className="flex items-baseline justify-between gap-3 text-[1.0625rem] text-ink-2">
				<h2 id="shelf" className="display-type text-xl text-ink">
					{text.shelf.title}
				</h2>
				<span>{text.shelf.bags(deliveries.length)}</span>
			</div>
			{deliveries.map(({ _id }) => {
				const refusal = refusals.get(_id);
				return refusal && <RefusalNote key={_id} refusal={refusal} />;
			})}
			<ul className="grid grid-cols-2 gap-2">
				{deliveries.map(({ _id, number, area }) => (
					<li key={_id} className="grid">
						<button
							type="button"
							aria-pressed={!left.has(_id)}
							onClick={() => toggle(_id)}
							className="min-h-tap rounded-md bg-bg-sunk px-1.5 pt-2 pb-2.5 text-center text-md leading-tight text-ink-2 aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary"
						>
							<b className="display-type block text-[1.5rem] text-ink">
								<bdi>{number}</bdi>
							</b>
							<bdi>{places.area(area)}</bdi>
						</button>
					</li>
				))}
			</ul>
			<Button
				variant="outline"
				size="lg"
				block
				disabled={chosen.length === 0}
				icon={<PackageCheck className="size-6" />}
				onClick={() => void take(chosen, "picked_up")}
			>
				{takeText(text, chosen, deliveries.length)}
			</Button>
		</section>
	);
}
