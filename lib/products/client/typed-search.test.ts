import { expect, test, vi } from "vitest";
import { listenToTyped, tellTyped } from "./typed-search";

test("whoever listens hears each keystroke, until they stop", () => {
	const heard = vi.fn();
	const stop = listenToTyped(heard);
	tellTyped("a");
	tellTyped("al");
	stop();
	tellTyped("alo");
	expect(heard.mock.calls).toEqual([["a"], ["al"]]);
});

test("a listener that comes later is not lost when the one before leaves", () => {
	const later = vi.fn();
	const stopFirst = listenToTyped(() => {});
	listenToTyped(later);
	stopFirst();
	tellTyped("aam");
	expect(later).toHaveBeenCalledWith("aam");
});
