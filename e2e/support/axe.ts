import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { settle } from "./settle";
import { expect } from "./test";

/** Fails when the page as it stands has a serious or critical accessibility finding. A long page takes its time on a busy machine. */
export async function expectAccessible(page: Page): Promise<void> {
	await expect(async () => {
		await settle(page);
		const { violations } = await new AxeBuilder({ page })
			.options({ resultTypes: ["violations"] })
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

/** Fails when a control is read without the words that are seen on it, so that a voice could not call it. Axe leaves this out by itself. */
export async function expectCalledAsSeen(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).withRules("label-content-name-mismatch").analyze();
	expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)))).toEqual([]);
}
