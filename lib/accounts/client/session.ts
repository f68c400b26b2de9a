import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { create } from "zustand";
import { useLanguage } from "#messages";
import { ApiError, call, isRecord, messageOf, whenUnauthenticated } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { HINT_COOKIE } from "@/lib/early/browser-keys.mjs";
import { pathIn } from "@/lib/text/language";
import { loginHref } from "../rules/return-path";
import { isOwner, type ShopUser } from "../rules/user";

type SessionState = {
	status: "unknown" | "guest" | "customer";
	user: ShopUser | null;
	/** True for a guest who has logged out on this page: nobody is to be asked to log in again. */
	hasLoggedOut: boolean;
	/** True while the customer, whose session has ended, is asked to log in over a page that waits for them. */
	hasEnded: boolean;
};
type AuthState = {
	mode: AuthMode | null;
	/** The page to go on to after the login. */
	returnPath: string | null;
};
export type AuthMode = "login" | "register" | "forgot";

const useSessionStore = create<SessionState>(() => ({
	status: "unknown",
	user: null,
	hasLoggedOut: false,
	hasEnded: false,
}));
const useAuthStore = create<AuthState>(() => ({ mode: null, returnPath: null }));

/** Who is shopping. Starts as "unknown" in cached HTML, is drawn from the hint cookie, then confirmed by the server. */
export function useSession(): SessionState {
	return useSessionStore();
}

/** Leaves a customer's page with the session: home after a logout, else to the login that leads back (spec 2). */
export function useCustomersPage(): void {
	const { status, hasLoggedOut } = useSession();
	const home = pathIn(useLanguage(), "/");
	const router = useRouter();
	useEffect(() => {
		if (status !== "guest") return;
		router.replace(hasLoggedOut ? home : loginHref(window.location.pathname + window.location.search));
	}, [status, hasLoggedOut, router, home]);
}

/** The login/register modal's mode, or null when it is closed. */
export function useAuthMode(): AuthMode | null {
	return useAuthStore((state) => state.mode);
}

/** Opens the login/register modal over the present page; the page that was wanted stays wanted from mode to mode. */
export function openAuth(mode: AuthMode = "login", returnPath?: string | null): void {
	useAuthStore.setState(returnPath ? { mode, returnPath } : { mode });
}

/** Closes the login/register modal; answers the page that was wanted, which is then forgotten. */
export function closeAuth(): string | null {
	const { returnPath } = useAuthStore.getState();
	useAuthStore.setState({ mode: null, returnPath: null });
	return returnPath;
}

/**
 * Closes the login/register modal without a login here: a page that waited for one goes on if there was one in another tab,
 * else it is left as after a logout.
 */
export async function dismissAuth(): Promise<void> {
	closeAuth();
	if (!useSessionStore.getState().hasEnded) return;
	const user = await askWhoIsThere();
	// Met meanwhile.
	if (!useSessionStore.getState().hasEnded) return;
	if (user) setUser(user);
	else setLoggedOut();
}

/**
 * Takes over a customer that the server has just confirmed (login, profile change); null means guest. A page that waits for
 * the login of whose it is goes on with them; anybody else begins with a new one, where nothing of them is left.
 */
export function setUser(user: ShopUser | null): void {
	const { user: before, hasEnded } = useSessionStore.getState();
	if (hasEnded) {
		if (user === null) return;
		closeAuth();
		if (!before || !isOwner(before._id, user)) {
			setLoggedOut();
			window.location.reload();
			return;
		}
	}
	useSessionStore.setState({
		status: user ? "customer" : "guest",
		user,
		hasLoggedOut: false,
		hasEnded: false,
	});
}

/** Draws a change of the customer before the server has it, or takes it back; it signs nobody in. */
export function changeUser(user: ShopUser): void {
	const { user: before } = useSessionStore.getState();
	if (before && isOwner(before._id, user)) useSessionStore.setState({ user });
}

/** Takes over that the customer has left by their own will: a guest who is not asked to log in again. */
export function setLoggedOut(): void {
	useSessionStore.setState({ status: "guest", user: null, hasLoggedOut: true, hasEnded: false });
}

/**
 * Runs the listener whenever someone signs in or out, with the customer, or null for a guest; also where they sign in again
 * on the page that waited for them.
 */
export function onSessionChange(listener: (user: ShopUser | null) => void): () => void {
	return useSessionStore.subscribe(({ status, user, hasEnded }, before) => {
		if (status === "unknown") return;
		const isBack = before.hasEnded && !hasEnded;
		if (isBack || status !== before.status || user?._id !== before.user?._id) listener(user);
	});
}

/** A hint from before it said whose it is, or accounts had a language, or a number, says none. */
type Later = "_id" | "language" | "phone" | "isPhoneVerified" | "hasPassword" | "notifyBy";
type HintedUser = Omit<ShopUser, Later> & Partial<Pick<ShopUser, Later>>;

function isHintedUser(value: unknown): value is HintedUser {
	if (!isRecord(value)) return false;
	const { name, email, isVerified } = value;
	const isAddress = typeof email === "string" || email === null;
	return typeof name === "string" && isAddress && typeof isVerified === "boolean";
}

function readHint(): ShopUser | null {
	const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
	if (!pair) return null;
	try {
		const hint: unknown = JSON.parse(decodeURIComponent(pair.slice(HINT_COOKIE.length + 1)));
		const noNumber = { phone: null, isPhoneVerified: false, hasPassword: true };
		const earlier = { language: "en", notifyBy: "email", ...noNumber } as const;
		if (!isHintedUser(hint)) return null;
		return { ...earlier, _id: hint.email ?? hint.phone ?? "", ...hint };
	} catch {
		return null;
	}
}

/** Who is signed in, as the server says: null for a guest, undefined where it does not answer. */
async function askWhoIsThere(): Promise<ShopUser | null | undefined> {
	try {
		return (await call("GET /api/user/check-auth")).user;
	} catch (error) {
		return error instanceof ApiError && error.status === 401 ? null : undefined;
	}
}

/** Draws what the hint says and has the server confirm it; for when the session may have changed elsewhere. */
export async function refreshSession(): Promise<void> {
	const hint = readHint();
	// While a login is waited for, only the server says that it has come.
	if (!useSessionStore.getState().hasEnded) setUser(hint);
	const user = hint && (await askWhoIsThere());
	if (hint && user !== undefined) setUser(user);
}

/** Asks for a new login over the page, so that nothing typed is lost, where a refused call shows that the session has ended. */
export async function meetEndedSession(): Promise<void> {
	const { user, hasEnded } = useSessionStore.getState();
	if (!user || hasEnded || (await askWhoIsThere()) !== null) return;
	// Another call may have met it meanwhile.
	const now = useSessionStore.getState();
	if (now.hasEnded || now.user?._id !== user._id) return;
	useSessionStore.setState({ hasEnded: true });
	openAuth();
}

/**
 * Opens the login/register modal for a guest. Who looks signed in is asked of the server first: a page may have sent
 * them away because the session has ended.
 */
export async function openAuthForGuest(mode: AuthMode, returnPath: string | null): Promise<void> {
	if (useSessionStore.getState().user) await refreshSession();
	if (useSessionStore.getState().status === "guest") openAuth(mode, returnPath);
}

/** Follows what other tabs did meanwhile: a login, a logout, an opened verification link. */
function followOtherTabs(): void {
	if (document.visibilityState !== "visible") return;
	const hint = readHint();
	const { user, hasEnded } = useSessionStore.getState();
	const shown = (one: ShopUser | null) => [one?.email, one?.phone, one?.name, one?.isVerified].join("\0");
	const isSame = shown(hint) === shown(user);
	if (hasEnded || !isSame || hint?.isVerified === false) void refreshSession();
}

/** Reads the hint at once, then asks the server (spec 4, start-up). */
export async function startSession(): Promise<void> {
	document.addEventListener("visibilitychange", followOtherTabs);
	await refreshSession();
	// Not before: whoever comes with a session that has ended is a guest, and is asked nothing.
	whenUnauthenticated(() => void meetEndedSession());
}

/**
 * Ends the session on the server and empties what the browser knows of the customer (spec 4).
 * @param text what is said of it
 */
export async function logout(text: { done: string; failed: string }): Promise<void> {
	try {
		await call("GET /api/user/logout");
		setLoggedOut();
		toast.success(text.done);
	} catch (error) {
		toast.error(messageOf(error, text.failed));
	}
}
