"use client";

import { Ellipsis } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { RadioCard, RadioCards } from "@/components/ui/form/radio-card";
import { Dialog } from "@/components/ui/overlay/dialog";
import { RIDER_REASONS, type RiderReason } from "@/lib/riders/rules";
import type { Reason } from "./reasons";

const LONGEST = 200;

export type ReasonSheetProps = {
	title: string;
	description: string;
	reasons: readonly Reason[];
	/** What the press does. */
	submit: string;
	busy: boolean;
	onOpenChange: (open: boolean) => void;
	onReason: (reason: string) => void;
};

/** Asks why: a few reasons, or the rider's own words. */
export function ReasonSheet(props: ReasonSheetProps) {
	const { title, description, reasons, submit, busy, onOpenChange, onReason } = props;
	const { why: text } = useMessages("rider");
	/** None of them is so where it is "own": the rider says it in their own words. */
	const [chosen, setChosen] = useState<RiderReason | "own" | null>(null);
	const [own, setOwn] = useState("");
	const [error, setError] = useState("");
	const isOwn = chosen === "own";
	const cards = [
		...reasons.map(({ reason, Icon }) => ({ value: reason, label: text.reasons[reason], Icon })),
		{ value: "own" as const, label: text.somethingElse, Icon: Ellipsis },
	];

	function send(event: FormEvent): void {
		event.preventDefault();
		const reason = isOwn ? own.trim() : chosen && RIDER_REASONS[chosen];
		if (reason) onReason(reason);
		else setError(isOwn ? text.sayIt : text.choose);
	}

	return (
		<Dialog open onOpenChange={onOpenChange} title={title} description={description}>
			<form onSubmit={send} className="mt-4 grid gap-3">
				<RadioCards legend={title} hideLegend className="gap-2">
					{cards.map(({ value, label, Icon }) => (
						<RadioCard
							key={value}
							name="reason"
							value={value}
							label={label}
							art={<Icon className="size-6 flex-none text-ink-2" />}
							checked={chosen === value}
							onChange={() => {
								setChosen(value);
								setError("");
							}}
							className="min-h-15 text-lg [&>input]:order-last [&>input]:size-6.5"
						/>
					))}
				</RadioCards>
				{isOwn && (
					<Field label={text.inAFewWords} error={error}>
						{(control) => (
							<Input
								{...control}
								value={own}
								maxLength={LONGEST}
								// The line was just asked for.
								ref={(line) => line?.focus()}
								onChange={(event) => setOwn(event.target.value)}
							/>
						)}
					</Field>
				)}
				{!isOwn && error && (
					<p role="alert" className="font-bold text-danger">
						{error}
					</p>
				)}
				<Button type="submit" size="lg" block busy={busy}>
					{submit}
				</Button>
			</form>
		</Dialog>
	);
}
