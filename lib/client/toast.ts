"use client";

/** How long a toast stays, in milliseconds, and how many are shown at once (spec 9). */
const ERROR_MS = 4000;
const NEUTRAL_MS = 4000;
const SUCCESS_MS = 2000;
export const MAX_TOASTS = 20;

export type ToastKind = "success" | "error" | "message";
export type ToastAction = { label: string; onClick: () => void };
export type ToastRequest = { kind: ToastKind; text: string; duration: number; action?: ToastAction };

/** Called with a toast to show. */
type Shower = (request: ToastRequest) => void;

let shower: Shower | null = null;
let waiting: ToastRequest[] = [];
const wakeListeners = new Set<() => void>();

function show(kind: ToastKind, text: string, duration: number, action?: ToastAction): void {
	const request = { kind, text, duration, action };
	if (shower) {
		shower(request);
		return;
	}
	waiting = [...waiting, request].slice(-MAX_TOASTS);
	for (const wake of wakeListeners) wake();
}

/** Says something to the shopper in passing. An action (Undo, View cart) is one button beside the words. */
export const toast = {
	success: (text: string, action?: ToastAction) => show("success", text, SUCCESS_MS, action),
	error: (text: string, action?: ToastAction) => show("error", text, ERROR_MS, action),
	message: (text: string, action?: ToastAction) => show("message", text, NEUTRAL_MS, action),
};

/** Tells the toaster when the first toast is asked for: its code is loaded only then. */
export function onFirstToast(wake: () => void): () => void {
	wakeListeners.add(wake);
	return () => wakeListeners.delete(wake);
}

/** True once a toast has been asked for that nothing has shown yet. */
export function hasWaitingToasts(): boolean {
	return waiting.length > 0;
}

/** The mounted toaster takes over: it is given what waited, and everything from now on. */
export function attachToaster(next: Shower): () => void {
	shower = next;
	const kept = waiting;
	waiting = [];
	for (const request of kept) next(request);
	return () => {
		if (shower === next) shower = null;
	};
}
