import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Fails when the page as it stands has a serious or critical accessibility finding. */
export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
	const findings = grave.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 200)) }));
	expect(findings).toEqual([]);
}
