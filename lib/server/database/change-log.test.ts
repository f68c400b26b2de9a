import { expect, test } from "vitest";
import { appending, entriesAfter } from "./queries";

const log = { version: 7, recent: ["e", "f", "g"] };

test.each([
	[7, []],
	[6, ["g"]],
	[4, ["e", "f", "g"]],
])("whoever knows number %i reads what came after it", (known, entries) => {
	expect(entriesAfter(log, known)).toEqual(entries);
});

test.each([
	["an entry that is no longer kept was missed", 3],
	["nothing is known", -1],
	["the log was begun anew", 8],
])("that everything may have changed is said when %s", (_, known) => {
	expect(entriesAfter(log, known)).toBeNull();
});

test("an empty log is no reason to look at everything, to whoever knows that it is", () => {
	expect(entriesAfter({ version: 0, recent: [] }, 0)).toEqual([]);
	expect(entriesAfter({ version: 0, recent: [] }, -1)).toBeNull();
});

test("each entry has a number of its own, and so many are kept", () => {
	expect(appending(["a", "b"], 200)).toEqual({
		$inc: { version: 2 },
		$push: { recent: { $each: ["a", "b"], $slice: -200 } },
	});
});
