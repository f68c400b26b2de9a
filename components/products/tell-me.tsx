"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { openAuth, useSession } from "@/lib/accounts/client/session";
import { call, messageOf } from "@/lib/client/api";

/**
 * Asks for one message when the product is back, or takes that back. A guest is led to the login first; what they asked for
 * is then done.
 */
export function TellMe({ productId }: { productId: string }) {
	const text = useMessages("buying");
	const { status, user } = useSession();
	const [isWanted, setWanted] = useState(false);
	const [isAsked, setAsked] = useState(false);
	const [problem, setProblem] = useState("");
	const owner = user?._id ?? null;

	// Of answers that overtake each other the last question's counts.
	const turn = useRef(0);
	const send = useCallback(
		(method: "GET" | "POST" | "DELETE") => {
			turn.current += 1;
			const mine = turn.current;
			call(`${method} /api/product/{id}/back-in-stock`, { params: { id: productId } }).then(
				(answer) => mine === turn.current && setWanted(answer.isWanted),
				(error: unknown) => {
					// Not known: the button then asks, which may be done twice.
					if (mine !== turn.current || method === "GET") return;
					setWanted(method === "DELETE");
					setProblem(messageOf(error, text.failed));
				},
			);
		},
		[productId, text],
	);

	useEffect(() => {
		if (owner) send("GET");
		else setWanted(false);
	}, [owner, send]);

	useEffect(() => {
		if (!isAsked || status === "unknown") return;
		if (!owner) {
			openAuth("login");
			return;
		}
		setAsked(false);
		setWanted(true);
		send("POST");
	}, [isAsked, status, owner, send]);

	function ask(): void {
		setProblem("");
		setAsked(true);
		// Asked again after the login was closed.
		if (isAsked && !owner) openAuth("login");
	}

	function takeBack(): void {
		setProblem("");
		setWanted(false);
		send("DELETE");
	}

	return (
		<div className="grid gap-1.5">
			<Button
				variant="outline"
				size="lg"
				icon={isWanted ? "bell-off" : "bell"}
				onClick={isWanted ? takeBack : ask}
			>
				{isWanted ? text.doNotTell : text.tellMe}
			</Button>
			<p role="status" className="min-h-5 text-sm text-ink-3">
				{problem || (isWanted && text.willTell)}
			</p>
		</div>
	);
}
