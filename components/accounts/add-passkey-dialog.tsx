"use client";

import { useRef } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { PasswordInput } from "@/components/ui/form/password-input";
import { LateDialog } from "@/components/ui/overlay/late-dialog";
import {
	beginPasskey,
	makePasskey,
	type PasskeyBase,
	type PasskeyOptions,
	type PasskeyProof,
	passkeyProblem,
} from "@/lib/accounts/client/passkeys";
import type { Passkey } from "@/lib/accounts/rules/user";
import { ApiError } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { showProblem } from "./login/show-problem";
import { useSendOnce } from "./login/use-send-once";

type AddPasskeyDialogProps = {
	base: PasskeyBase;
	/** Whether a code of the second factor is asked for too. */
	needsCode: boolean;
	onAdded: (passkey: Passkey) => void;
	onClose: () => void;
};

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.passkeyProofSchema);
const loadRulesWithCode = () => import("@/lib/team/schema").then((rules) => rules.removeFactorSchema);

/** A name that tells this device from the others, as far as the browser says it. */
function deviceName(): string | undefined {
	const { userAgent } = navigator;
	const known = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"].find((name) =>
		userAgent.includes(name),
	);
	return known === "Macintosh" ? "Mac" : known;
}

/** Asks for the password, and the code where one is needed, before the browser makes a passkey. */
export function AddPasskeyDialog({ base, needsCode, onAdded, onClose }: AddPasskeyDialogProps) {
	const text = useMessages("passkeys");
	const login = useMessages("passkeyLogin");
	const { register, handleSubmit, formState, setError } = useRulesForm<PasskeyProof, PasskeyProof>(
		needsCode ? loadRulesWithCode : loadRules,
		{ defaultValues: { password: "", ...(needsCode ? { code: "" } : {}) } },
	);
	const { errors, isSubmitting } = formState;
	// Whoever changes their mind at the device proves nothing twice: a code would not count again.
	const begun = useRef<PasskeyOptions>(null);

	const send = useSendOnce(async (proof: PasskeyProof) => {
		try {
			begun.current ??= await beginPasskey(base, proof);
			onAdded(await makePasskey(base, deviceName() ?? text.thisDevice, begun.current));
		} catch (error) {
			if (error instanceof ApiError) {
				begun.current = null;
				showProblem(setError, ["password", "code"], error, text.addFailed);
				return;
			}
			const problem = passkeyProblem(error, text.addFailed, login);
			if (problem) setError("root", { message: problem });
		}
	});

	return (
		<LateDialog open onOpenChange={onClose} title={text.add} description={text.ask}>
			<form noValidate onSubmit={handleSubmit(send)} className="mt-5 grid gap-5">
				<Field label={text.password} error={errors.password?.message}>
					{(control) => (
						<PasswordInput {...control} {...register("password")} autoComplete="current-password" />
					)}
				</Field>
				{needsCode && (
					<Field label={text.code} error={errors.code?.message}>
						{(control) => <Input {...control} {...register("code")} autoComplete="one-time-code" />}
					</Field>
				)}
				{errors.root && <FieldError>{errors.root.message}</FieldError>}
				<div className="flex flex-wrap justify-end gap-2.5">
					<Button variant="quiet" onClick={onClose}>
						{text.cancel}
					</Button>
					<Button type="submit" busy={isSubmitting}>
						{text.add}
					</Button>
				</div>
			</form>
		</LateDialog>
	);
}
