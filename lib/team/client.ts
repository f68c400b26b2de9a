import { ApiError, call } from "@/lib/client/api";
import type { AnswerTo, CallArguments, CallName } from "@/lib/client/api-types";
import { useServedList, withItem } from "@/lib/client/served-list";
import { toast } from "@/lib/client/toast";
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

/** The team as the owner sees and changes it: a change shows at once. */
export function useTeam(served: readonly TeamMember[]) {
	const { items: team, busy, change } = useServedList(served);

	function ask(
		member: TeamMember,
		guess: TeamMember,
		request: () => Promise<AnswerTo<"PUT /api/seller/team/{id}">>,
	) {
		async function work() {
			const answer = await request();
			toast.success(`${member.name}: ${answer.message.toLowerCase()}`, member._id);
			return withItem(answer.member);
		}
		return change({ ids: [member._id], apply: withItem(guess) }, work, "Failed to change the team");
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
