"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { type PasskeyBase, passkeyProblem, signInByPasskey } from "@/lib/accounts/client/passkeys";

type PasskeyButtonProps<Answer> = {
	base: PasskeyBase;
	onDone: (answer: Answer) => void;
	/** What went wrong, in a sentence. */
	onProblem: (message: string) => void;
	size?: "md" | "lg";
};

/** Signs in without a password, by finger, face or number of the device. */
export function PasskeyButton<Answer>({ base, onDone, onProblem, size }: PasskeyButtonProps<Answer>) {
	const text = useMessages("passkeyLogin");
	const [busy, setBusy] = useState(false);

	async function signIn(): Promise<void> {
		setBusy(true);
		try {
			onDone(await signInByPasskey<Answer>(base));
		} catch (error) {
			const problem = passkeyProblem(error, text.failed, text);
			if (problem) onProblem(problem);
		} finally {
			setBusy(false);
		}
	}

	return (
		<Button
			variant="outline"
			size={size}
			block
			busy={busy}
			icon={<KeyRound className="icon" />}
			onClick={signIn}
		>
			{text.use}
		</Button>
	);
}
