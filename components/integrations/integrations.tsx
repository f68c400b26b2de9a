"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { type Secret, SecretCard } from "@/components/integrations/new-dialogs";
import { ColumnHeads } from "@/components/staff/page-head";
import { Tag } from "@/components/ui/badges";
import { Button, IconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { type ApiKey, isWriting, type Webhook } from "@/lib/integrations/rules";
import { sellerCall } from "@/lib/team/client";
import { formatDate, formatMoment } from "@/lib/text/dates";
import { NewKeyDialog, NewWebhookDialog } from "./new-dialogs";
import { WebhookRows } from "./webhook-rows";

const columns = "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_9rem_8rem_2.75rem]";

function KeyRow({ apiKey, now, onDelete }: { apiKey: ApiKey; now: number; onDelete: () => void }) {
	const { name, prefix, scopes, lastUsedAt, createdAt, by } = apiKey;
	return (
		<li
			className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-t border-line px-4 py-2.5 ${columns}`}
		>
			<span className="leading-snug">
				<b className="block font-strong wrap-anywhere">{name}</b>
				<code className="font-mono text-xs text-ink-2">{prefix}…</code>
			</span>
			<span className="flex flex-wrap gap-1.5 max-lg:col-span-full max-lg:row-start-2">
				{scopes.map((scope) => (
					<Tag key={scope} tone={isWriting(scope) ? "low" : "plain"}>
						{scope}
					</Tag>
				))}
			</span>
			<span className="text-sm max-lg:col-span-full">
				<span className="text-ink-2 lg:sr-only">{lastUsedAt ? "used " : "not used yet"}</span>
				{lastUsedAt ? formatMoment(lastUsedAt, now) : <span className="max-lg:hidden">Never</span>}
			</span>
			<span className="text-sm leading-snug max-lg:hidden">
				{formatDate(createdAt)}
				<span className="block text-xs text-ink-2">{by}</span>
			</span>
			<IconButton
				aria-label={`Delete ${name}`}
				onClick={onDelete}
				className="max-lg:col-start-2 max-lg:row-start-1"
			>
				<Icon name="trash" />
			</IconButton>
		</li>
	);
}

type ListProps = {
	title: string;
	count: number;
	add: string;
	onAdd: () => void;
	none: string;
	children: ReactNode;
};

function List({ title, count, add, onAdd, none, children }: ListProps) {
	return (
		<section className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
			<header className="flex items-center justify-between gap-4 px-4 py-3">
				<h2 className="panel-title display-type text-lg tracking-heading">
					{title} <span className="text-sm font-semibold text-ink-3 figures">{count}</span>
				</h2>
				<Button variant="outline" size="sm" icon="plus" onClick={onAdd}>
					{add}
				</Button>
			</header>
			{count === 0 ? <p className="border-t border-line px-4 py-4 text-sm text-ink-2">{none}</p> : children}
		</section>
	);
}

type IntegrationsProps = { keys: readonly ApiKey[]; webhooks: readonly Webhook[]; now: number };

/** The keys and webhooks of other programs, and the way to make one more of each. */
export function Integrations({ keys, webhooks, now }: IntegrationsProps) {
	const router = useRouter();
	const [asks, setAsks] = useState<"key" | "webhook" | null>(null);
	const [leaving, setLeaving] = useState<ApiKey | null>(null);
	const [secret, setSecret] = useState<Secret | null>(null);
	const { busy, run } = useAction(async ({ _id, name }: ApiKey) => {
		await sellerCall("DELETE /api/seller/keys/{id}", { params: { id: _id } });
		setLeaving(null);
		toast.success(`${name}: key deleted`);
		router.refresh();
	}, "Failed to delete the key");
	const dialog = { onMade: setSecret, onClose: () => setAsks(null) };

	return (
		<>
			{secret && <SecretCard key={secret.text} secret={secret} onDone={() => setSecret(null)} />}
			<List
				title="Keys"
				count={keys.length}
				add="New key"
				onAdd={() => setAsks("key")}
				none="No key yet. A key lets another program read or change what you allow it, and no more."
			>
				<ColumnHeads
					className={`hidden py-2 lg:grid lg:gap-x-4 ${columns}`}
					names={["Name", "May", "Last used", "Made"]}
				/>
				<ul>
					{keys.map((apiKey) => (
						<KeyRow key={apiKey._id} apiKey={apiKey} now={now} onDelete={() => setLeaving(apiKey)} />
					))}
				</ul>
			</List>
			<List
				title="Webhooks"
				count={webhooks.length}
				add="New webhook"
				onAdd={() => setAsks("webhook")}
				none="No webhook yet. A webhook tells another program of orders, refunds and products as they change."
			>
				<WebhookRows webhooks={webhooks} now={now} />
			</List>
			{asks === "key" && <NewKeyDialog {...dialog} />}
			{asks === "webhook" && <NewWebhookDialog {...dialog} />}
			{leaving && (
				<ConfirmDialog
					open
					onOpenChange={() => setLeaving(null)}
					title={`Delete the key of “${leaving.name}”?`}
					description="Whatever uses it is refused from the next request on. What it did stays in the record."
					keep="Not now"
					confirm="Delete the key"
					busy={busy}
					onConfirm={() => void run(leaving)}
				/>
			)}
		</>
	);
}
