"use client";

import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";

const reload = () => window.location.reload();

/** Asks for the page again, also by itself as soon as the network is back. */
export function TryAgain() {
	useEffect(() => {
		window.addEventListener("online", reload);
		return () => window.removeEventListener("online", reload);
	}, []);

	return (
		<Button onClick={reload} icon={<RotateCw className="icon" aria-hidden />}>
			Try again
		</Button>
	);
}
