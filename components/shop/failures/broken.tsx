"use client";

import { lazy, Suspense, useEffect } from "react";
import { useMessages } from "#messages";
import { withMessages } from "@/lib/client/late-messages";

type BrokenProps = { error: unknown; retry: () => void };

// Every page carries its error boundaries, so what they show is fetched only when it is needed.
const loadView = withMessages(["broken"], () => import("./broken-view"));
const BrokenView = lazy(() => loadView().catch(() => ({ default: PlainView })));

/** What is shown where a part of the shop failed: what happened, and the way on. */
export function Broken({ error, retry }: BrokenProps) {
	useEffect(() => {
		console.error(error);
	}, [error]);

	return (
		<Suspense fallback={<PlainView retry={retry} />}>
			<BrokenView retry={retry} />
		</Suspense>
	);
}

/** The same in plain words, for when not even its code can be fetched. */
function PlainView({ retry }: Pick<BrokenProps, "retry">) {
	const text = useMessages("ui");
	return (
		<div className="wrap grid justify-items-center gap-2 py-section text-center">
			<h1 className="display-type text-title">{text.broken}</h1>
			<button type="button" onClick={retry} className="min-h-tap text-link">
				{text.tryAgain}
			</button>
		</div>
	);
}
