"use client";

import { BadgeCheck, LogOut, ReceiptText } from "lucide-react";
import { useMessages } from "#messages";
import { Button, ButtonLink } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Tag } from "@/components/ui/tag";
import { logout } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";

/** Whose account it is, beside the tabs on wide screens. */
export function WhoCard({ user }: { user: ShopUser }) {
	const text = useMessages("account");
	const leaving = useMessages("leaving");
	return (
		<Panel aria-label={text.signedInAs} className="hidden content-start justify-items-start gap-1 lg:grid">
			<span
				aria-hidden
				className="mb-2 grid size-14 place-items-center rounded-full bg-veg-soft text-title font-extrabold text-on-veg-soft uppercase"
			>
				{user.name.trim().slice(0, 1)}
			</span>
			<p className="max-w-full text-lg leading-snug font-bold">{user.name}</p>
			<p className="max-w-full truncate text-sm text-ink-2">{user.email}</p>
			{user.isVerified && (
				<Tag tone="success" icon={<BadgeCheck className="size-3.5" />} className="mt-1.5">
					{text.verified}
				</Tag>
			)}
			<div className="mt-4 grid w-full gap-2 border-t border-line pt-4">
				<ButtonLink href="/my-orders" variant="soft" size="sm" icon={<ReceiptText className="icon" />}>
					{text.orders}
				</ButtonLink>
				<Button
					variant="quiet"
					size="sm"
					icon={<LogOut className="icon" />}
					onClick={() => void logout(leaving)}
				>
					{leaving.logout}
				</Button>
			</div>
		</Panel>
	);
}
