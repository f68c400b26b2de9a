"use client";

import { clsx } from "clsx";
import { useEffect, useId, useState } from "react";
import { FieldError } from "@/components/ui/form/field";

const CELLS = [0, 1, 2, 3, 4, 5];

/** Gives the code that the browser reads from a message itself, where it can (Web OTP). */
function useCodeOfMessage(onCode: (code: string) => void): void {
	const [take] = useState(() => onCode);
	useEffect(() => {
		if (!("OTPCredential" in window)) return;
		const asking = new AbortController();
		const options: CredentialRequestOptions & { otp: { transport: string[] } } = {
			otp: { transport: ["sms"] },
			signal: asking.signal,
		};
		navigator.credentials.get(options).then(
			(found) => found && "code" in found && typeof found.code === "string" && take(found.code),
			() => undefined,
		);
		return () => asking.abort();
	}, [take]);
}

type CodeFieldProps = { label: string; code: string; error?: string; onType: (text: string) => void };

/** The six digits of a code: one input over six drawn cells, so that pasting, deleting and reading aloud are the input's own. */
export function CodeField({ label, code, error, onType }: CodeFieldProps) {
	const note = useId();
	useCodeOfMessage(onType);
	return (
		<div className="grid justify-items-center gap-2.5">
			<div dir="ltr" className="group relative max-w-full">
				<span aria-hidden className="flex gap-1.5 min-[24rem]:gap-2">
					{CELLS.map((cell) => (
						<i
							key={cell}
							className={clsx(
								"grid h-15 w-11 place-items-center rounded-md text-3xl font-extrabold not-italic figures min-[24rem]:w-12",
								error
									? "bg-danger-soft text-on-danger-soft inset-ring-[1.5px] inset-ring-danger"
									: cell < code.length
										? "bg-primary-soft text-on-primary-soft"
										: "bg-surface inset-ring inset-ring-line-strong",
								cell === Math.min(code.length, CELLS.length - 1) &&
									"group-focus-within:inset-ring-[2.5px] group-focus-within:inset-ring-focus",
							)}
						>
							{code[cell]}
						</i>
					))}
				</span>
				<input
					// biome-ignore lint/a11y/noAutofocus: the code is what whoever asked for it types next.
					autoFocus
					value={code}
					onChange={(event) => onType(event.target.value)}
					onFocus={(event) => event.target.select()}
					aria-label={label}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? note : undefined}
					inputMode="numeric"
					autoComplete="one-time-code"
					className="absolute inset-0 size-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
				/>
			</div>
			{error && <FieldError id={note}>{error}</FieldError>}
		</div>
	);
}
