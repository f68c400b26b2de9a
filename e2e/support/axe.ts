import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { settle } from "./settle";
import { expect } from "./test";

/** A control whose name leaves out the words that are seen on it could not be called by voice. Axe looks for it only when asked. */
const CALLED_AS_SEEN = "label-content-name-mismatch";

/** What stands before the page while it is open. */
const DIALOG = "dialog[open], [role=dialog]";

/**
 * Fails when the page as it stands, or only this part of it, has a serious or critical accessibility finding; while a dialog
 * is open it is looked at alone, since the page behind was there before. A long page takes its time on a busy machine.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
	await expect(async () => {
		await settle(page);
		const axe = new AxeBuilder({ page });
		if (part) axe.include(part);
		if (await page.locator(DIALOG).filter({ visible: true }).count()) axe.include(DIALOG);
		const { violations } = await axe
			.options({ resultTypes: ["violations"], rules: { [CALLED_AS_SEEN]: { enabled: true } } })
			.setLegacyMode()
			.analyze();
		const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
		const findings = grave.map(({ id, nodes }) => ({
			id,
			nodes: nodes.map(({ html }) => html.slice(0, 200)),
		}));
		expect(findings).toEqual([]);
	}).toPass({ timeout: 45_000 });
}
