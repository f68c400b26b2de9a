import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOTHING_KNOWN } from "../day-rules";
import { type KeptDay, type Memory, openMemory, shortMemory } from "./memory";
import { openPhone, type View } from "./phone";
import { askWho, readDay, sendStep } from "./rider-api";

vi.mock("./rider-api", () => ({
	askWho: vi.fn(),
	readDay: vi.fn(),
	sendStep: vi.fn(),
	isSignedOut: () => false,
}));

/** A browser's database, of which the first connection is lost. */
vi.mock("idb", () => {
	let connections = 0;
	const openDB = async () => {
		connections += 1;
		const isLost = connections === 1;
		const getAllFromIndex = async () => {
			if (isLost) throw new Error("The connection was lost");
			return [];
		};
		return { getAllFromIndex, close: () => {} };
	};
	return { openDB };
});

const IMRAN = { email: "imran@sabz.pk", name: "Imran" };
const BILAL = { email: "bilal@sabz.pk", name: "Bilal" };
const keptOf = (who: KeptDay["who"]): KeptDay => ({ who, day: NOTHING_KNOWN, ahead: 0 });
const bag = { number: "SBZ-1", firstName: "Kiran", area: "Sadar", address: "Shop 4", toCollect: 0 };

let memory: Memory;
let views: View[];
let reloads: number;

const opened = () =>
	openPhone({
		memory,
		served: null,
		show: (view) => views.push(view),
		onOtherPerson: () => {
			reloads += 1;
		},
	});

beforeEach(async () => {
	vi.stubGlobal("navigator", {});
	memory = shortMemory();
	await memory.writeDay(keptOf(IMRAN));
	await memory.addStep({ key: "k", rider: IMRAN.email, order: "o", bag, step: "delivered", at: 0 });
	[views, reloads] = [[], 0];
	vi.mocked(readDay).mockResolvedValue(NOTHING_KNOWN);
	vi.mocked(sendStep).mockResolvedValue({ what: "done" });
});

afterEach(() => {
	vi.clearAllMocks();
	vi.unstubAllGlobals();
});

test("as soon as the phone is another's, the day of the former is gone from it and their steps wait unsent", async () => {
	vi.mocked(askWho).mockResolvedValue({ email: BILAL.email, ahead: 0 });
	const phone = await opened();
	await phone.sync();
	await phone.sync();
	phone.close();
	expect(await memory.readDay()).toBeNull();
	expect(await memory.stepsOf(IMRAN.email)).toHaveLength(1);
	expect(sendStep).not.toHaveBeenCalled();
	expect(views.at(-1)).toMatchObject({ isOver: true, day: { road: [], shelf: [] } });
	expect(reloads).toBe(1);
});

test("a day that the phone has kept of the other one already stays", async () => {
	vi.mocked(askWho).mockResolvedValue({ email: BILAL.email, ahead: 0 });
	const phone = await opened();
	await memory.writeDay(keptOf(BILAL));
	await phone.sync();
	phone.close();
	expect(await memory.readDay()).toEqual(keptOf(BILAL));
	expect(reloads).toBe(1);
});

test("a shop that cannot be reached leaves everything as it is, until it can", async () => {
	vi.mocked(askWho).mockRejectedValueOnce(new Error("no network"));
	vi.mocked(askWho).mockResolvedValue({ email: IMRAN.email, ahead: 0 });
	const phone = await opened();
	await phone.sync();
	expect(phone.isOffline()).toBe(true);
	expect(await memory.stepsOf(IMRAN.email)).toHaveLength(1);
	await phone.sync();
	phone.close();
	expect(phone.isOffline()).toBe(false);
	expect(await memory.stepsOf(IMRAN.email)).toEqual([]);
	expect(views.at(-1)).toMatchObject({ isOver: false, timesSent: 1 });
});

test("a memory that fails once keeps nothing from being sent with the next meeting", async () => {
	vi.mocked(askWho).mockResolvedValue({ email: IMRAN.email, ahead: 0 });
	const phone = await opened();
	const reading = vi.spyOn(memory, "stepsOf").mockRejectedValue(new Error("no memory"));
	await phone.sync();
	expect(phone.isOffline(), "so it is tried again").toBe(true);
	reading.mockRestore();
	await phone.sync();
	phone.close();
	expect(await memory.stepsOf(IMRAN.email)).toEqual([]);
});

test("a database that the browser has closed is opened once more", async () => {
	expect(await (await openMemory()).stepsOf(IMRAN.email)).toEqual([]);
});
