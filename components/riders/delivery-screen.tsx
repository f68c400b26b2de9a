"use client";

import { type ReactNode, useRef, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { useAction } from "@/lib/client/use-action";
import { RIDER_STEP_STATES, type RiderStep } from "@/lib/orders/rules/order-states";
import type { Refusal } from "@/lib/riders/day-rules";
import type { Delivery } from "@/lib/riders/rules";
import type { Messages } from "@/lib/text/messages";
import { CODE_DIGITS, CodeCells, ReasonSheet, useAwake } from "./at-the-door";
import {
	Amount,
	CallAndMap,
	DeliveryHead,
	Instructions,
	KnownDoor,
	RefusalNote,
	WayToDoor,
} from "./delivery-parts";
import type { TakeStep, Word } from "./rider-app";
import { FAILED_REASONS, NO_CODE_REASONS } from "./words";

type DeliveryScreenProps = {
	delivery: Delivery;
	/** Why the shop did not take what was last done with it. */
	refusal?: Refusal;
	now: number;
	/** Says what waits to be sent. */
	strip: ReactNode;
	take: TakeStep;
	onLeave: () => void;
};

/** At the door: the amount, the code, and what to do where it does not work out. */
export function DeliveryScreen({ delivery, refusal, now, strip, take, onLeave }: DeliveryScreenProps) {
	const { firstName, area, instructions, changes, number, toCollect, triesLeft, status } = delivery;
	const text = useMessages("rider");
	const places = useMessages("places");
	const rupees = useRupees();
	/** Why it was handed over without a code, or not at all. */
	const sheets = {
		delivered: {
			title: text.why.noCodeTitle,
			description: text.why.noCodeNote,
			reasons: NO_CODE_REASONS,
			submit: toCollect > 0 ? text.door.sumTaken(rupees(toCollect)) : text.delivered,
		},
		failed: {
			title: text.why.failedTitle,
			description: text.why.failedNote(number, firstName),
			reasons: FAILED_REASONS,
			submit: text.why.bringBack,
		},
	};
	const [code, setCode] = useState("");
	const [hasTyped, setTyped] = useState(false);
	const [asks, setAsks] = useState<keyof typeof sheets | null>(null);
	const field = useRef<HTMLInputElement>(null);
	useAwake();

	const isOnRoad = status === RIDER_STEP_STATES.picked_up;
	const takesCode = triesLeft > 0;
	const isWrong = takesCode && refusal?.isOfCode === true && !hasTyped;
	const missing = CODE_DIGITS - code.length;
	const isTyping = isOnRoad && takesCode && !isWrong && missing > 0;

	const { busy, run: step } = useAction(async (which: RiderStep, word?: Word) => {
		const outcome = await take([delivery], which, word);
		setAsks(null);
		setTyped(false);
		if (typeof outcome === "string" && which !== "picked_up") onLeave();
	});

	function type(next: string): void {
		setTyped(true);
		setCode(next);
	}

	function begin(): void {
		type("");
		field.current?.focus();
	}

	function submit(): void {
		if (busy) return;
		if (!isOnRoad) void step("picked_up");
		else if (!takesCode) setAsks("delivered");
		else if (isWrong) begin();
		else if (missing === 0) void step("delivered", { code });
		else field.current?.focus();
	}

	return (
		<>
			<Form onSend={submit} className="pb-38">
				<header className="staff-bar sticky top-0 z-header border-b border-line bg-surface">
					<DeliveryHead delivery={delivery} now={now} onLeave={onLeave} />
					{strip}
				</header>
				<main id="main" className="mx-auto grid w-full max-w-136 gap-4 p-4">
					{refusal && !isWrong && !hasTyped && <RefusalNote refusal={refusal} />}
					<Amount delivery={delivery} />
					{isOnRoad && (
						<Panel className="grid gap-3 p-4.5 md:p-6">
							{takesCode ? (
								<CodeCells
									firstName={firstName}
									code={code}
									error={isWrong ? refusal.message : undefined}
									field={field}
									onChange={type}
								/>
							) : (
								<p className="text-[1.0625rem] font-bold">{text.door.onlyWithReason}</p>
							)}
							{takesCode && (
								<Button variant="quiet" block className="-my-1.5" onClick={() => setAsks("delivered")}>
									{text.door.hasNoCode(firstName)}
								</Button>
							)}
						</Panel>
					)}
					<Panel className="grid gap-3 p-4.5 md:p-6">
						<h2 className="display-type text-[1.75rem] wrap-anywhere">
							{text.nameAndArea(firstName, places.area(area))}
						</h2>
						<WayToDoor delivery={delivery} />
						<Instructions text={instructions} />
						<CallAndMap delivery={delivery} variant="outline" />
						<KnownDoor delivery={delivery} />
					</Panel>
					{changes.length > 0 && (
						<Panel className="grid gap-2 p-4.5 md:p-6">
							<h2 className="display-type text-xl">{text.door.changed}</h2>
							{changes.map((change) => (
								<p key={change} className="text-[1.0625rem] leading-snug">
									{change}
								</p>
							))}
						</Panel>
					)}
					{isOnRoad && (
						<Button
							variant="danger"
							size="lg"
							block
							className="bg-surface! hover:bg-danger-soft!"
							icon={<Icon name="circle-x" className="size-6" />}
							onClick={() => setAsks("failed")}
						>
							{text.door.couldNot}
						</Button>
					)}
				</main>
				<div className="staff-bar fixed inset-x-0 bottom-0 z-bar grid gap-2 bg-surface px-4 pt-3 pb-[calc(0.85rem+env(safe-area-inset-bottom))] shadow-bar">
					<div className="mx-auto grid w-full max-w-136 gap-2">
						{isTyping && (
							<p id="missing" className="text-center font-semibold text-ink-2">
								{missing === CODE_DIGITS ? text.door.digits(missing) : text.door.moreDigits(missing)}
							</p>
						)}
						<Button
							type="submit"
							size="lg"
							block
							busy={busy}
							aria-disabled={isTyping || undefined}
							aria-describedby={isTyping ? "missing" : undefined}
						>
							{submitText(text, { isOnRoad, takesCode, isWrong, toCollect })}
						</Button>
					</div>
				</div>
			</Form>
			{asks && (
				<ReasonSheet
					{...sheets[asks]}
					busy={busy}
					onOpenChange={() => setAsks(null)}
					onReason={(reason) => void step(asks, { reason })}
				/>
			)}
		</>
	);
}

/** What the press at the foot does next. */
function submitText(
	text: Messages["rider"],
	at: { isOnRoad: boolean; takesCode: boolean; isWrong: boolean; toCollect: number },
): string {
	if (!at.isOnRoad) return text.haveIt;
	if (!at.takesCode) return text.door.sayWhy;
	if (at.isWrong) return text.door.tryAgain;
	return at.toCollect > 0 ? text.door.cashTaken : text.delivered;
}
