"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { drawRest } from "@/lib/client/draw-rest";

/** Draws what each page deferred once the page is at rest. */
export function DrawRest(): null {
	const pathname = usePathname();
	useEffect(() => (pathname ? drawRest() : undefined), [pathname]);
	return null;
}
