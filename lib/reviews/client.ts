import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useSession } from "@/lib/accounts/client/session";
import { call } from "@/lib/client/api";
import type { Review } from "./rules";

/** How near to the screen the place of the form is when the own review is asked for. */
const NEAR = "400px";

type OwnReview = {
	/** Null for a guest, and until it is known. */
	review: Review | null;
	take: (review: Review) => void;
	/** Reads it; answers whether there is one. Throws ApiError. */
	read: () => Promise<boolean>;
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
		take: (review) => setKnown({ of: id, review }),
		read,
	};
}
