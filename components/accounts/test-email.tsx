"use client";

import { useState } from "react";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Panel } from "@/components/ui/panel";
import { noticeNewMail } from "@/lib/accounts/client/mailbox";
import type { testEmailSchema } from "@/lib/accounts/schema";
import { call, messageOf } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { showProblem } from "./login/show-problem";
import { useSendOnce } from "./login/use-send-once";

type TestEmailValues = z.infer<typeof testEmailSchema>;

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.testEmailSchema);

const FAILED = "Something went wrong. Please try again.";

/** Sends a test mail and shows the answer as it came (spec 2, Test email). */
export function TestEmail() {
	const [answer, setAnswer] = useState("");
	const { register, handleSubmit, formState, setError } = useRulesForm(loadRules, {
		defaultValues: { email: "" },
	});
	const send = useSendOnce(async (body: TestEmailValues) => {
		try {
			setAnswer(JSON.stringify(await call("POST", "/api/test/email", { body }), null, 2));
			noticeNewMail();
		} catch (error) {
			setAnswer(JSON.stringify({ success: false, message: messageOf(error, FAILED) }, null, 2));
			showProblem(setError, ["email"], error, FAILED);
		}
	});
	return (
		<Panel className="grid max-w-184 gap-4">
			<form noValidate onSubmit={handleSubmit(send)} className="flex flex-wrap items-start gap-3">
				<Field label="Email" error={formState.errors.email?.message} className="flex-1 basis-64">
					{(control) => (
						<Input
							{...control}
							{...register("email")}
							type="email"
							autoComplete="email"
							placeholder="you@example.com"
						/>
					)}
				</Field>
				<Button type="submit" busy={formState.isSubmitting} className="sm:mt-6.5">
					Send test email
				</Button>
			</form>
			{answer && (
				<pre
					role="status"
					aria-label="Response"
					className="rounded-md bg-bg-sunk p-4 text-sm whitespace-pre-wrap"
				>
					{answer}
				</pre>
			)}
		</Panel>
	);
}
