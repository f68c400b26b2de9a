"use client";

import { useRef } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";

/**
 * Tells a failed submission beside each of these fields that the server named; what belongs to none of them in a toast
 * (the server's words, else the default of spec 8).
 */
export function showProblem<Form extends FieldValues>(
	setError: UseFormSetError<Form>,
	fields: readonly Path<Form>[],
	error: unknown,
	fallback: string,
): void {
	const sentences = error instanceof ApiError ? error.fields : {};
	const named = fields.filter((field) => sentences[field]);
	if (named.length === 0) toast.error(messageOf(error, fallback));
	for (const field of named) {
		setError(field, { message: sentences[field] }, { shouldFocus: field === named[0] });
	}
}

/** The same action, deaf while it is under way: pressing Enter twice sends once. */
export function useSendOnce<Values>(
	send: (values: Values) => Promise<void>,
): (values: Values) => Promise<void> {
	const isUnderWay = useRef(false);
	return async (values) => {
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		try {
			await send(values);
		} finally {
			isUnderWay.current = false;
		}
	};
}
