"use client";

import { type ReactNode, startTransition, useId, useState } from "react";
import { SectionHead } from "@/components/ui/panel";
import { TabArt, TabPanel, Tabs } from "@/components/ui/tabs";

const TABS = [
	{ value: "fruits", tone: "fruit", art: <TabArt src="/art/one-mango.webp" /> },
	{ value: "vegetables", tone: "veg", art: <TabArt src="/art/one-carrot.webp" /> },
] as const;

type Tab = (typeof TABS)[number]["value"];

/** What they are called. */
type FreshTabsWords = Record<Tab, string> & { title: string; note: string; tabs: string };

/**
 * The heading, and the two panels of which one is shown. The other one is drawn as soon as somebody points at the
 * tabs or comes to them by keyboard, and then stays.
 */
export function FreshTabs({ words, ...panels }: Record<Tab, ReactNode> & { words: FreshTabsWords }) {
	const [shown, show] = useState<Tab>("fruits");
	const [isWanted, setWanted] = useState(false);
	const drawBoth = () => startTransition(() => setWanted(true));
	const idBase = useId();
	return (
		<>
			<SectionHead
				id="fresh"
				title={words.title}
				note={words.note}
				aside={
					<Tabs
						label={words.tabs}
						items={TABS.map((tab) => ({ ...tab, label: words[tab.value] }))}
						value={shown}
						onChange={show}
						onApproach={drawBoth}
						idBase={idBase}
					/>
				}
			/>
			{TABS.map(({ value }) => (
				<TabPanel key={value} idBase={idBase} value={value} chosen={shown === value}>
					{(isWanted || shown === value) && panels[value]}
				</TabPanel>
			))}
		</>
	);
}
