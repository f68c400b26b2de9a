"use client";

import { clsx } from "clsx";
import { type RefObject, useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { Form } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { plainDigits } from "@/lib/accounts/rules/user";
import { type RiderReason, toldReason } from "@/lib/riders/rules";
import type { Reason } from "./words";

export const CODE_DIGITS = 4;
const CELLS = ["first", "second", "third", "fourth"] as const;

type CodeCellsProps = {
	firstName: string;
	code: string;
	/** What was wrong with it. */
	error?: string;
	field: RefObject<HTMLInputElement | null>;
	onChange: (code: string) => void;
};

/** The customer's code: one real field over four cells, so that paste, delete and screen readers work. */
export function CodeCells({ firstName, code, error, field, onChange }: CodeCellsProps) {
	const { door: text } = useMessages("rider");

	function type(value: string): void {
		const digits = plainDigits(value).replace(/\D/g, "");
		// Nobody mends a wrong code: the next key begins anew.
		const wanted = error && digits.startsWith(code) ? digits.slice(code.length) : digits;
		onChange(wanted.slice(0, CODE_DIGITS));
	}

	return (
		<>
			<div>
				<label htmlFor="code" className="block text-[1.25rem] font-heavy">
					{text.codeOf(firstName)}
				</label>
				<p className="text-ink-2">{text.whereCode}</p>
			</div>
			<div dir="ltr" className="relative grid grid-cols-4 gap-2.5">
				{CELLS.map((cell, place) => (
					<span
						key={cell}
						aria-hidden
						className={clsx(
							"display-figure figures grid h-20 place-items-center rounded-md text-[2.75rem]",
							error
								? "bg-danger-soft text-on-danger-soft inset-ring-3 inset-ring-danger"
								: place === code.length
									? "bg-primary-soft inset-ring-3 inset-ring-primary"
									: "bg-surface inset-ring-2 inset-ring-line-strong",
						)}
					>
						{code[place]}
					</span>
				))}
				<input
					ref={field}
					id="code"
					name="code"
					inputMode="numeric"
					autoComplete="off"
					pattern="[0-9]*"
					value={code}
					aria-invalid={error !== undefined}
					aria-describedby={error ? "code-error" : undefined}
					onChange={(event) => type(event.target.value)}
					className="absolute inset-0 z-1 size-full rounded-md bg-transparent text-[2rem] text-transparent caret-transparent selection:bg-transparent"
				/>
			</div>
			{error && (
				<p
					id="code-error"
					role="alert"
					className="flex items-center gap-2 text-[1.0625rem] font-bold text-danger"
				>
					<Icon name="circle-exclamation-point" className="size-5.5 flex-none" />
					{error}
				</p>
			)}
		</>
	);
}

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
		...reasons.map(({ reason, icon }) => ({ value: reason, label: text.reasons[reason], icon })),
		{ value: "own" as const, label: text.somethingElse, icon: "ellipsis" as const },
	];

	function send(): void {
		const reason = isOwn ? own.trim() : chosen && toldReason(chosen);
		if (reason) onReason(reason);
		else setError(isOwn ? text.sayIt : text.choose);
	}

	return (
		<Dialog open onOpenChange={onOpenChange} title={title} description={description}>
			<Form onSend={send} className="mt-4 grid gap-3">
				<RadioCards legend={title} hideLegend className="gap-2!">
					{cards.map(({ value, label, icon }) => (
						<RadioCard
							key={value}
							name="reason"
							value={value}
							label={label}
							art={<Icon name={icon} className="size-6 flex-none text-ink-2" />}
							checked={chosen === value}
							onChange={() => {
								setChosen(value);
								setError("");
							}}
							className="min-h-15! text-lg [&>input]:order-last [&>input]:size-6.5"
						/>
					))}
				</RadioCards>
				{isOwn && (
					<InputField
						label={text.inAFewWords}
						error={error}
						value={own}
						maxLength={LONGEST}
						// The line was just asked for.
						ref={(line) => line?.focus()}
						onChange={(event) => setOwn(event.target.value)}
					/>
				)}
				{!isOwn && error && (
					<p role="alert" className="font-bold text-danger">
						{error}
					</p>
				)}
				<Button type="submit" size="lg" block busy={busy}>
					{submit}
				</Button>
			</Form>
		</Dialog>
	);
}

/** Keeps the screen awake while the page is in view, where the phone allows it. */
export function useAwake(): void {
	useEffect(() => {
		let lock: WakeLockSentinel | null = null;
		let isLeft = false;
		async function stayAwake(): Promise<void> {
			if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
			// Refused to save power: the screen then sleeps as ever.
			lock = await navigator.wakeLock.request("screen").catch(() => null);
			if (isLeft) void lock?.release();
		}
		void stayAwake();
		// The phone takes it back when the page is hidden.
		document.addEventListener("visibilitychange", stayAwake);
		return () => {
			isLeft = true;
			document.removeEventListener("visibilitychange", stayAwake);
			void lock?.release();
		};
	}, []);
}
