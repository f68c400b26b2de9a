"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type LoadFailedProps = {
	/** What could not be read, in the words of the error catalogue (spec 8). */
	message: string;
	onRetry: () => void;
};

/** A page whose data did not come: what failed, and a way to try again. */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
	const { unreached } = useMessages("ui");
	const { tryAgain } = useMessages("failure");
	const router = useRouter();

	function retry(): void {
		startTransition(() => {
			router.refresh();
			onRetry();
		});
	}

	return (
		<div className="grid justify-items-start gap-3">
			<Notice live tone="danger" title={`${message}.`}>
				{unreached}
			</Notice>
			<Button size="sm" icon="rotate-ccw" onClick={retry}>
				{tryAgain}
			</Button>
		</div>
	);
}
