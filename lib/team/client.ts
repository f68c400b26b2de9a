"use client";

import { useState } from "react";
import { ApiError, call, messageOf } from "@/lib/client/api";
import type { AnswerTo, CallArguments, CallName } from "@/lib/client/api-types";
import { toast } from "@/lib/client/toast";
import { useFollowing } from "@/lib/client/unsaved";
import type { TeamMember } from "./rules";
import type { MemberChange } from "./schema";

const signedOutListeners = new Set<() => void>();

/** Runs the listener when the server no longer knows this seller's session. */
export function onSellerSignedOut(listener: () => void): () => void {
	signedOutListeners.add(listener);
	return () => signedOutListeners.delete(listener);
}

/** Calls the server as the seller. A lost session brings the login screen back; throws ApiError like `call`. */
export async function sellerCall<Name extends CallName>(
	name: Name,
	...options: CallArguments<Name>
): Promise<AnswerTo<Name>> {
	try {
		return await call(name, ...options);
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) {
			for (const listener of signedOutListeners) listener();
		}
		throw error;
	}
}

type Answer = { member: TeamMember; message: string };

/**
 * The team as the owner sees and changes it. A change shows at once; what the server answers replaces it, and what it
 * refuses is taken back with a message.
 */
export function useTeam(served: readonly TeamMember[]) {
	const [team, setTeam] = useFollowing(served);
	const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

	function show(changed: TeamMember): void {
		setTeam((members) => members.map((member) => (member._id === changed._id ? changed : member)));
	}

	async function ask(member: TeamMember, guess: TeamMember, request: () => Promise<Answer>): Promise<void> {
		setBusy((all) => new Set(all).add(member._id));
		show(guess);
		try {
			const answer = await request();
			show(answer.member);
			toast.success(`${member.name}: ${answer.message.toLowerCase()}`, member._id);
		} catch (error) {
			show(member);
			toast.error(messageOf(error, "Failed to change the team"));
		} finally {
			setBusy((all) => new Set([...all].filter((id) => id !== member._id)));
		}
	}

	return {
		team,
		busy,
		change: (member: TeamMember, change: MemberChange) =>
			ask(member, { ...member, ...change }, () =>
				sellerCall("PUT /api/seller/team/{id}", { params: { id: member._id }, body: change }),
			),
		inviteAgain: (member: TeamMember) =>
			ask(member, member, () =>
				sellerCall("POST /api/seller/team/{id}/invite", { params: { id: member._id } }),
			),
	};
}
