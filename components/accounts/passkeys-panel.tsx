"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#messages";
import { Button, IconButton } from "@/components/ui/button";
import { FieldError, Form } from "@/components/ui/form/field";
import { Input, InputField } from "@/components/ui/form/input";
import { PasswordField } from "@/components/ui/form/password-input";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import {
	beginPasskey,
	makePasskey,
	type PasskeyBase,
	type PasskeyOptions,
	type PasskeyProof,
	passkeyProblem,
} from "@/lib/accounts/client/passkeys";
import type { PasskeySummary } from "@/lib/accounts/rules/user";
import { ApiError, call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import { OwnCode } from "./own-code";

/** What is typed: which of it is asked for the rules say. */
type PasskeyForm = { password?: string; code?: string };

type AddPasskeyDialogProps = {
	base: PasskeyBase;
	/** Whether a code of the second factor is asked for too. */
	needsCode: boolean;
	/** The number of an account without a password: a code that is sent to it stands for one. */
	phone?: string | null;
	onAdded: (passkey: PasskeySummary) => void;
	onClose: () => void;
};

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.passkeyProofSchema);
const loadRulesByCode = () => import("@/lib/accounts/schema").then((rules) => rules.codeProofSchema);
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
function AddPasskeyDialog({ base, needsCode, phone, onAdded, onClose }: AddPasskeyDialogProps) {
	const text = useMessages("passkeys");
	const login = useMessages("passkeyLogin");
	const rules = phone ? loadRulesByCode : needsCode ? loadRulesWithCode : loadRules;
	const form = useRulesForm<PasskeyForm, PasskeyProof>(rules, { defaultValues: { password: "", code: "" } });
	const { errors, isSubmitting } = form.formState;
	const id = useId();
	// Whoever changes their mind at the device proves nothing twice: a code would not count again.
	const begun = useRef<PasskeyOptions>(null);

	const send = useSubmit(form, ["password", "code"], text.addFailed, async (proof) => {
		try {
			begun.current ??= await beginPasskey(base, proof);
			onAdded(await makePasskey(base, deviceName() ?? text.thisDevice, begun.current));
		} catch (error) {
			if (error instanceof ApiError) {
				begun.current = null;
				throw error;
			}
			const problem = passkeyProblem(error, text.addFailed, login);
			if (problem) form.setError("root", { message: problem });
		}
	});

	return (
		<ConfirmDialog
			open
			onOpenChange={onClose}
			title={text.add}
			description={text.ask}
			keep={text.cancel}
			confirm={text.add}
			variant="primary"
			busy={isSubmitting}
			form={id}
		>
			<form id={id} noValidate onSubmit={send} className="mt-5 grid gap-5">
				{phone ? (
					<OwnCode phone={phone} {...fieldOf(form, "code")} />
				) : (
					<PasswordField label={text.password} {...fieldOf(form, "password")} />
				)}
				{needsCode && (
					<InputField label={text.code} {...fieldOf(form, "code")} autoComplete="one-time-code" />
				)}
				{errors.root && <FieldError>{errors.root.message}</FieldError>}
			</form>
		</ConfirmDialog>
	);
}

type PasskeyItemProps = { passkey: PasskeySummary; onRename: (name: string) => void; onRemove: () => void };

/** One passkey: what it is called, since when, and when it was used last. */
export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
	const text = useMessages("passkeys");
	const { day } = useMessages("time");
	const { name, createdAt, lastUsedAt } = passkey;
	const [typed, setTyped] = useState<string | null>(null);
	const [asks, setAsks] = useState(false);

	function save(): void {
		const wanted = typed?.trim();
		if (wanted && wanted !== name) onRename(wanted);
		setTyped(null);
	}

	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2 first:border-t-0">
			{typed === null ? (
				<div className="min-w-0 flex-1">
					<p className="font-strong wrap-anywhere">{name}</p>
					<p className="text-sm text-ink-3">
						{text.since(day(new Date(createdAt)))}
						{lastUsedAt && text.lastUsed(day(new Date(lastUsedAt)))}
					</p>
				</div>
			) : (
				<Form onSend={save} className="flex min-w-0 flex-1 gap-2">
					<Input
						aria-label={text.newName(name)}
						value={typed}
						maxLength={60}
						onChange={(event) => setTyped(event.target.value)}
						className="flex-1"
					/>
					<Button type="submit">{text.save}</Button>
				</Form>
			)}
			{asks ? (
				<span className="flex gap-2">
					<Button variant="danger" size="sm" onClick={onRemove}>
						{text.remove(name)}
					</Button>
					<Button variant="quiet" size="sm" onClick={() => setAsks(false)}>
						{text.keep}
					</Button>
				</span>
			) : (
				typed === null && (
					<span className="flex">
						<IconButton aria-label={text.rename(name)} onClick={() => setTyped(name)}>
							<Icon name="pencil" />
						</IconButton>
						<IconButton aria-label={text.remove(name)} onClick={() => setAsks(true)}>
							<Icon name="trash" />
						</IconButton>
					</span>
				)
			)}
		</li>
	);
}

type PasskeysPanelProps = {
	base: PasskeyBase;
	/** Whether a passkey may be added: not while the account's address is unproved. */
	isVerified?: boolean;
	/** Whether adding one asks for a code of the second factor too. */
	needsCode?: boolean;
	/** The number of an account without a password. */
	phone?: string | null;
};

/** The passkeys of whoever is signed in: add, name, remove. */
export function PasskeysPanel({
	base,
	isVerified = true,
	needsCode = false,
	phone = null,
}: PasskeysPanelProps) {
	const text = useMessages("passkeys");
	const [passkeys, setPasskeys] = useState<readonly PasskeySummary[] | null>(null);
	const [isAdding, setIsAdding] = useState(false);

	useEffect(() => {
		call(`GET ${base}/passkeys`)
			.then((answer) => setPasskeys(answer.passkeys))
			.catch((error: unknown) => toast.error(messageOf(error, text.loadFailed)));
	}, [base, text]);

	function added(passkey: PasskeySummary): void {
		setPasskeys((known) => [...(known ?? []), passkey]);
		setIsAdding(false);
		toast.success(text.added);
	}

	/** Shows at once how it will be; how it was, where the shop refuses it. */
	function change(next: PasskeySummary[], request: Promise<unknown>, failed: string, done?: string): void {
		setPasskeys(next);
		request.then(
			() => done && toast.success(done),
			(error) => {
				setPasskeys(passkeys);
				toast.error(messageOf(error, failed));
			},
		);
	}

	function rename(passkey: string, name: string): void {
		const next = passkeys?.map((one) => (one._id === passkey ? { ...one, name } : one)) ?? [];
		const options = { params: { passkey }, body: { name } };
		change(next, call(`PUT ${base}/passkeys/{passkey}`, options), text.renameFailed);
	}

	function remove(passkey: string): void {
		const next = passkeys?.filter(({ _id }) => _id !== passkey) ?? [];
		const request = call(`DELETE ${base}/passkeys/{passkey}`, { params: { passkey } });
		change(next, request, text.removeFailed, text.removed);
	}

	return (
		<Panel aria-labelledby="passkeys" className="grid gap-4 print:hidden">
			<div>
				<PanelTitle id="passkeys">{text.title}</PanelTitle>
				<p className="mt-2 max-w-prose text-ink-2">{text.text}</p>
			</div>
			{passkeys && passkeys.length > 0 && (
				<ul className="grid">
					{passkeys.map((passkey) => (
						<PasskeyItem
							key={passkey._id}
							passkey={passkey}
							onRename={(name) => rename(passkey._id, name)}
							onRemove={() => remove(passkey._id)}
						/>
					))}
				</ul>
			)}
			{isVerified ? (
				<Button variant="outline" className="justify-self-start" onClick={() => setIsAdding(true)}>
					{text.add}
				</Button>
			) : (
				<Notice tone="info">{text.verifyFirst}</Notice>
			)}
			{isAdding && (
				<AddPasskeyDialog
					base={base}
					needsCode={needsCode}
					phone={phone}
					onAdded={added}
					onClose={() => setIsAdding(false)}
				/>
			)}
		</Panel>
	);
}
