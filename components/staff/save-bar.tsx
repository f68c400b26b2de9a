"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useAskBeforeLeaving } from "@/lib/client/unsaved";

type Leaving = { title: string; description: string };

type LeaveQuestionProps = Leaving & { isOpen: boolean; onLeave: () => void; onStay: () => void };

/** Asks whether what is not saved may go. */
export function LeaveQuestion({ isOpen, onLeave, onStay, ...question }: LeaveQuestionProps) {
	return (
		<Dialog
			open={isOpen}
			onOpenChange={onStay}
			{...question}
			actions={
				<>
					<Button variant="quiet" onClick={onLeave}>
						Leave
					</Button>
					<Button onClick={onStay}>Stay</Button>
				</>
			}
		/>
	);
}

type LeaveDialogProps = Leaving & {
	isUnsaved: boolean;
	/** Another query of the same page leads away too. */
	byQuery?: boolean;
};

/** Asks whoever leaves with something that is not saved. */
export function LeaveDialog({ isUnsaved, byQuery, ...question }: LeaveDialogProps) {
	const router = useRouter();
	const [path, stay] = useAskBeforeLeaving(isUnsaved, byQuery);
	return (
		<LeaveQuestion
			isOpen={path !== null}
			onLeave={() => path && router.push(path)}
			onStay={stay}
			{...question}
		/>
	);
}

type SaveBarProps = {
	/** Something waits to be saved: the presses stand there. */
	isUnsaved: boolean;
	/** There is something to say, also once it is saved; else only its words are there, for who listens. */
	isShown?: boolean;
	/** Said to whoever leaves before that. */
	leaving?: Leaving;
	/** What was changed, and what the last press came to. */
	children: ReactNode;
	busy: boolean;
	undoLabel: string;
	onUndo: () => void;
	saveLabel: string;
	onSave: () => void;
};

/** The bar at the foot of a page of the seller that saves all changes with one press. */
export function SaveBar(props: SaveBarProps) {
	return (
		<div className="staff-bar sticky bottom-20 z-10 min-h-16 justify-self-end max-md:w-full lg:bottom-6">
			<div
				className={
					(props.isShown ?? props.isUnsaved)
						? "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-leaf-900 px-5 py-3 text-white shadow-lg ring-1 ring-line md:min-w-120"
						: "sr-only"
				}
			>
				<p role="status" className="max-w-140 figures">
					{props.children}
				</p>
				{props.isUnsaved && (
					<span className="flex gap-2.5 max-md:w-full">
						<button
							type="button"
							onClick={props.onUndo}
							className="min-h-tap rounded-md px-3 font-strong hover:underline"
						>
							{props.undoLabel}
						</button>
						<Button
							variant="accent"
							size="sm"
							busy={props.busy}
							onClick={props.onSave}
							className="max-md:flex-1"
						>
							{props.saveLabel}
						</Button>
					</span>
				)}
				{props.leaving && <LeaveDialog isUnsaved={props.isUnsaved} {...props.leaving} />}
			</div>
		</div>
	);
}
