import { describe, expect, it } from "vitest";
import { cn } from "./cn";

describe("cn", () => {
	it("lets the later of two conflicting classes win", () => {
		expect(cn("px-4 py-2", "px-6")).toBe("py-2 px-6");
	});

	it("knows the shop's own text sizes as sizes, not as colours", () => {
		expect(cn("text-sm text-ink-3", "text-poster")).toBe("text-ink-3 text-poster");
		expect(cn("text-title", "text-2xs")).toBe("text-2xs");
	});

	it("keeps a leading before a text size", () => {
		expect(cn("leading-close", "text-2xs")).toBe("leading-close text-2xs");
	});

	it("knows the shop's own weights, spaces and layers", () => {
		expect(cn("font-bold", "font-strong")).toBe("font-strong");
		expect(cn("px-4", "px-gutter")).toBe("px-gutter");
		expect(cn("z-header", "z-dialog")).toBe("z-dialog");
	});

	it("knows the edges where lines begin and end", () => {
		expect(cn("ps-4 me-2 inset-s-1", "ps-6", "inset-s-auto")).toBe("me-2 ps-6 inset-s-auto");
		expect(cn("ps-4 pe-2 py-1", "px-6")).toBe("py-1 px-6");
		expect(cn("text-start inset-ring-1", "text-end")).toBe("inset-ring-1 text-end");
	});

	it("leaves out what is false", () => {
		const hidden: boolean = false;
		expect(cn("flex", hidden && "hidden", undefined)).toBe("flex");
	});
});
