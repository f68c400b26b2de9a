"use client";

import { type ComponentProps, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/form/input";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useSecondsUntil } from "@/lib/accounts/client/verification";
import { localNumber } from "@/lib/accounts/rules/user";
import { ApiError, call, messageOf } from "@/lib/client/api";
import { pageLanguage, saveFile } from "@/lib/client/document";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import type { Channel } from "@/lib/messages/rules";
import { useShop } from "@/lib/shop/client/shop";

type OwnCodeProps = Omit<ComponentProps<typeof InputField>, "label"> & {
	/** The account's number. */
	phone: string;
};

/** The code that stands for the password of an account that has none: it is sent to its number, and typed here. */
export function OwnCode({ phone, ...field }: OwnCodeProps) {
	const { code: text } = useMessages("accountContact");
	const { by } = useMessages("phoneLogin");
	const { phoneChannels } = useShop();
	const [first = "whatsapp", ...others] = phoneChannels;
	const [until, setUntil] = useState(0);
	const secondsLeft = useSecondsUntil(until);
	const { busy, run } = useAction(async (channel: Channel) => {
		try {
			const { resendAfter } = await call("POST /api/user/phone/begin", { body: { phone, channel } });
			setUntil(Date.now() + resendAfter * 1000);
		} catch (error) {
			const seconds = error instanceof ApiError ? error.answer.resendAfter : null;
			if (typeof seconds === "number") setUntil(Date.now() + seconds * 1000);
			else toast.error(messageOf(error, text.failed));
		}
	});
	return (
		<div className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
			<InputField
				label={text.label(localNumber(phone))}
				{...field}
				dir="ltr"
				inputMode="numeric"
				autoComplete="one-time-code"
			/>
			<div className="grid gap-2 sm:mt-6.5">
				<Button
					variant="outline"
					className="figures"
					busy={busy}
					disabled={secondsLeft > 0}
					onClick={() => void run(first)}
				>
					{secondsLeft > 0 ? text.again(secondsLeft) : text.send}
				</Button>
				{others.map((channel) => (
					<Button
						key={channel}
						variant="quiet"
						size="sm"
						disabled={busy || secondsLeft > 0}
						onClick={() => void run(channel)}
					>
						{by[channel]}
					</Button>
				))}
			</div>
		</div>
	);
}

const loadCodeRules = () => import("@/lib/accounts/schema").then((rules) => rules.codeProofSchema);

type DataDialogProps = { phone: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Gives a customer without a password what the shop knows about them, as a file, by a code. */
export function DataDialog({ phone, open, onOpenChange }: DataDialogProps) {
	const text = useMessages("accountContact");
	const { data } = useMessages("accountSecurity");
	const form = useRulesForm(loadCodeRules, { defaultValues: { code: "" } });
	const send = useSubmit(form, ["root"], data.failed, async ({ code }) => {
		const response = await fetch(`/api/user/data?code=${code}`, {
			headers: { "accept-language": pageLanguage() },
		});
		if (!response.ok) {
			const { message } = await response.json();
			return form.setError("code", { message: String(message) });
		}
		saveFile("sabz-my-data.json", await response.blob());
		form.reset();
		onOpenChange(false);
	});
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={data.download} description={text.dataAsk}>
			<form noValidate onSubmit={send} className="mt-5 grid gap-5">
				<OwnCode phone={phone} {...fieldOf(form, "code")} />
				<Button type="submit" busy={form.formState.isSubmitting} className="justify-self-end">
					{data.download}
				</Button>
			</form>
		</Dialog>
	);
}
