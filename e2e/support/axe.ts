import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { settle } from "./settle";
import { expect } from "./test";

/** A control whose name leaves out the words that are seen on it could not be called by voice. Axe looks for it only when asked. */
const CALLED_AS_SEEN = "label-content-name-mismatch";

/** Fails when the page as it stands has a serious or critical accessibility finding. A long page takes its time on a busy machine. */
export async function expectAccessible(page: Page): Promise<void> {
	await expect(async () => {
		await settle(page);
		const { violations } = await new AxeBuilder({ page })
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

/** The controls of the page that are named without the words that are seen on them. */
export async function calledOtherwise(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).withRules(CALLED_AS_SEEN).analyze();
	return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)));
}
