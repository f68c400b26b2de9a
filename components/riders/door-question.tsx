"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { lookAround } from "@/lib/places/client";
import type { Door } from "@/lib/riders/client/phone";
import type { Delivery } from "@/lib/riders/rules";

/** From further away nobody is asked; metres. */
const NEAR_M = 30;

type Seen = { door: Door; accuracy: number };

/**
 * Whether the phone stood at a door that is not known yet when a bag was brought: looked for on that press, asked once, and
 * never where the phone does not say.
 */
export function useDoor(sayDoor: (door: Door) => void) {
	const [seen, setSeen] = useState<Seen | null>(null);

	/** Looks at once; what it gives waits for the step to be taken. */
	function look([delivery]: readonly Delivery[]) {
		if (!delivery || delivery.doorPoint) return null;
		const sighting = lookAround();
		return async ({ key, order, bag }: Omit<Door, "point">) => {
			const sight = await sighting;
			if (typeof sight === "string" || sight.accuracy > NEAR_M) return;
			setSeen({ door: { key, order, bag, point: sight.point }, accuracy: sight.accuracy });
		};
	}

	function answer(isDoor: boolean): void {
		if (isDoor && seen) sayDoor(seen.door);
		setSeen(null);
	}

	return { seen, look, answer };
}

/** Asks whether the rider stands at the door that the next one is to be led to. */
export function DoorQuestion({ door, accuracy, onAnswer }: Seen & { onAnswer: (isDoor: boolean) => void }) {
	const { doorQuestion: text } = useMessages("rider");
	const { firstName } = door.bag;
	return (
		<div className="grid gap-3">
			<section
				aria-labelledby="door-question"
				className="on-field grid gap-3.5 overflow-hidden rounded-xl bg-field px-4.5 pt-4.5 pb-3 text-center text-on-field"
			>
				<p className="flex items-center justify-center gap-2.5 text-lg font-strong">
					<Icon name="circle-check" className="size-6 flex-none" />
					{text.isDelivered(firstName)}
				</p>
				<div className="relative -mx-4.5 grid h-36 place-items-end justify-center" aria-hidden>
					<span className="absolute inset-x-0 bottom-0 h-8 bg-deep" />
					<span className="relative mb-8 grid h-24 w-28 place-items-end justify-center rounded-t-md border-t-24 border-leaf-800 bg-surface">
						<span className="grid h-16 w-10 place-items-center rounded-t-sm bg-leaf-700">
							<Icon name="map-pin" className="size-9 fill-danger text-white" />
						</span>
					</span>
				</div>
				<h2 id="door-question" className="display-type text-[2.5rem] leading-none">
					{text.title}
				</h2>
				<p role="status" className="text-lg leading-snug font-medium">
					{text.within(String(accuracy))}
				</p>
				<Button
					variant="primary-on-field"
					size="lg"
					block
					icon={<Icon name="check" className="size-6" />}
					onClick={() => onAnswer(true)}
				>
					{text.yes}
				</Button>
				<button type="button" onClick={() => onAnswer(false)} className="min-h-tap text-lg font-heavy">
					{text.no}
				</button>
			</section>
			<p className="text-center text-ink-2">{text.note(firstName)}</p>
		</div>
	);
}
