"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { LateDialog } from "@/components/ui/late-dialog";
import { useAskBeforeLeaving } from "@/lib/client/ask-before-leaving";

/** Asks whoever leaves with prices that are not saved. */
export function LeaveDialog({ unsaved }: { unsaved: number }) {
	const router = useRouter();
	const [path, stay] = useAskBeforeLeaving(unsaved > 0);
	return (
		<LateDialog
			open={path !== null}
			onOpenChange={stay}
			title={unsaved === 1 ? "1 price is not saved" : `${unsaved} prices are not saved`}
			description="What you typed stays in this browser until midnight."
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
