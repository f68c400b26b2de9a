"use client";

import { lazy, Suspense, useEffect } from "react";
import { endTakingOver, pageLanguage } from "@/lib/client/document";
import { failure as english } from "@/lib/shell/failure-texts.en";
import { failure as urdu } from "@/lib/shell/failure-texts.ur";

type Retry = { retry: () => void };

const TEXTS = { en: english, ur: urdu };

/** What is said until the view is there, and where not even its code can be fetched. */
function PlainView({ retry }: Retry) {
	const text = TEXTS[pageLanguage()];
	return (
		<div className="wrap grid justify-items-center gap-2 py-section text-center">
			<h1 className="display-type text-title">{text.broken}</h1>
			<button type="button" onClick={retry} className="min-h-tap text-link">
				{text.tryAgain}
			</button>
		</div>
	);
}

const WORDS = {
	en: () => import("@/lib/shell/failure-texts.en"),
	ur: () => import("@/lib/shell/failure-texts.ur"),
};

async function loadView() {
	const language = pageLanguage();
	const [words, { brokenViewIn }] = await Promise.all([WORDS[language](), import("./broken-view")]);
	return { default: brokenViewIn(language, words) };
}

const View = lazy(() => loadView().catch(() => ({ default: PlainView })));

/**
 * What is shown where a part of the shop failed: what happened, and the way on. Every page carries its error boundaries,
 * each whole, so that they hold two texts and nothing else: the rest is fetched when it is needed, in the document's language.
 */
export function Broken({ error, retry }: Retry & { error: unknown }) {
	useEffect(() => {
		endTakingOver();
		console.error(error);
	}, [error]);

	return (
		<Suspense fallback={<PlainView retry={retry} />}>
			<View retry={retry} />
		</Suspense>
	);
}
