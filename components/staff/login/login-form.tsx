"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { z } from "zod";
import { useMessages } from "#messages";
import { PasskeyButton } from "@/components/accounts/passkey-button";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { PasswordInput } from "@/components/ui/form/password-input";
import type { loginSchema } from "@/lib/accounts/schema";
import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { CodeForm } from "./code-form";

type Credentials = z.infer<typeof loginSchema>;

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.loginSchema);

type PasswordFormProps = { why: string; onDone: () => void; onCode: () => void };

/** The first step: e-mail and password. */
function PasswordForm({ why, onDone, onCode }: PasswordFormProps) {
	const text = useMessages("teamLogin");
	const form = useRulesForm(loadRules, { defaultValues: { email: "", password: "" } });
	const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

	async function login(credentials: Credentials): Promise<void> {
		try {
			const answer = await call<{ needsCode?: true }>("POST", "/api/seller/login", { body: credentials });
			if (answer.needsCode) onCode();
			else onDone();
		} catch (error) {
			form.setError("root", { message: messageOf(error, text.failed) });
		}
	}

	return (
		<form noValidate onSubmit={form.handleSubmit(login)} className="grid gap-4">
			<Field label={text.email} error={errors.email?.message}>
				{(control) => (
					<Input {...control} {...form.register("email")} type="email" autoComplete="username" required />
				)}
			</Field>
			<Field label={text.password} error={errors.password?.message}>
				{(control) => (
					<PasswordInput
						{...control}
						{...form.register("password")}
						autoComplete="current-password"
						required
					/>
				)}
			</Field>
			{errors.root && <FieldError>{errors.root.message}</FieldError>}
			{!errors.root && why && <FieldError>{why}</FieldError>}
			<Button type="submit" block busy={isSubmitting || isSubmitSuccessful}>
				{text.login}
			</Button>
			<PasskeyButton
				base="/api/seller"
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
