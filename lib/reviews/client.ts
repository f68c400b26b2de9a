import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { meetEndedSession, useSession } from "@/lib/accounts/client/session";
import { ApiError, call } from "@/lib/client/api";
import type { Review } from "./rules";

/** How near to the screen the place of the form is when the own review is asked for. */
const NEAR = "400px";

type OwnReview = {
	/** Null for a guest, and until it is known. */
	review: Review | null;
	/** Reads it; answers whether there is one. Throws ApiError. */
	read: () => Promise<boolean>;
	/** Reads it after one was written: where the session had ended, that is a guest's, and they are asked to log in. */
	readWritten: () => Promise<void>;
};

/**
 * The signed-in customer's own review of a product: they write one. The page is everyone's, so it is asked for once this
 * place of it comes into sight.
 */
export function useOwnReview(productId: string, place: RefObject<Element | null>): OwnReview {
	const { user } = useSession();
	const id = user?._id ?? null;
	const [known, setKnown] = useState<{ of: string | null; review: Review } | null>(null);

	async function read(): Promise<boolean> {
		const { review } = await call("GET /api/user/reviews/{productId}", { params: { productId } });
		if (review) setKnown({ of: id, review });
		return review !== null;
	}

	async function readWritten(): Promise<void> {
		if (id === null) return;
		await read().catch((error: unknown) => {
			if (error instanceof ApiError && error.status === 401) void meetEndedSession();
		});
	}

	// Unread, the form stays, and the shop says it when a second review is sent.
	const look = useEffectEvent(() => void read().catch(() => undefined));
	useEffect(() => {
		if (id === null || !place.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				look();
			},
			{ rootMargin: NEAR },
		);
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [id, place]);

	return {
		review: id !== null && known?.of === id ? known.review : null,
		read,
		readWritten,
	};
}
