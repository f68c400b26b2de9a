import { toNestErrors } from "@hookform/resolvers";
import { type FormEvent, useEffect, useRef } from "react";
import {
	type FieldValues,
	type Path,
	type RegisterOptions,
	type Resolver,
	type UseFormProps,
	type UseFormReturn,
	type UseFormSetError,
	useForm,
} from "react-hook-form";
import type { ZodType } from "zod";
import { ApiError, isRecord, messageOf } from "./api";
import { loadRuleWords } from "./document";
import { useMessages } from "./messages";
import { toast } from "./toast";

/** Fetches the schema of a form; asked often, it is fetched once. */
export type LoadRules<Input, Output> = () => Promise<ZodType<Output, Input>>;

type Checker<Input extends FieldValues, Output> = Resolver<Input, unknown, Output>;
type Options<Input extends FieldValues, Output> = Omit<UseFormProps<Input, unknown, Output>, "resolver">;

/** Puts the sentences of a form's errors into the page's language; the fields' elements among them are left alone. */
function sayErrors(errors: unknown, say: (rule: string) => string): void {
	if (!isRecord(errors) || errors instanceof Element) return;
	if (typeof errors.message === "string") errors.message = say(errors.message);
	else for (const [key, error] of Object.entries(errors)) if (key !== "ref") sayErrors(error, say);
}

async function loadChecker<Input extends FieldValues, Output>(
	load: LoadRules<Input, Output>,
): Promise<Checker<Input, Output>> {
	const [{ zodResolver }, rules, say] = await Promise.all([
		import("@hookform/resolvers/zod"),
		load(),
		loadRuleWords(),
		import("./zod-settings"),
	]);
	const check = zodResolver(rules);
	return async (values, context, options) => {
		const result = await check(values, context, options);
		sayErrors(result.errors, say);
		return result;
	};
}

/** Checks with the rules once they are there. Where they cannot be fetched, says so and lets nothing be sent. */
function checkWith<Input extends FieldValues, Output>(
	load: LoadRules<Input, Output>,
	failed: string,
): Checker<Input, Output> {
	return async (values, context, options) => {
		const check = await loadChecker(load).catch(() => null);
		if (check) return check(values, context, options);
		toast.error(failed, "rules");
		const [first = "root"] = Object.keys(options.fields);
		return { values: {}, errors: toNestErrors({ [first]: { type: "unread" } }, options) };
	};
}

/**
 * A form that is checked by a schema. Rules and their library weigh more than most pages: they are fetched when the
 * first letter is typed, so that they are there when the form is sent.
 */
export function useRulesForm<Input extends FieldValues, Output>(
	load: LoadRules<Input, Output>,
	options: Options<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
	const { failed } = useMessages("ui");
	const form = useForm<Input, unknown, Output>({ ...options, resolver: checkWith(load, failed) });
	const { subscribe } = form;
	useEffect(() => {
		const fetchAhead = () => void loadChecker(load).catch(() => undefined);
		// A change without a type is the program's own.
		return subscribe({ formState: { values: true }, callback: ({ type }) => type && fetchAhead() });
	}, [subscribe, load]);
	return form;
}

/** What a control needs to be a form's field: its registration, and what is wrong with it. */
export function fieldOf<Form extends FieldValues, Output>(
	form: Pick<UseFormReturn<Form, unknown, Output>, "register" | "getFieldState" | "formState">,
	name: Path<Form>,
	options?: RegisterOptions<Form, Path<Form>>,
) {
	return { ...form.register(name, options), error: form.getFieldState(name, form.formState).error?.message };
}

/** Tells a failed submission in the server's words, else in the default of spec 8. */
function showProblem<Form extends FieldValues>(
	setError: UseFormSetError<Form>,
	fields: readonly (Path<Form> | "root")[],
	error: unknown,
	failed: string,
): void {
	const sentences = error instanceof ApiError ? error.fields : {};
	const named = fields.filter((field) => sentences[field]);
	for (const field of named) {
		setError(field, { message: sentences[field] }, { shouldFocus: field === named[0] });
	}
	if (named.length > 0) return;
	const message = messageOf(error, failed);
	if (fields.includes("root")) setError("root", { message });
	else toast.error(message);
}

/**
 * The submit handler of a form: sends what has passed the rules, once however often it is pressed meanwhile. A failure is told
 * beside the `fields` that the server named, under the form where they include "root", else in a toast.
 */
export function useSubmit<Form extends FieldValues, Output>(
	{ handleSubmit, setError }: Pick<UseFormReturn<Form, unknown, Output>, "handleSubmit" | "setError">,
	fields: readonly (Path<Form> | "root")[],
	failed: string,
	send: (values: Output) => Promise<unknown>,
): (event?: FormEvent) => Promise<void> {
	const isUnderWay = useRef(false);
	return handleSubmit(async (values) => {
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		try {
			await send(values);
		} catch (error) {
			showProblem(setError, fields, error, failed);
		} finally {
			isUnderWay.current = false;
		}
	});
}
