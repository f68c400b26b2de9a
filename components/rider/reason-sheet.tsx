"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { type Reason, SOMETHING_ELSE } from "./reasons";

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
	const [chosen, setChosen] = useState("");
	const [own, setOwn] = useState("");
	const [error, setError] = useState("");
	const isOwn = chosen === SOMETHING_ELSE.words;

	function send(event: FormEvent): void {
		event.preventDefault();
		const reason = isOwn ? own.trim() : chosen;
		if (reason) onReason(reason);
		else setError(isOwn ? "Please say it in a few words" : "Please choose a reason");
	}

	return (
		<Dialog open onOpenChange={onOpenChange} title={title} description={description}>
			<form onSubmit={send} className="mt-4 grid gap-3">
				<RadioCards legend={title} hideLegend className="gap-2">
					{reasons.map(({ words, Icon }) => (
						<RadioCard
							key={words}
							name="reason"
							value={words}
							label={words}
							art={<Icon className="size-6 flex-none text-ink-2" aria-hidden />}
							checked={chosen === words}
							onChange={() => {
								setChosen(words);
								setError("");
							}}
							className="min-h-15 text-lg [&>input]:order-last [&>input]:size-6.5"
						/>
					))}
				</RadioCards>
				{isOwn && (
					<Field label="In a few words" error={error}>
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
