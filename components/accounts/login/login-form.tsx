"use client";

import { useRouter } from "next/navigation";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { PasswordInput } from "@/components/ui/form/password-input";
import { useHref } from "@/components/ui/page-link";
import { closeAuth, setUser } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";
import type { loginSchema } from "@/lib/accounts/schema";
import { call, messageOf } from "@/lib/client/api";
import { meetAccount } from "@/lib/client/language";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { PasskeyButton } from "../passkey-button";
import { useSendOnce } from "./use-send-once";

type LoginValues = z.infer<typeof loginSchema>;

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.loginSchema);

/** The login form's state; it lives outside the dialog. */
export function useLoginForm() {
	return useRulesForm(loadRules, { defaultValues: { email: "", password: "" } });
}

type LoginFormProps = { form: UseFormReturn<LoginValues>; onForgot: () => void; onRegister: () => void };

/** E-mail and password (spec 2, 5); then on to the page that asked for the login, if one did. */
export function LoginForm({ form, onForgot, onRegister }: LoginFormProps) {
	const text = useMessages("auth");
	const to = useHref();
	const { register, formState, handleSubmit, setError, reset } = form;
	const { errors, isSubmitting } = formState;
	const router = useRouter();
	function signedIn(user: ShopUser): void {
		reset();
		const returnPath = closeAuth();
		setUser(user);
		meetAccount(user);
		toast.success(text.login.done);
		if (returnPath) router.push(to(returnPath));
	}

	const send = useSendOnce(async (values: LoginValues) => {
		try {
			const { user } = await call<{ user: ShopUser }>("POST", "/api/user/login", { body: values });
			signedIn(user);
		} catch (error) {
			setError("root", { message: messageOf(error, text.failed) });
		}
	});
	return (
		<form noValidate onSubmit={handleSubmit(send)} className="grid gap-4.5">
			<Field label={text.email} error={errors.email?.message}>
				{(control) => (
					<Input
						{...control}
						{...register("email")}
						type="email"
						dir="ltr"
						autoComplete="username"
						placeholder="you@example.com"
					/>
				)}
			</Field>
			<div className="grid justify-items-end">
				<Field label={text.password} error={errors.password?.message} className="w-full">
					{(control) => (
						<PasswordInput {...control} {...register("password")} autoComplete="current-password" />
					)}
				</Field>
				<button type="button" onClick={onForgot} className="min-h-tap text-sm text-link">
					{text.login.forgot}
				</button>
			</div>
			{errors.root && <FieldError>{errors.root.message}</FieldError>}
			<Button type="submit" size="lg" block busy={isSubmitting}>
				{text.login.submit}
			</Button>
			<PasskeyButton<{ user: ShopUser }>
				base="/api/user"
				size="lg"
				onDone={({ user }) => signedIn(user)}
				onProblem={(message) => setError("root", { message })}
			/>
			<p className="text-center text-sm text-ink-3">
				{text.login.newHere}{" "}
				<button type="button" onClick={onRegister} className="tap-area text-link">
					{text.login.create}
				</button>
			</p>
		</form>
	);
}
