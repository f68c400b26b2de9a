"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { LateDialog } from "@/components/ui/overlay/late-dialog";
import { useAskBeforeLeaving } from "@/lib/client/ask-before-leaving";

type LeaveDialogProps = { isUnsaved: boolean; title: string; description: string };

/** Asks whoever leaves with something that is not saved. */
export function LeaveDialog({ isUnsaved, title, description }: LeaveDialogProps) {
	const router = useRouter();
	const [path, stay] = useAskBeforeLeaving(isUnsaved);
	return (
		<LateDialog
			open={path !== null}
			onOpenChange={stay}
			title={title}
			description={description}
			actions={
				<>
					<Button variant="quiet" onClick={() => path && router.push(path)}>
						Leave
					</Button>
					<Button onClick={stay}>Stay</Button>
				</>
			}
		/>
	);
}
