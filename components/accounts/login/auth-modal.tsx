"use client";

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Awning, Picture } from "@/components/ui/picture";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { UrduSign } from "@/components/ui/urdu-text";
import { customerByPasskey } from "@/lib/accounts/client/passkeys";
import { type PhoneSteps, usePhoneSteps } from "@/lib/accounts/client/phone";
import {
	type AuthMode,
	dismissAuth,
	onSessionChange,
	openAuth,
	useAuthMode,
} from "@/lib/accounts/client/session";
import { toast } from "@/lib/client/toast";
import { useShop } from "@/lib/shop/client/shop";
import {
	ForgotForm,
	LoginForm,
	RegisterForm,
	useForgotForm,
	useLoginForm,
	useRegisterForm,
	useSignedIn,
} from "./auth-forms";
import { PasskeyButton } from "./credentials";
import { PhoneForm } from "./phone-steps";

/** What the success screen says, and what comes next: logging in, or nothing more than closing. */
export type DoneState = { heading: string; message: string; email: string; next: "login" | "close" };

/** The success screen after registering and after asking for a reset link (spec 2). */
function AuthDone({ done, onLogin, onClose }: { done: DoneState; onLogin: () => void; onClose: () => void }) {
	const { done: text } = useMessages("auth");
	const { close } = useMessages("ui");
	return (
		<div className="grid gap-4.5">
			<span className="grid size-14 place-items-center rounded-full bg-success-soft text-on-success-soft">
				<Icon name="mail-check" className="size-7" />
			</span>
			<div role="status" className="grid gap-1.5">
				<p className="text-lg">{done.message}</p>
				<p className="text-ink-2">
					{text.before}
					<b className="break-all">
						<bdi dir="ltr">{done.email}</bdi>
					</b>
					{text.after}
				</p>
			</div>
			<Button size="lg" block onClick={done.next === "login" ? onLogin : onClose} autoFocus>
				{done.next === "login" ? text.login : close}
			</Button>
		</div>
	);
}

const ICONS = ["timer", "map-pin", "receipt-text"] as const;

/** The stall beside the form, on wide screens: why an account is worth having. */
export function AuthArt() {
	const { art: text } = useMessages("auth");
	const isUrdu = useLanguage() === "ur";
	return (
		<div className="relative hidden flex-col overflow-hidden rounded-s-xl bg-field text-on-field on-field lg:flex">
			<Awning size="sm" />
			<div className="px-8 py-6">
				{!isUrdu && <UrduSign sign="welcome" className="text-title" />}
				<p className="display-type text-3xl leading-none">{text.heading}</p>
				<ul className="mt-4.5 grid gap-2.5 font-semibold">
					{text.reasons.map((reason, index) => (
						<li key={reason} className="flex items-center gap-2.5">
							<Icon name={ICONS[index] ?? "timer"} />
							{reason}
						</li>
					))}
				</ul>
			</div>
			<Picture
				src="/art/crate-full.webp"
				alt=""
				width={640}
				height={640}
				sizes="21rem"
				pixels={[320, 640]}
				className="mt-auto -me-10 -mb-6 ms-auto w-84 max-w-none"
			/>
		</div>
	);
}

/** Login with a number; e-mail and passkey are one tap away. */
function PhoneLogin({ steps, onEmail }: { steps: PhoneSteps; onEmail: () => void }) {
	const text = useMessages("phoneLogin");
	const [problem, setProblem] = useState("");
	const enter = useSignedIn();
	return (
		<div className="grid gap-4.5">
			{steps.step === "number" && <p className="-mt-2.5 text-ink-2">{text.lead}</p>}
			<PhoneForm steps={steps} submit={text.login}>
				<p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3.5 text-sm text-ink-3 before:border-t before:border-line after:border-t after:border-line">
					{text.or}
				</p>
				<div className="grid grid-cols-2 gap-2">
					<Button variant="soft" icon="mail" onClick={onEmail}>
						{text.email}
					</Button>
					<PasskeyButton
						look={{ variant: "soft", label: text.passkey }}
						signIn={customerByPasskey}
						onDone={({ user }) => enter(user)}
						onProblem={setProblem}
					/>
				</div>
				{problem && <FieldError>{problem}</FieldError>}
			</PhoneForm>
		</div>
	);
}

/** Not the tabs but the first field is where a hand that opened this wants to be, once it is drawn. */
function focusFirstField(area: RefObject<HTMLElement | null>): void {
	requestAnimationFrame(() => area.current?.querySelector("input")?.focus());
}

/**
 * Login, register, forgot password and the success screen over any page (spec 2). What was typed lives here and not
 * in the dialog, so closing it by mistake loses nothing; it goes once somebody signs in or out.
 */
export default function AuthModal() {
	const text = useMessages("auth");
	const mode = useAuthMode();
	const [shown, setShown] = useState<AuthMode>(mode ?? "login");
	const [done, setDone] = useState<DoneState | null>(null);
	const login = useLoginForm();
	const register = useRegisterForm();
	const forgot = useForgotForm();
	const phoneText = useMessages("phoneLogin");
	const { phoneFirst, phoneChannels } = useShop();
	const hasChannels = phoneChannels.length > 0;
	const first = phoneFirst ? "number" : "email";
	const [way, setWay] = useState<"email" | "number">(first);
	const enter = useSignedIn();
	const steps = usePhoneSteps({
		failed: phoneText.failed,
		onDone: ({ user, joined }) => {
			enter(user);
			if (joined > 0) toast.success(phoneText.joined(joined));
		},
	});
	useEffect(() =>
		onSessionChange(() => {
			for (const typed of [login, register, forgot, steps]) typed.reset();
		}),
	);
	const idBase = useId();
	if (mode && mode !== shown) setShown(mode);

	const isOpen = mode !== null;
	const [wasOpen, setWasOpen] = useState(isOpen);
	if (isOpen !== wasOpen) {
		setWasOpen(isOpen);
		// A code that is awaited may still be entered; else the dialog begins anew.
		if (!isOpen && steps.step === "number") setWay(first);
	}
	const area = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isOpen) focusFirstField(area);
	}, [isOpen]);

	function choose(next: "email" | "number"): void {
		setWay(next);
		focusFirstField(area);
	}

	function close(): void {
		setDone(null);
		void dismissAuth();
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

	const isByNumber = hasChannels && way === "number" && shown !== "forgot" && !done;
	const heading = done ? done.heading : isByNumber ? phoneText.headings[steps.step] : text.headings[shown];
	return (
		<Dialog open={isOpen} onOpenChange={(open) => !open && close()} title={heading} hideTitle size="lg" bare>
			<div className="grid lg:grid-cols-[22rem_minmax(0,1fr)]">
				<AuthArt />
				<div ref={area} className="grid content-start gap-4.5 px-5 pt-6 pb-7 lg:px-10 lg:pt-9 lg:pb-10">
					<p aria-hidden className="pe-10 display-type text-4xl md:text-3xl">
						{heading}
					</p>
					{isByNumber ? (
						<PhoneLogin steps={steps} onEmail={() => choose("email")} />
					) : done ? (
						<AuthDone done={done} onLogin={() => go("login")} onClose={close} />
					) : shown === "forgot" ? (
						<ForgotForm form={forgot} onDone={setDone} onBack={() => go("login")} />
					) : (
						<>
							{hasChannels && (
								<Button variant="soft" size="lg" block icon="smartphone" onClick={() => choose("number")}>
									{phoneText.use}
								</Button>
							)}
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
								{shown === "register" && (
									<RegisterForm form={register} onDone={setDone} onLogin={() => go("login")} />
								)}
							</TabPanel>
						</>
					)}
				</div>
			</div>
		</Dialog>
	);
}
