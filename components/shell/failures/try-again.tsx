"use client";

import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";

const LOOK_EVERY_MS = 3_000;

const reload = () => window.location.reload();

/** The browser's word that it is online comes once, and sometimes before the shop can be reached; so we ask the shop. */
async function reloadWhenReachable(): Promise<void> {
	const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
	if (answer?.ok) reload();
}

/** Asks for the page again, also by itself as soon as the shop can be reached. */
export function TryAgain() {
	const { tryAgain } = useMessages("failure");
	useEffect(() => {
		const timer = setInterval(() => void reloadWhenReachable(), LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, []);

	return (
		<Button onClick={reload} icon={<RotateCw className="icon" />}>
			{tryAgain}
		</Button>
	);
}
