"use client";

import { useRouter } from "next/navigation";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { PasswordField } from "@/components/ui/form/password-input";
import { useHref } from "@/components/ui/page-link";
import { customerByPasskey } from "@/lib/accounts/client/passkeys";
import { meetAccount } from "@/lib/accounts/client/preferences";
import { closeAuth, setUser } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { call } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import type { DoneState } from "./auth-modal";
import { EmailField, NewPasswordFields, PasskeyButton } from "./credentials";

const loadLoginRules = () => import("@/lib/accounts/schema").then((rules) => rules.loginSchema);

/** The login form's state; it lives outside the dialog. */
export function useLoginForm() {
	return useRulesForm(loadLoginRules, { defaultValues: { email: "", password: "" } });
}

/** What follows a login: the dialog closes, and the page that asked for it opens, if one did. */
export function useSignedIn(): (user: ShopUser) => void {
	const text = useMessages("auth");
	const to = useHref();
	const router = useRouter();
	return (user) => {
		const returnPath = closeAuth();
		setUser(user);
		meetAccount(user);
		toast.success(text.login.done);
		if (returnPath) router.push(to(returnPath));
	};
}

type LoginFormProps = {
	form: ReturnType<typeof useLoginForm>;
	onForgot: () => void;
	onRegister: () => void;
};

/** E-mail and password (spec 2, 5); then on to the page that asked for the login, if one did. */
export function LoginForm({ form, onForgot, onRegister }: LoginFormProps) {
	const text = useMessages("auth");
	const { setError, reset } = form;
	const { errors, isSubmitting } = form.formState;
	const enter = useSignedIn();
	function signedIn(user: ShopUser): void {
		reset();
		enter(user);
	}

	const send = useSubmit(form, ["root"], text.failed, async (body) => {
		signedIn((await call("POST /api/user/login", { body })).user);
	});
	return (
		<form noValidate onSubmit={send} className="grid gap-4.5">
			<EmailField label={text.email} {...fieldOf(form, "email")} autoComplete="username" />
			<div className="grid justify-items-end">
				<PasswordField label={text.password} {...fieldOf(form, "password")} className="w-full" />
				<button type="button" onClick={onForgot} className="min-h-tap text-sm text-link">
					{text.login.forgot}
				</button>
			</div>
			{errors.root && <FieldError>{errors.root.message}</FieldError>}
			<Button type="submit" size="lg" block busy={isSubmitting}>
				{text.login.submit}
			</Button>
			<PasskeyButton
				signIn={customerByPasskey}
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

const loadForgotRules = () => import("@/lib/accounts/schema").then((rules) => rules.forgotPasswordSchema);

/** The forgot-password form's state; it lives outside the dialog. */
export function useForgotForm() {
	return useRulesForm(loadForgotRules, { defaultValues: { email: "" } });
}

type ForgotFormProps = {
	form: ReturnType<typeof useForgotForm>;
	onDone: (done: DoneState) => void;
	onBack: () => void;
};

/** Asks for a link to set a new password (spec 2). */
export function ForgotForm({ form, onDone, onBack }: ForgotFormProps) {
	const text = useMessages("auth");
	const { isSubmitting } = form.formState;
	const send = useSubmit(form, ["email"], text.failed, async ({ email }) => {
		const { message } = await call("POST /api/user/forgot-password", { body: { email } });
		onDone({ heading: text.done.heading, message, email, next: "close" });
	});
	return (
		<form noValidate onSubmit={send} className="grid gap-4.5">
			<p className="text-ink-2">{text.forgot.hint}</p>
			<EmailField label={text.email} {...fieldOf(form, "email")} autoComplete="username" />
			<Button type="submit" size="lg" block busy={isSubmitting}>
				{text.forgot.submit}
			</Button>
			<Button variant="quiet" block onClick={onBack}>
				{text.forgot.back}
			</Button>
		</form>
	);
}

const loadRegisterRules = () => import("@/lib/accounts/schema").then((rules) => rules.registerForm);

/** The register form's state; it lives outside the dialog. */
export function useRegisterForm() {
	return useRulesForm(loadRegisterRules, {
		defaultValues: { name: "", email: "", password: "", confirmPassword: "" },
	});
}

type RegisterFormProps = {
	form: ReturnType<typeof useRegisterForm>;
	onDone: (done: DoneState) => void;
	onLogin: () => void;
};

/** Name, e-mail and a new password (spec 2, 5). */
export function RegisterForm({ form, onDone, onLogin }: RegisterFormProps) {
	const text = useMessages("auth");
	const { isSubmitting } = form.formState;
	const fields = ["name", "email", "password"] as const;
	const send = useSubmit(form, fields, text.failed, async ({ name, email, password }) => {
		const body = { name, email, password };
		const { message = text.register.done } = await call("POST /api/user/register", { body });
		form.reset();
		onDone({ heading: text.done.heading, message, email, next: "login" });
	});
	return (
		<form noValidate onSubmit={send} className="grid gap-4.5">
			<div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
				<InputField label={text.register.name} {...fieldOf(form, "name")} autoComplete="name" />
				<EmailField label={text.email} hint={text.register.emailHint} {...fieldOf(form, "email")} />
			</div>
			<NewPasswordFields form={form} names={["password", "confirmPassword"]} label={text.password} />
			<Button type="submit" size="lg" block busy={isSubmitting}>
				{text.register.submit}
			</Button>
			<p className="text-center text-sm text-ink-3">
				{text.register.known}{" "}
				<button type="button" onClick={onLogin} className="tap-area text-link">
					{text.register.login}
				</button>
			</p>
		</form>
	);
}
