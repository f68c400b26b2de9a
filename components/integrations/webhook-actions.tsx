"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Switch } from "@/components/ui/form/choices";
import { Icon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { toast } from "@/lib/client/toast";
import { useFollowing } from "@/lib/client/unsaved";
import { useAction } from "@/lib/client/use-action";
import { nameOfUrl, type Webhook } from "@/lib/integrations/rules";
import { sellerCall } from "@/lib/team/client";

/** A test, the switch, and the end of a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
	const params = { id: webhook._id };
	const router = useRouter();
	const [isActive, setActive] = useFollowing(webhook.isActive);
	const [leaves, setLeaves] = useState(false);
	const test = useAction(async () => {
		toast.success((await sellerCall("POST /api/seller/webhooks/{id}/test", { params })).message);
		router.refresh();
	}, "Failed to send a test");
	const change = useAction(
		async (wanted: boolean) => {
			setActive(wanted);
			await sellerCall("PUT /api/seller/webhooks/{id}", { params, body: { isActive: wanted } });
			router.refresh();
		},
		{
			words: "Failed to switch the webhook",
			say: (why) => {
				setActive(webhook.isActive);
				toast.error(why);
			},
		},
	);
	const remove = useAction(async () => {
		await sellerCall("DELETE /api/seller/webhooks/{id}", { params });
		router.push("/seller/keys");
	}, "Failed to delete the webhook");

	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button
				variant="outline"
				size="sm"
				icon="send"
				busy={test.busy}
				disabled={!isActive}
				onClick={() => void test.run()}
			>
				Send a test
			</Button>
			<Switch
				checked={isActive}
				onChange={(wanted) => void change.run(wanted)}
				disabled={change.busy}
				aria-label="It hears of what happens"
				state={<span className="w-7 font-semibold text-ink-2">{isActive ? "On" : "Off"}</span>}
			/>
			<IconButton aria-label="Delete the webhook" onClick={() => setLeaves(true)}>
				<Icon name="trash" />
			</IconButton>
			{leaves && (
				<ConfirmDialog
					open
					onOpenChange={setLeaves}
					title={`Delete ${nameOfUrl(webhook.url)}?`}
					description="It hears of nothing more, and what still waits is not sent."
					keep="Not now"
					confirm="Delete the webhook"
					busy={remove.busy}
					onConfirm={() => void remove.run()}
				/>
			)}
		</div>
	);
}

/** Has a delivery sent again. */
export function AgainButton({ id, what }: { id: string; what: string }) {
	const router = useRouter();
	const { busy, run } = useAction(async () => {
		await sellerCall("POST /api/seller/webhooks/deliveries/{id}/again", { params: { id } });
		router.refresh();
	}, "Failed to send it again");
	return (
		<Button
			variant="outline"
			size="sm"
			aria-label={`Again: ${what}`}
			icon="refresh-cw"
			busy={busy}
			onClick={() => void run()}
		>
			<span className="max-md:hidden">Again</span>
		</Button>
	);
}
