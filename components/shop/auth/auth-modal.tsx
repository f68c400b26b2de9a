"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { Dialog } from "@/components/ui/dialog";
import { TabPanel, Tabs, useTabsId } from "@/components/ui/tabs";
import { type AuthMode, closeAuth, openAuth, useAuthMode } from "@/lib/client/session";
import { AuthArt } from "./auth-art";
import { AuthDone, type DoneState } from "./auth-done";
import { ForgotForm, useForgotForm } from "./forgot-form";
import { LoginForm, useLoginForm } from "./login-form";
import { RegisterForm, useRegisterForm } from "./register-form";

/** Not the tabs but the first field is where a hand that opened this wants to be, once it is drawn. */
function focusFirstField(area: RefObject<HTMLElement | null>): void {
	requestAnimationFrame(() => area.current?.querySelector("input")?.focus());
}

/**
 * Login, register, forgot password and the success screen over any page (spec 2). What was typed lives here and not
 * in the dialog, so closing it by mistake loses nothing.
 */
export default function AuthModal() {
	const text = useMessages("auth");
	const mode = useAuthMode();
	const [shown, setShown] = useState<AuthMode>(mode ?? "login");
	const [done, setDone] = useState<DoneState | null>(null);
	const login = useLoginForm();
	const register = useRegisterForm(setDone);
	const forgot = useForgotForm(setDone);
	const idBase = useTabsId();
	if (mode && mode !== shown) setShown(mode);

	const isOpen = mode !== null;
	const area = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isOpen) focusFirstField(area);
	}, [isOpen]);

	function close(): void {
		setDone(null);
		closeAuth();
	}

	function go(next: AuthMode): void {
		const [email = ""] = [
			login.getValues("email"),
			register.getValues("email"),
			forgot.getValues("email"),
		].filter(Boolean);
		if (!login.getValues("email")) login.setValue("email", email);
		if (!forgot.getValues("email")) forgot.setValue("email", email);
		setDone(null);
		openAuth(next);
		focusFirstField(area);
	}

	const heading = done ? done.heading : text.headings[shown];
	return (
		<Dialog open={isOpen} onOpenChange={(open) => !open && close()} title={heading} hideTitle size="lg" bare>
			<div className="grid lg:grid-cols-[22rem_minmax(0,1fr)]">
				<AuthArt />
				<div ref={area} className="grid content-start gap-4.5 px-5 pt-6 pb-7 lg:px-10 lg:pt-9 lg:pb-10">
					<p aria-hidden className="pe-10 display-type text-4xl md:text-3xl">
						{heading}
					</p>
					{done ? (
						<AuthDone done={done} onLogin={() => go("login")} onClose={close} />
					) : shown === "forgot" ? (
						<ForgotForm form={forgot} onBack={() => go("login")} />
					) : (
						<>
							<Tabs
								label={text.tabs.label}
								items={[
									{ value: "login", label: text.tabs.login },
									{ value: "register", label: text.tabs.register },
								]}
								value={shown}
								onChange={go}
								idBase={idBase}
								block
							/>
							<TabPanel idBase={idBase} value="login" chosen={shown === "login"}>
								{shown === "login" && (
									<LoginForm form={login} onForgot={() => go("forgot")} onRegister={() => go("register")} />
								)}
							</TabPanel>
							<TabPanel idBase={idBase} value="register" chosen={shown === "register"}>
								{shown === "register" && <RegisterForm form={register} onLogin={() => go("login")} />}
							</TabPanel>
						</>
					)}
				</div>
			</div>
		</Dialog>
	);
}
