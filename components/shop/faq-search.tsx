"use client";

import { useDeferredValue, useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/form/input";
import { plainText } from "@/lib/products/rules/spelling";
import type { FaqCategory } from "@/lib/shop/rules/help";
import { Questions } from "./questions";

function matching(faq: readonly FaqCategory[], query: string): FaqCategory[] {
	const words = plainText(query).split(" ");
	return faq
		.map((category) => ({
			...category,
			entries: category.entries.filter(({ question, answer }) => {
				const text = plainText(`${category.title} ${question} ${answer}`);
				return words.every((word) => text.includes(word));
			}),
		}))
		.filter(({ entries }) => entries.length > 0);
}

/** Opens the question that the address names, also when it is named while the page is open. */
function useNamedQuestion(): void {
	useEffect(() => {
		function openNamed(): void {
			const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
			if (!(named instanceof HTMLDetailsElement)) return;
			named.open = true;
			named.scrollIntoView();
		}
		openNamed();
		window.addEventListener("hashchange", openNamed);
		return () => window.removeEventListener("hashchange", openNamed);
	}, []);
}

/** The questions in five categories, narrowed down by what is typed (spec 2, FAQ). */
export function FaqSearch({ faq }: { faq: readonly FaqCategory[] }) {
	const words = useMessages("faqSearch");
	const [text, setText] = useState("");
	const query = useDeferredValue(text.trim());
	const shown = query ? matching(faq, query) : faq;
	const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
	useNamedQuestion();

	return (
		<div className="min-w-0">
			<Input
				type="search"
				aria-label={words.label}
				placeholder={words.placeholder}
				autoComplete="off"
				maxLength={100}
				value={text}
				onChange={(event) => setText(event.target.value)}
				icon="search"
			/>
			<p role="status" className={query ? "pt-3 text-sm text-ink-3" : "sr-only"}>
				{query && words.found(count)}
			</p>
			{shown.map(({ id, title, entries }) => (
				<section key={id} aria-labelledby={id} className="pt-10">
					<h2 id={id} className="mb-4 scroll-mt-28 display-type text-2xl">
						{title}
					</h2>
					<Questions entries={entries} />
				</section>
			))}
			{count === 0 && (
				<EmptyState
					art="/art/one-lens.webp"
					title={words.none}
					actions={
						<Button variant="outline" onClick={() => setText("")}>
							{words.all}
						</Button>
					}
				>
					{words.other}
				</EmptyState>
			)}
		</div>
	);
}
