"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/choices";
import { FieldError } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import { EVENT_WORDS, EVENTS, nameOfUrl, SCOPE_WORDS, SCOPES, type Scope } from "@/lib/integrations/rules";
import { sellerCall } from "@/lib/team/client";

/** What is said once, and what it is. */
export type Secret = { title: string; note: string; text: string };

async function copy({ text }: Secret): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		toast.success("Copied", "secret");
	} catch {
		toast.message("Please select it and copy it by hand", "secret");
	}
}

/** A key or a secret in full, until its reader has it; no page shows it again. */
export function SecretCard({ secret, onDone }: { secret: Secret; onDone: () => void }) {
	const ref = useRef<HTMLElement>(null);
	useEffect(() => ref.current?.focus(), []);
	return (
		<section
			ref={ref}
			tabIndex={-1}
			aria-label={secret.title}
			className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg bg-deep p-5 text-on-deep on-deep outline-none lg:grid-cols-[auto_minmax(0,1fr)_auto]"
		>
			<Icon name="key-round" className="mt-0.5 size-6 text-mango-400" />
			<div className="grid gap-2">
				<div>
					<h2 className="font-strong">{secret.title}</h2>
					<p className="text-sm text-on-deep-2">{secret.note}</p>
				</div>
				<code className="block rounded-sm bg-deep-2 px-3.5 py-2.5 font-mono text-md wrap-anywhere select-all">
					{secret.text}
				</code>
			</div>
			<div className="col-span-full grid grid-cols-2 content-start gap-2 lg:col-span-1 lg:grid-cols-1">
				<Button variant="accent" size="sm" icon="copy" onClick={() => void copy(secret)}>
					Copy
				</Button>
				<Button variant="quiet" size="sm" className="text-on-deep hover:bg-deep-line" onClick={onDone}>
					I have it
				</Button>
			</div>
		</section>
	);
}

const loadKeyRules = () => import("@/lib/integrations/schema").then((rules) => rules.apiKeySchema);
const loadWebhookRules = () => import("@/lib/integrations/schema").then((rules) => rules.webhookSchema);

/** The rights of a key in a sentence. */
function rightsOf(scopes: readonly Scope[]): string {
	return new Intl.ListFormat("en").format(scopes.map((scope) => SCOPE_WORDS[scope]));
}

type DialogProps = {
	/** Takes what is said this once. */
	onMade: (secret: Secret) => void;
	onClose: () => void;
};

type ChoicesProps<Choice extends string> = ComponentProps<"input"> & {
	legend: string;
	error: string | undefined;
	choices: readonly Choice[];
	words: Readonly<Record<Choice, string>>;
};

function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
	const { legend, error, choices, words, ...field } = props;
	return (
		<fieldset>
			<legend className="mb-1 text-sm font-strong">{legend}</legend>
			{choices.map((choice) => (
				<Checkbox key={choice} {...field} value={choice}>
					<b className="font-mono text-xs">{choice}</b>
					<span className="block text-ink-2">{words[choice]}</span>
				</Checkbox>
			))}
			{error && <FieldError>{error}</FieldError>}
		</fieldset>
	);
}

/** Asks what a key is for, and what it may do. */
export function NewKeyDialog({ onMade, onClose }: DialogProps) {
	const form = useRulesForm(loadKeyRules, { defaultValues: { name: "", scopes: [] } });
	return (
		<FormDialog
			form={form}
			save={async (wanted) => {
				const { key } = await sellerCall("POST /api/seller/keys", { body: wanted });
				const note = `It is shown once. Whoever has it can ${rightsOf(wanted.scopes)}.`;
				onMade({ title: `The key of “${wanted.name}”`, note, text: key });
			}}
			failed="Failed to make the key"
			onClose={onClose}
			title="New key"
			description="For a program, not for a person: people sign in. Give it no more than it needs."
			confirm="Make the key"
		>
			<InputField {...fieldOf(form, "name")} autoComplete="off" label="What is it for?" />
			<Choices legend="It may" choices={SCOPES} words={SCOPE_WORDS} {...fieldOf(form, "scopes")} />
		</FormDialog>
	);
}

/** Asks where events go, and which. */
export function NewWebhookDialog({ onMade, onClose }: DialogProps) {
	const form = useRulesForm(loadWebhookRules, { defaultValues: { url: "", events: [] } });
	return (
		<FormDialog
			form={form}
			save={async (wanted) => {
				const { secret } = await sellerCall("POST /api/seller/webhooks", { body: wanted });
				const note = "It is shown once. It signs what the shop sends there.";
				onMade({ title: `The secret of ${nameOfUrl(wanted.url)}`, note, text: secret });
			}}
			failed="Failed to make the webhook"
			onClose={onClose}
			title="New webhook"
			description="The shop tells this address what happens, signed, in order for each order."
			confirm="Make the webhook"
		>
			<InputField {...fieldOf(form, "url")} type="url" autoComplete="off" label="Address (https)" />
			<Choices legend="It hears of" choices={EVENTS} words={EVENT_WORDS} {...fieldOf(form, "events")} />
		</FormDialog>
	);
}
