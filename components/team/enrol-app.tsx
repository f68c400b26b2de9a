"use client";

import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { messageOf } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { sellerCall } from "@/lib/team/client/seller";
import type { codeSchema } from "@/lib/team/schema";

/** What an app needs: to be read by its camera, tapped on the same phone, or typed. */
export type Enrolment = { secret: string; uri: string; qr: string };

type EnrolAppProps = {
	enrolment: Enrolment;
	onConfirmed: (recoveryCodes: readonly string[]) => void;
	onCancel: () => void;
};

const loadRules = () => import("@/lib/team/schema").then((rules) => rules.codeSchema);

/** Shows the secret once, and takes the first code as the proof that the app has it. */
export function EnrolApp({ enrolment: { secret, uri, qr }, onConfirmed, onCancel }: EnrolAppProps) {
	const form = useRulesForm(loadRules, { defaultValues: { code: "" } });
	const { errors, isSubmitting } = form.formState;

	async function confirm(body: z.infer<typeof codeSchema>): Promise<void> {
		try {
			const answer = await sellerCall<{ recoveryCodes: string[] }>("POST", "/api/seller/two-factor/confirm", {
				body,
			});
			onConfirmed(answer.recoveryCodes);
		} catch (error) {
			form.setError("code", { message: messageOf(error, "Failed to switch it on") });
		}
	}

	return (
		<div className="grid gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
			<span
				role="img"
				aria-label="QR code for your authenticator app"
				className="size-55 rounded-md bg-contain ring-1 ring-line"
				style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(qr)}")` }}
			/>
			<form noValidate onSubmit={form.handleSubmit(confirm)} className="grid max-w-100 content-start gap-4">
				<ol className="grid list-decimal gap-2 ps-5 text-ink-2">
					<li>
						Scan the picture with your app.{" "}
						<a href={uri} className="text-link">
							On this phone: open the app
						</a>
					</li>
					<li>
						Or type this key:{" "}
						<b className="font-semibold wrap-anywhere text-ink figures">
							{secret.replace(/.{4}(?!$)/g, "$& ")}
						</b>
					</li>
					<li>Enter the six digits that it shows.</li>
				</ol>
				<Field label="Code" error={errors.code?.message}>
					{(control) => (
						<Input
							{...control}
							{...form.register("code")}
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={10}
						/>
					)}
				</Field>
				<div className="flex flex-wrap gap-2.5">
					<Button type="submit" busy={isSubmitting}>
						Confirm
					</Button>
					<Button variant="quiet" onClick={onCancel}>
						Not now
					</Button>
				</div>
			</form>
		</div>
	);
}
