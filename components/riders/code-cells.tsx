"use client";

import { clsx } from "clsx";
import { CircleExclamationPoint } from "lucide-react";
import type { RefObject } from "react";
import { useMessages } from "#messages";

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
		const digits = value.replace(/\D/g, "");
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
					<CircleExclamationPoint className="size-5.5 flex-none" />
					{error}
				</p>
			)}
		</>
	);
}
