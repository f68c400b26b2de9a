import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "@/lib/client/api";
import { HINT_COOKIE } from "@/lib/early/browser-keys.mjs";
import { changeUser, dismissAuth, onSessionChange, setLoggedOut, setUser, startSession } from "./session";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/account" }));

const person = (name: string) => ({
	...{ _id: name, name, email: `${name}@sabz-tests.pk`, isVerified: true, language: "en" as const },
	...{ phone: null, isPhoneVerified: false, hasPassword: true, notifyBy: "email" as const },
});
const [SANA, BILAL] = [person("sana"), person("bilal")];

const reload = vi.fn();
/** Who the server says is signed in. */
let there: ReturnType<typeof person> | null;
/** Who the page took over since it began, null for a guest. */
let seen: (string | null)[];
let stop = () => {};
/** The page comes into sight again. */
let comeBack = () => {};

async function answer(path: string): Promise<Response> {
	if (path !== "/api/user/check-auth") return Response.json({ success: false }, { status: 401 });
	return there
		? Response.json({ success: true, user: there })
		: Response.json({ success: false }, { status: 401 });
}

/** A form's press that the server refuses with 401. */
async function save(): Promise<void> {
	await call("PUT /api/user/update-profile", { body: { name: "Sana" } }).catch(() => undefined);
	await answered();
}

const answered = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
	reload.mockReset();
	vi.stubGlobal("window", { location: { reload } });
	vi.stubGlobal("document", {
		...{ cookie: "", visibilityState: "visible", documentElement: { lang: "en" } },
		addEventListener: (_name: string, listener: () => void) => {
			comeBack = listener;
		},
	});
	vi.stubGlobal("fetch", answer);
	there = SANA;
	setLoggedOut();
	await startSession();
	setUser(SANA);
	seen = [];
	stop = onSessionChange((user) => seen.push(user?.name ?? null));
});
afterEach(() => {
	stop();
	vi.unstubAllGlobals();
});

test("a page whose session has ended waits for the same person, and goes on with them", async () => {
	there = null;
	await save();
	// What a read of the cart says meanwhile.
	setUser(null);
	expect(seen).toEqual([]);
	setUser(SANA);
	await dismissAuth();
	// What waited for a session is told that it is there again.
	expect(seen).toEqual(["sana"]);
	expect(reload).not.toHaveBeenCalled();
});

test("whoever does not log in again is a guest, and somebody else begins with a new page", async () => {
	there = null;
	await save();
	await dismissAuth();
	expect(seen).toEqual([null]);

	setUser(SANA);
	await save();
	setUser(BILAL);
	expect(seen).toEqual([null, "sana", null]);
	expect(reload).toHaveBeenCalledOnce();
});

test("a wrong password ends no session", async () => {
	await save();
	await dismissAuth();
	expect(seen).toEqual([]);
});

test("a login in another tab ends the wait, when the page is seen again or the sheet is closed", async () => {
	there = null;
	await save();
	there = SANA;
	const hint = encodeURIComponent(JSON.stringify(SANA));
	vi.stubGlobal("document", { ...document, cookie: `${HINT_COOKIE}=${hint}` });
	comeBack();
	await answered();
	expect(seen).toEqual(["sana"]);

	there = null;
	await save();
	there = SANA;
	await dismissAuth();
	await dismissAuth();
	expect(seen).toEqual(["sana", "sana"]);
	expect(reload).not.toHaveBeenCalled();
});

test("a change of the customer is no login", async () => {
	there = null;
	await save();
	changeUser({ ...SANA, name: "Sana Bibi" });
	expect(seen).toEqual([]);
	await dismissAuth();
	changeUser({ ...SANA, name: "Sana Bibi" });
	expect(seen).toEqual([null]);
});
