"use client";

import { clsx } from "clsx";
import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { type FieldWords, InputField, type InputProps } from "@/components/ui/form/input";
import { PasswordField } from "@/components/ui/form/password-input";
import { Icon } from "@/components/ui/icons";
import { passkeyProblem } from "@/lib/accounts/client/passkeys";
import { confirmationDiffers, passwordStrength } from "@/lib/accounts/rules/user";
import { useAction } from "@/lib/client/use-action";
import { fieldOf } from "@/lib/client/use-rules-form";

/** An e-mail address, written from the left whatever the page's language. */
export function EmailField(props: FieldWords & InputProps) {
	return <InputField type="email" dir="ltr" autoComplete="email" placeholder="you@example.com" {...props} />;
}

type PasskeyButtonProps<Answer> = {
	/** By a passkey of the device. */
	signIn: () => Promise<Answer>;
	onDone: (answer: Answer) => void;
	/** What went wrong, in a sentence. */
	onProblem: (message: string) => void;
	size?: "md" | "lg";
	look?: { variant: "soft"; label: string };
};

/** Signs in without a password, by finger, face or number of the device. */
export function PasskeyButton<Answer>({ signIn, onDone, onProblem, size, look }: PasskeyButtonProps<Answer>) {
	const text = useMessages("passkeyLogin");
	const { busy, run } = useAction(async () => {
		try {
			onDone(await signIn());
		} catch (error) {
			const problem = passkeyProblem(error, text.failed, text);
			if (problem) onProblem(problem);
		}
	});
	return (
		<Button
			variant={look?.variant ?? "outline"}
			size={size}
			block
			busy={busy}
			icon="key-round"
			onClick={() => void run()}
		>
			{look?.label ?? text.use}
		</Button>
	);
}

const BARS = [1, 2, 3, 4, 5];
const tones = ["bg-line", "bg-tomato-500", "bg-mango-500", "bg-leaf-400", "bg-leaf-600", "bg-leaf-600"];

/** How strong a password is, said while it is typed: five bars, the specification's word, and what is missing (spec 4). */
export function PasswordMeter({ password }: { password: string }) {
	const says = useMessages("password");
	const { score, points } = passwordStrength(password);
	const rules = [
		{ text: says.long, isMet: points.isLong },
		{ text: says.cases, isMet: points.hasUpper && points.hasLower },
		{ text: says.digit, isMet: points.hasDigit },
		{ text: says.special, isMet: points.hasSpecial && password !== "" },
	];
	return (
		<div className="grid gap-2 text-sm text-ink-3">
			<div className="drawn grid grid-cols-5 gap-1.25" aria-hidden>
				{BARS.map((bar) => (
					<i
						key={bar}
						className={clsx(
							"h-1.5 rounded-full transition-colors duration-swap",
							bar <= score ? tones[score] : "bg-line",
						)}
					/>
				))}
			</div>
			<p className="flex justify-between" aria-live="polite">
				<span>{says.strengthLabel}</span>
				{password !== "" && <b className="text-ink">{says.strength[score]}</b>}
			</p>
			<ul className="grid grid-cols-2 gap-x-3 gap-y-0.5">
				{rules.map(({ text, isMet }) => (
					<li key={text} className={clsx("flex items-center gap-1.5", isMet && "font-semibold text-primary")}>
						{isMet ? (
							<Icon name="circle-check" className="size-4 flex-none" />
						) : (
							<Icon name="circle" className="size-4 flex-none" />
						)}
						{text}
						{isMet && <span className="sr-only">{says.met}</span>}
					</li>
				))}
			</ul>
		</div>
	);
}

type NewPasswordFieldsProps<Form extends FieldValues> = {
	form: Pick<UseFormReturn<Form>, "control" | "register" | "formState" | "getFieldState">;
	/** The fields of the new password and of its confirmation. */
	names: readonly [Path<Form>, Path<Form>];
	label: string;
};

/** A new password with its live strength, and its confirmation with the live mismatch (spec 2, 5). */
export function NewPasswordFields<Form extends FieldValues>(props: NewPasswordFieldsProps<Form>) {
	const { form, label } = props;
	const [name, confirmName] = props.names;
	const text = useMessages("password");
	const { control } = form;
	const password = String(useWatch({ control, name }) ?? "");
	const confirmation = String(useWatch({ control, name: confirmName }) ?? "");
	const repeated = fieldOf(form, confirmName);
	// What the form said of it was about the two as they were.
	const missing = confirmation === "" ? repeated.error : undefined;
	const error = confirmationDiffers(password, confirmation) ? text.differ : missing;
	return (
		<>
			<div className="grid gap-2">
				<PasswordField label={label} {...fieldOf(form, name)} autoComplete="new-password" />
				<PasswordMeter password={password} />
			</div>
			<PasswordField label={text.confirm} {...repeated} error={error} autoComplete="new-password" />
		</>
	);
}
