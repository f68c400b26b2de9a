import { beforeEach, describe, expect, it, vi } from "vitest";

/** Every test starts with a page that has shown nothing yet. */
async function freshToaster() {
	vi.resetModules();
	return import("./toast");
}

describe("toasts", () => {
	let toaster: Awaited<ReturnType<typeof freshToaster>>;
	beforeEach(async () => {
		toaster = await freshToaster();
	});

	it("stay 2 seconds for a success and 4 for an error or a neutral message (spec 9), 10 where they can be taken back", () => {
		const shown: [string, number][] = [];
		toaster.attachToaster(({ kind, duration }) => shown.push([kind, duration]));
		toaster.toast.success("Cart updated");
		toaster.toast.error("Failed to update cart");
		toaster.toast.message("Prices changed");
		toaster.toast.success("Item added", "cart", { label: "View cart", onClick() {} });
		toaster.toast.success("2 bags given", "dispatch", { label: "Undo", onClick() {}, isUndo: true });
		expect(shown).toEqual([
			["success", 2000],
			["error", 4000],
			["message", 4000],
			["success", 2000],
			["success", 10_000],
		]);
	});

	it("wake the toaster once, and wait for it", () => {
		const wake = vi.fn();
		toaster.onFirstToast(wake);
		expect(toaster.hasWaitingToasts()).toBe(false);
		toaster.toast.success("Item added to cart", "cart");
		expect(wake).toHaveBeenCalledOnce();
		expect(toaster.hasWaitingToasts()).toBe(true);

		const texts: string[] = [];
		toaster.attachToaster(({ text }) => texts.push(text));
		toaster.toast.success("Cart updated", "cart");
		expect(texts).toEqual(["Item added to cart", "Cart updated"]);
		expect(toaster.hasWaitingToasts()).toBe(false);
	});

	it("keep the newest 20 while nothing shows them", () => {
		for (let number = 1; number <= 25; number++) toaster.toast.message(`Message ${number}`);
		const texts: string[] = [];
		toaster.attachToaster(({ text }) => texts.push(text));
		expect(texts).toHaveLength(20);
		expect(texts.at(0)).toBe("Message 6");
	});

	it("wait again once the toaster has gone", () => {
		const shown = vi.fn();
		const detach = toaster.attachToaster(shown);
		detach();
		toaster.toast.success("Logged out successfully");
		expect(shown).not.toHaveBeenCalled();
		expect(toaster.hasWaitingToasts()).toBe(true);
	});
});
