"use client";

import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";

/**
 * Tells a failed submission: in a toast (the server's words, else the default of spec 8), and beside each of these
 * fields that the server named.
 */
export function showProblem<Form extends FieldValues>(
	setError: UseFormSetError<Form>,
	fields: readonly Path<Form>[],
	error: unknown,
	fallback: string,
): void {
	toast.error(messageOf(error, fallback));
	const sentences = error instanceof ApiError ? error.fields : {};
	const named = fields.filter((field) => sentences[field]);
	for (const field of named) {
		setError(field, { message: sentences[field] }, { shouldFocus: field === named[0] });
	}
}
