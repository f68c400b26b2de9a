import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "@/lib/client/api";
import { dismissAuth, onSessionChange, setLoggedOut, setUser, startSession } from "./session";

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

async function answer(path: string): Promise<Response> {
	if (path !== "/api/user/check-auth") return Response.json({ success: false }, { status: 401 });
	return there
		? Response.json({ success: true, user: there })
		: Response.json({ success: false }, { status: 401 });
}

/** A form's press that the server refuses with 401. */
async function save(): Promise<void> {
	await call("PUT /api/user/update-profile", { body: { name: "Sana" } }).catch(() => undefined);
	await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
	reload.mockReset();
	vi.stubGlobal("window", { location: { reload } });
	vi.stubGlobal("document", {
		...{ cookie: "", visibilityState: "visible", documentElement: { lang: "en" } },
		addEventListener: () => undefined,
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
	dismissAuth();
	expect(seen).toEqual([]);
	expect(reload).not.toHaveBeenCalled();
});

test("whoever does not log in again is a guest, and somebody else begins with a new page", async () => {
	there = null;
	await save();
	dismissAuth();
	expect(seen).toEqual([null]);

	setUser(SANA);
	await save();
	setUser(BILAL);
	expect(seen).toEqual([null, "sana", null]);
	expect(reload).toHaveBeenCalledOnce();
});

test("a wrong password ends no session", async () => {
	await save();
	dismissAuth();
	expect(seen).toEqual([]);
});
