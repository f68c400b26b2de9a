/** How long a toast stays, in milliseconds, and how many are shown at once (spec 9). */
const ERROR_MS = 4000;
const NEUTRAL_MS = 4000;
const SUCCESS_MS = 2000;
/** As long as a step of an order can be taken back. */
const UNDO_MS = 10_000;
export const MAX_TOASTS = 20;

export type ToastKind = "success" | "error" | "message";
export type ToastAction = {
	label: string;
	onClick: () => void;
	/** It takes back what was done: there is time to reach it. */
	isUndo?: boolean;
};
export type ToastRequest = {
	kind: ToastKind;
	text: string;
	duration: number;
	/** A later toast with the same id takes this one's place. */
	id?: string;
	action?: ToastAction;
};

type Shower = (request: ToastRequest) => void;

let shower: Shower | null = null;
let waiting: ToastRequest[] = [];
const wakeListeners = new Set<() => void>();

function show(request: ToastRequest): void {
	if (shower) {
		shower(request);
		return;
	}
	waiting = [...waiting, request].slice(-MAX_TOASTS);
	for (const wake of wakeListeners) wake();
}

function speaker(kind: ToastKind, duration: number) {
	return (text: string, id?: string, action?: ToastAction) =>
		show({ kind, text, duration: action?.isUndo ? UNDO_MS : duration, id, action });
}

/**
 * Says something to the shopper in passing. Of toasts with the same id only the newest stays; an action
 * (Undo, View cart) is one button beside the words.
 */
export const toast = {
	success: speaker("success", SUCCESS_MS),
	error: speaker("error", ERROR_MS),
	message: speaker("message", NEUTRAL_MS),
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
	const waited = waiting;
	waiting = [];
	for (const request of waited) next(request);
	return () => {
		if (shower === next) shower = null;
	};
}
