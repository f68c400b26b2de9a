"use client";

import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { PasswordField } from "@/components/ui/form/password-input";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import type { PhoneField, PhoneSteps } from "@/lib/accounts/client/phone";
import { plainDigits } from "@/lib/accounts/rules/user";
import type { Channel } from "@/lib/messages/rules";
import { useShop } from "@/lib/shop/client/shop";
import { CodeField } from "./code-field";

const ICONS = { whatsapp: "message-circle", sms: "smartphone" } as const;

function ChannelIcon({ channel }: { channel: Channel }) {
	return <Icon name={ICONS[channel]} />;
}

type StepProps = { steps: PhoneSteps };

/** What a field of a step needs. */
function fieldOf({ problem, type, ...typed }: PhoneSteps, field: PhoneField) {
	return {
		name: field,
		value: typed[field],
		error: problem?.field === field ? problem.message : undefined,
		onChange: (event: { target: { value: string } }) => type(field, event.target.value),
	};
}

const largeInput = "[&_input]:min-h-15 [&_input]:text-2xl [&_input]:font-bold [&_input]:figures";

/** The number, and how a code is to come: the first way is the main one. */
function NumberStep({ steps }: StepProps) {
	const text = useMessages("phoneLogin");
	const { phoneChannels } = useShop();
	const words = phoneChannels.length > 1 ? text.send : text.sendOnly;
	const [first = "whatsapp"] = phoneChannels;
	return (
		<Form onSend={() => void steps.send(first)} className="grid gap-4.5">
			<InputField
				label={text.phone}
				{...fieldOf(steps, "phone")}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				dir="ltr"
				placeholder="0300 0000000"
				className={largeInput}
			/>
			<div className="grid gap-2">
				{phoneChannels.map((channel, place) => (
					<Button
						key={channel}
						type={place === 0 ? "submit" : "button"}
						variant={place === 0 ? "primary" : "outline"}
						size={place === 0 ? "lg" : "md"}
						block
						busy={steps.busy === channel}
						disabled={steps.busy !== null && steps.busy !== channel}
						icon={<ChannelIcon channel={channel} />}
						onClick={place === 0 ? undefined : () => void steps.send(channel)}
					>
						{words[channel]}
					</Button>
				))}
			</div>
		</Form>
	);
}

/** The number that was typed, in the digits of the page. */
function PhoneNumber({ phone }: { phone: string }) {
	return (
		<b className="text-ink figures">
			<bdi dir="ltr">{plainDigits(phone)}</bdi>
		</b>
	);
}

type CodeStepProps = StepProps & { submit: string; needsPassword: boolean };

/** The code; six digits are sent by themselves where nothing else is asked for. */
function CodeStep({ steps, submit, needsPassword }: CodeStepProps) {
	const text = useMessages("phoneLogin");
	const { password } = useMessages("auth");
	const { phoneChannels } = useShop();
	const { channel, phone, code, secondsLeft, problem } = steps;
	const other = phoneChannels.find((one) => one !== channel);
	const isWaiting = secondsLeft > 0;
	function type(typed: string): void {
		if (steps.typeCode(typed) && !needsPassword) void steps.confirm(typed);
	}
	return (
		<Form onSend={() => void steps.confirm()} className="grid gap-4.5">
			<p className="-mt-3.5 flex flex-wrap items-center gap-x-2 text-md text-ink-2">
				<span>
					{text.sent[channel ?? "whatsapp"]} <PhoneNumber phone={phone} />
				</span>
				<button type="button" onClick={steps.changeNumber} className="min-h-tap min-w-tap text-link">
					{text.change}
				</button>
			</p>
			<CodeField
				label={text.code}
				code={code}
				error={problem?.field === "code" ? problem.message : undefined}
				onType={type}
			/>
			{needsPassword && (
				<PasswordField label={password} {...fieldOf(steps, "password")} autoComplete="current-password" />
			)}
			<Button type="submit" size="lg" block busy={steps.busy === "check"} disabled={!steps.isWhole}>
				{submit}
			</Button>
			<div className="grid grid-cols-2 gap-2">
				<Button
					variant="quiet"
					size="sm"
					disabled={isWaiting}
					className="figures"
					onClick={() => channel && void steps.send(channel)}
				>
					{isWaiting ? text.againIn(secondsLeft) : text.again}
				</Button>
				{other && (
					<Button
						variant="outline"
						size="sm"
						disabled={isWaiting}
						busy={steps.busy === other}
						icon={<ChannelIcon channel={other} />}
						onClick={() => void steps.send(other)}
					>
						{text.by[other]}
					</Button>
				)}
			</div>
			<p className="text-sm text-ink-3">{text.goodFor}</p>
		</Form>
	);
}

/** The name of whoever is new. */
function NameStep({ steps }: StepProps) {
	const text = useMessages("phoneLogin");
	const { privacy } = text;
	return (
		<Form onSend={() => void steps.confirm()} className="grid gap-4.5">
			<p className="-mt-2 text-md text-ink-2">
				{text.yours} <PhoneNumber phone={steps.phone} /> {text.confirmed}
			</p>
			<InputField
				label={text.name}
				hint={text.nameHint}
				{...fieldOf(steps, "name")}
				autoComplete="name"
				autoFocus
			/>
			<Button type="submit" size="lg" block busy={steps.busy === "check"}>
				{text.start}
			</Button>
			<p className="text-sm text-ink-3">
				{privacy.before}
				<PageLink href="/privacy" className="text-link">
					{privacy.link}
				</PageLink>
				{privacy.after}
			</p>
		</Form>
	);
}

type PhoneFormProps = StepProps & {
	/** What the code's button says. */
	submit: string;
	/** Whether the account's password is asked for with the code. */
	needsPassword?: boolean;
	/** What stands under the number. */
	children?: ReactNode;
};

/** A number that is confirmed by a code, one step after the other (next day 1). */
export function PhoneForm({ steps, submit, needsPassword = false, children }: PhoneFormProps) {
	if (steps.step === "code") return <CodeStep steps={steps} submit={submit} needsPassword={needsPassword} />;
	if (steps.step === "name") return <NameStep steps={steps} />;
	return (
		<>
			<NumberStep steps={steps} />
			{children}
		</>
	);
}
