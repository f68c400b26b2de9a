"use client";

import { clsx } from "clsx";
import { CheckCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { stateOf, type WalkedLine } from "./lines";

type PackingBarProps = {
	lines: readonly WalkedLine[];
	busy: boolean;
	/** Why the last decision was not saved. */
	refusal?: string;
	onAllPicked: () => void;
};

/** How far the walk is, and the one press that ends it: lines nobody has decided are taken as picked. */
export function PackingBar({ lines, busy, refusal, onAllPicked }: PackingBarProps) {
	const states = lines.map(stateOf);
	const left = states.filter((state) => state === "open").length;
	const changed = states.filter((state) => state === "short" || state === "replaced").length;
	return (
		<div className="packing-bar fixed inset-x-0 bottom-0 z-bar bg-surface px-4 pt-3 pb-[calc(0.8rem+env(safe-area-inset-bottom))] shadow-bar lg:border-t lg:border-line lg:px-6 lg:shadow-none">
			<span
				role="progressbar"
				aria-label={`${lines.length - left} of ${lines.length} lines decided`}
				aria-valuemin={0}
				aria-valuemax={lines.length}
				aria-valuenow={lines.length - left}
				className="mb-2.5 grid auto-cols-fr grid-flow-col gap-1"
			>
				{lines.map((line, index) => (
					<i
						key={`${line.order._id}:${line.product._id}`}
						style={busy ? { transitionDelay: `${index * 40}ms` } : undefined}
						className={clsx(
							"h-2 rounded-full transition-colors",
							{ open: "bg-line", picked: "bg-leaf-500", short: "bg-mango-500", replaced: "bg-mango-500" }[
								stateOf(line)
							],
						)}
					/>
				))}
			</span>
			{refusal && (
				<p role="alert" className="mb-2 text-sm font-semibold text-danger">
					{refusal}
				</p>
			)}
			<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
				<p className="leading-tight font-strong" role="status">
					<b className="display-figure text-2xl">{left}</b> left
					<span className="block text-xs font-medium text-ink-3">
						{changed > 0 ? `${changed} changed` : "none changed"}
					</span>
				</p>
				<Button size="lg" busy={busy} onClick={onAllPicked} icon={<CheckCheck className="size-6" />}>
					{left > 0 ? "All picked" : "All packed"}
				</Button>
			</div>
		</div>
	);
}
