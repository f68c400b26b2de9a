"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useEffectEvent } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Runs this whenever the network comes back. */
export function useWhenOnline(run: () => void): void {
	const onOnline = useEffectEvent(run);
	useEffect(() => {
		const again = () => onOnline();
		window.addEventListener("online", again);
		return () => window.removeEventListener("online", again);
	}, []);
}

type LoadFailedProps = {
	/** What could not be read, in the words of the error catalogue (spec 8). */
	message: string;
	onRetry: () => void;
};

/** A page whose data did not come: what failed, and a way to try again; it is tried by itself once the network is back. */
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

	useWhenOnline(retry);

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
