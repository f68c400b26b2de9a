"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { hasWaitingToasts, onFirstToast } from "@/lib/client/toast";

const SonnerToaster = dynamic(() => import("./sonner-toaster"), { ssr: false });

let wanted = false;

function isWanted(): boolean {
	wanted ||= hasWaitingToasts();
	return wanted;
}

/** Where toasts appear. Nothing is loaded before the first one is asked for. */
export function Toaster() {
	return useSyncExternalStore(onFirstToast, isWanted, () => false) ? <SonnerToaster /> : null;
}
