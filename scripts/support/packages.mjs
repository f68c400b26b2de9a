import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../../server/run.mjs";

const lockFile = z.object({
	packages: z.record(
		z.string(),
		z.object({
			name: z.string().optional(),
			version: z.string().optional(),
			resolved: z.string().optional(),
			integrity: z.string().optional(),
			license: z.string().optional(),
			link: z.boolean().optional(),
			inBundle: z.boolean().optional(),
			dev: z.boolean().optional(),
			hasInstallScript: z.boolean().optional(),
		}),
	),
});

const IN_MODULES = "node_modules/";

/** Every package of the lock file that comes from outside, with what the lock file says about it. */
export function lockedPackages() {
	const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
	return Object.entries(lockFile.parse(JSON.parse(text)).packages)
		.filter(([path, entry]) => path.includes(IN_MODULES) && !entry.link)
		.map(([path, entry]) => ({
			...entry,
			name: entry.name ?? path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length),
		}));
}

/** The packages by licence, the commonest licence first. */
export function packagesByLicence() {
	/** @type {Map<string, Set<string>>} */
	const byLicence = new Map();
	for (const { name, license = "none named" } of lockedPackages()) {
		byLicence.set(license, (byLicence.get(license) ?? new Set()).add(name));
	}
	return [...byLicence].sort(([, a], [, b]) => b.size - a.size);
}
