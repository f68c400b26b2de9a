"use client";

import { useEffect } from "react";
import type { z } from "zod";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { ApiError, call, messageOf } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { SIGN_IN_AGAIN } from "@/lib/team/rules";
import type { codeSchema } from "@/lib/team/schema";

type CodeFormProps = {
	onDone: () => void;
	/** It is over: the password is asked for again, and why. */
	onOver: (why: string) => void;
};

const loadRules = () => import("@/lib/team/schema").then((rules) => rules.codeSchema);

/** The second step of the login: the code of the app. */
export function CodeForm({ onDone, onOver }: CodeFormProps) {
	const text = useMessages("teamLogin");
	const form = useRulesForm(loadRules, { defaultValues: { code: "" } });
	const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
	const { setFocus } = form;
	// The press that brought this step has nowhere else to go on.
	useEffect(() => setFocus("code"), [setFocus]);

	async function send(body: z.infer<typeof codeSchema>): Promise<void> {
		try {
			await call("POST", "/api/seller/login/code", { body });
			onDone();
		} catch (error) {
			if (error instanceof ApiError && error.serverMessage === SIGN_IN_AGAIN) return onOver(SIGN_IN_AGAIN);
			form.setError("root", { message: messageOf(error, text.failed) });
			form.resetField("code");
			setFocus("code");
		}
	}

	return (
		<form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-4">
			<Field label={text.code} hint={text.codeHint} error={errors.code?.message ?? errors.root?.message}>
				{(control) => (
					<Input
						{...control}
						{...form.register("code")}
						autoComplete="one-time-code"
						inputMode="text"
						autoCapitalize="off"
						spellCheck={false}
						required
					/>
				)}
			</Field>
			<Button type="submit" block busy={isSubmitting || isSubmitSuccessful}>
				{text.login}
			</Button>
			<Button variant="quiet" block onClick={() => onOver("")}>
				{text.anotherAccount}
			</Button>
		</form>
	);
}
