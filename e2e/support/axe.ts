import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { settle } from "./settle";
import { expect } from "./test";

/** A control whose name leaves out the words that are seen on it could not be called by voice. Axe looks for it only when asked. */
const CALLED_AS_SEEN = "label-content-name-mismatch";

/**
 * Rules whose findings are moderate at most, and are not asked for here: half of what axe does. The campaign has it do
 * all, and so hears of one that has become graver.
 */
const MILD = [
	"aria-allowed-role",
	"aria-deprecated-role",
	"empty-heading",
	"empty-table-header",
	"form-field-multiple-labels",
	"heading-order",
	"html-xml-lang-mismatch",
	"image-redundant-alt",
	"landmark-banner-is-top-level",
	"landmark-contentinfo-is-top-level",
	"landmark-main-is-top-level",
	"landmark-no-duplicate-banner",
	"landmark-no-duplicate-contentinfo",
	"landmark-no-duplicate-main",
	"landmark-one-main",
	"landmark-unique",
	"meta-viewport",
	"meta-viewport-large",
	"no-autoplay-audio",
	"page-has-heading-one",
	"presentation-role-conflict",
	"region",
	"scope-attr-valid",
	"server-side-image-map",
	"skip-link",
	"table-duplicate-name",
];
const LEFT_OUT = process.env.JOURNEYS === "short" ? MILD : [];
const RULES = {
	...Object.fromEntries(LEFT_OUT.map((rule) => [rule, { enabled: false }])),
	[CALLED_AS_SEEN]: { enabled: true },
};

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
			.options({ resultTypes: ["violations"], rules: RULES })
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
