"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { useMessages } from "#messages";
import { PasskeyButton } from "@/components/accounts/login/credentials";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { PasswordField } from "@/components/ui/form/password-input";
import { staffByPasskey } from "@/lib/accounts/client/passkeys";
import { ApiError, call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import { SIGN_IN_AGAIN } from "@/lib/team/rules";
import type { codeSchema } from "@/lib/team/schema";

type CodeFormProps = {
	onDone: () => void;
	/** It is over: the password is asked for again, and why. */
	onOver: (why: string) => void;
};

const loadCodeRules = () => import("@/lib/team/schema").then((rules) => rules.codeSchema);

/** The second step of the login: the code of the app. */
function CodeForm({ onDone, onOver }: CodeFormProps) {
	const text = useMessages("teamLogin");
	const form = useRulesForm(loadCodeRules, { defaultValues: { code: "" } });
	const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
	const { setFocus } = form;
	// The press that brought this step has nowhere else to go on.
	useEffect(() => setFocus("code"), [setFocus]);

	async function send(body: z.infer<typeof codeSchema>): Promise<void> {
		try {
			await call("POST /api/seller/login/code", { body });
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
			<InputField
				{...form.register("code")}
				label={text.code}
				hint={text.codeHint}
				error={errors.code?.message ?? errors.root?.message}
				autoComplete="one-time-code"
				inputMode="text"
				autoCapitalize="off"
				spellCheck={false}
				required
			/>
			<Button type="submit" block busy={isSubmitting || isSubmitSuccessful}>
				{text.login}
			</Button>
			<Button variant="quiet" block onClick={() => onOver("")}>
				{text.anotherAccount}
			</Button>
		</form>
	);
}

const loadPasswordRules = () => import("@/lib/accounts/schema").then((rules) => rules.loginSchema);

/** The first step: e-mail and password. */
function PasswordForm({ why, onDone, onCode }: { why: string; onDone: () => void; onCode: () => void }) {
	const text = useMessages("teamLogin");
	const form = useRulesForm(loadPasswordRules, { defaultValues: { email: "", password: "" } });
	const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

	const login = useSubmit(form, ["root"], text.failed, async (credentials) => {
		const { needsCode } = await call("POST /api/seller/login", { body: credentials });
		if (needsCode) onCode();
		else onDone();
	});

	return (
		<form noValidate onSubmit={login} className="grid gap-4">
			<InputField
				{...fieldOf(form, "email")}
				label={text.email}
				type="email"
				autoComplete="username"
				required
			/>
			<PasswordField {...fieldOf(form, "password")} label={text.password} required />
			{errors.root && <FieldError>{errors.root.message}</FieldError>}
			{!errors.root && why && <FieldError>{why}</FieldError>}
			<Button type="submit" block busy={isSubmitting || isSubmitSuccessful}>
				{text.login}
			</Button>
			<PasskeyButton
				signIn={staffByPasskey}
				onDone={onDone}
				onProblem={(message) => form.setError("root", { message })}
			/>
		</form>
	);
}

/** The login of owner and team; the page that was asked for follows in place (spec 2). */
export default function SellerLoginForm() {
	const text = useMessages("teamLogin");
	const router = useRouter();
	const [step, setStep] = useState<"password" | "code">("password");
	const [why, setWhy] = useState("");

	function done(): void {
		toast.success(text.success);
		router.refresh();
	}

	function again(reason: string): void {
		setWhy(reason);
		setStep("password");
	}

	if (step === "code") return <CodeForm onDone={done} onOver={again} />;
	return <PasswordForm why={why} onDone={done} onCode={() => setStep("code")} />;
}
