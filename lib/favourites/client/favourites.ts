import { create } from "zustand";
import { onSessionChange } from "@/lib/accounts/client/session";
import { isOwner, type ShopUser } from "@/lib/accounts/rules/user";
import { ApiError, call, isRecord } from "@/lib/client/api";
import { storedText } from "@/lib/client/browser-state";
import { pageLanguage } from "@/lib/client/document";
import { messagesHere } from "@/lib/client/messages";
import { afterPaint } from "@/lib/client/time";
import { toast } from "@/lib/client/toast";
import { pathIn } from "@/lib/text/language";

/** Whose they are, null for a guest's; the products, the latest first; and what the shop has not heard of yet. */
type Kept = { owner: string | null; ids: readonly string[]; unsent: Readonly<Record<string, boolean>> };

const NONE: Kept = { owner: null, ids: [], unsent: {} };
/** A guest's browser and an account keep so many. */
const MOST = 200;

const stored = storedText("sabz-favourites");
// Empty at first, as in the page's HTML; filled as soon as the page is there.
const useKept = create<Kept>(() => NONE);

function readStored(): Kept {
	try {
		const kept: unknown = JSON.parse(stored.read() ?? "null");
		if (!isRecord(kept) || !Array.isArray(kept.ids) || !isRecord(kept.unsent)) return NONE;
		const marks = Object.entries(kept.unsent);
		return {
			owner: typeof kept.owner === "string" ? kept.owner : null,
			ids: kept.ids.filter((id) => typeof id === "string"),
			unsent: Object.fromEntries(marks.map(([id, isMarked]) => [id, isMarked === true])),
		};
	} catch {
		return NONE;
	}
}

function keep(change: Partial<Kept>): void {
	useKept.setState(change);
	stored.write(JSON.stringify(useKept.getState()));
}

function withMark(ids: readonly string[], id: string, isMarked: boolean): string[] {
	const others = ids.filter((each) => each !== id);
	return isMarked ? [id, ...others].slice(0, MOST) : others;
}

/** True where the shop has answered, whatever it said: asking again would change nothing. */
function isAnswered(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Tells the shop of one mark. False where it could not be reached: then it waits. */
async function send(id: string, isMarked: boolean): Promise<boolean> {
	try {
		const name = isMarked
			? "PUT /api/user/favourites/{productId}"
			: "DELETE /api/user/favourites/{productId}";
		await call(name, { params: { productId: id } });
	} catch (error) {
		if (!isAnswered(error)) return false;
		if (error.status === 401) return false;
		keep({ ids: withMark(useKept.getState().ids, id, !isMarked) });
		if (error.status === 409) toast.error(error.serverMessage, "favourites");
	}
	const { [id]: latest, ...others } = useKept.getState().unsent;
	// Pressed again meanwhile: that is sent next.
	if (latest === isMarked) keep({ unsent: others });
	return true;
}

let isSending = false;

/** Sends what waits, one after the other; what cannot be sent now is tried when there is a network again. */
async function sendAll(): Promise<void> {
	if (isSending) return;
	isSending = true;
	try {
		for (;;) {
			const { owner, unsent } = useKept.getState();
			const [next] = Object.entries(unsent);
			if (owner === null || !next || !(await send(...next))) return;
		}
	} finally {
		isSending = false;
	}
}

/** The account's own list, with what it has not heard of yet. */
async function reload(owner: string): Promise<void> {
	await sendAll();
	const answer = await call("GET /api/user/favourites").catch(() => null);
	const { owner: present, unsent } = useKept.getState();
	if (!answer || present !== owner) return;
	const served = answer.products.map(({ _id }) => _id);
	const ids = Object.entries(unsent).reduce<string[]>((all, mark) => withMark(all, ...mark), served);
	keep({ ids });
}

/** A guest's marks join the account that they log in to; another's go with them. */
function changeOwner(user: ShopUser | null): void {
	const { owner: before, ids } = useKept.getState();
	if (before !== null && !isOwner(before, user)) keep(NONE);
	if (user === null) return;
	const owner = user._id;
	if (before === null) {
		// The oldest is marked first, so that the order stays.
		keep({ owner, unsent: Object.fromEntries(ids.toReversed().map((id) => [id, true])) });
	} else keep({ owner });
	void reload(owner);
}

/** Reads what this browser keeps, and follows who is signed in. */
export function startFavourites(): void {
	useKept.setState(readStored());
	onSessionChange(changeOwner);
	stored.subscribe(() => useKept.setState(readStored()));
	window.addEventListener("online", () => void sendAll());
}

/** The products that are marked, the latest first. */
export function useFavourites(): readonly string[] {
	return useKept(({ ids }) => ids);
}

/** Whether this product is marked. */
export function useIsFavourite(productId: string): boolean {
	return useKept(({ ids }) => ids.includes(productId));
}

/** The way to them, for guests the only one. */
function sayKept(): void {
	const { favouriteKept, seeFavourites } = messagesHere("product");
	const page = pathIn(pageLanguage(), "/favourites");
	toast.success(favouriteKept, "favourites", {
		label: seeFavourites,
		onClick: () => window.location.assign(page),
	});
}

/** Marks a product, or takes its mark away: at once here, and on the server when it can be reached. */
export function toggleFavourite(productId: string): void {
	const { owner, ids, unsent } = useKept.getState();
	const isMarked = !ids.includes(productId);
	const later = owner === null ? unsent : { ...unsent, [productId]: isMarked };
	keep({ ids: withMark(ids, productId, isMarked), unsent: later });
	if (isMarked) afterPaint(sayKept);
	void sendAll();
}
