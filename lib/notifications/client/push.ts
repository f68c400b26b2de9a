import { call, messageOf } from "@/lib/client/api";
import type { Messages } from "@/lib/text/messages";

type Words = Messages["pushSwitch"];

/** A service worker that works at all has begun by then; milliseconds. */
const WORKER_MS = 10_000;

function isSupported(): boolean {
	return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
	const registration = await navigator.serviceWorker.getRegistration("/");
	return (await registration?.pushManager.getSubscription()) ?? null;
}

function save(subscription: PushSubscription): Promise<unknown> {
	const { endpoint = "", keys = {} } = subscription.toJSON();
	return call("POST /api/push/subscription", {
		body: { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } },
	});
}

/**
 * Whether this browser is told what concerns whoever is signed in; asks nobody for anything. One that is goes on being told for as long
 * as this visit's session lasts.
 */
export async function isNotified(): Promise<boolean> {
	if (!isSupported()) return false;
	try {
		const subscription = await subscriptionHere();
		if (!subscription) return false;
		const { endpoint } = subscription;
		const { isOn } = await call("GET /api/push/subscription", { query: { endpoint } });
		if (isOn) void save(subscription).catch(() => undefined);
		return isOn;
	} catch {
		return false;
	}
}

/** Once the worker has begun: before that nothing can be subscribed. */
function begun(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
	return new Promise((done, fail) => {
		setTimeout(fail, WORKER_MS, new Error("no worker has begun"));
		const check = () => registration.active && done(registration);
		check();
		for (const worker of [registration.installing, registration.waiting])
			worker?.addEventListener("statechange", check);
	});
}

async function subscribed(): Promise<PushSubscription> {
	// The shop's own, which shows what comes: a rider's page has another beside it.
	const { pushManager } = await begun(await navigator.serviceWorker.register("/sw.js"));
	// One that was made with another key, or by somebody else in this browser, is worth nothing.
	await (await pushManager.getSubscription())?.unsubscribe();
	const { key } = await call("GET /api/push/key");
	return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Asks the browser's owner, and has the shop tell this browser; null when that worked, else why not, in words. */
export async function switchOn(text: Words): Promise<string | null> {
	if (!isSupported()) return text.unsupported;
	try {
		if ((await Notification.requestPermission()) !== "granted") return text.denied;
		await save(await subscribed());
		return null;
	} catch (error) {
		return messageOf(error, text.failed);
	}
}

/** Leaves this browser alone; null when that worked, else why not, in words. */
export async function switchOff(text: Words): Promise<string | null> {
	try {
		const subscription = await subscriptionHere();
		if (!subscription) return null;
		await call("DELETE /api/push/subscription", { body: { endpoint: subscription.endpoint } });
		await subscription.unsubscribe();
		return null;
	} catch (error) {
		return messageOf(error, text.failed);
	}
}
