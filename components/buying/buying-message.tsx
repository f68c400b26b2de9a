"use client";

import { useState } from "react";
import { SegmentButtons, WayOut } from "@/components/staff/page-head";
import { Button } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { BuyingLine } from "@/lib/buying/rules/need";
import { messageOf } from "@/lib/buying/rules/need";
import { toast } from "@/lib/client/toast";

const SCRIPTS = [
	{ value: "both", label: "Both" },
	{ value: "urdu", label: "Urdu" },
] as const;

/** The buying list as a message to whoever goes to the market. */
export function BuyingMessage({ title, lines }: { title: string; lines: readonly BuyingLine[] }) {
	const [script, setScript] = useState<(typeof SCRIPTS)[number]["value"]>("both");
	const text = messageOf(title, lines, script);
	const copy = () =>
		navigator.clipboard.writeText(text).then(
			() => toast.success("The list is copied", "buying"),
			() => toast.error("The list could not be copied", "buying"),
		);
	return (
		<Panel aria-labelledby="message" className="grid gap-3 p-4.5 md:p-4.5">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<PanelTitle id="message" className="text-lg">
					As a message
				</PanelTitle>
				<SegmentButtons label="Script" items={SCRIPTS} value={script} onChange={setScript} />
			</div>
			<p
				dir="auto"
				className="max-h-84 overflow-y-auto rounded-lg bg-success-soft p-3.5 leading-relaxed whitespace-pre-wrap text-on-success-soft"
			>
				{text}
			</p>
			<div className="grid grid-cols-2 gap-2">
				<Button variant="outline" size="sm" icon="copy" onClick={copy}>
					Copy
				</Button>
				<WayOut
					href={`https://wa.me/?${new URLSearchParams({ text })}`}
					target="_blank"
					rel="noopener"
					size="sm"
					icon="send"
				>
					WhatsApp
				</WayOut>
			</div>
		</Panel>
	);
}
