import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The repository's files under these paths, or all, those that are not added yet among them. */
export function filesOf(...paths: string[]): string[] {
	const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...paths], {
		encoding: "utf8",
	});
	return listed.split("\n").filter((file) => file !== "" && existsSync(file));
}
