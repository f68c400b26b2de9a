import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs a command to its end and gives its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string }} [options] quiet: its output is shown only when it fails
 * @returns {Promise<number>}
 */
export function run(command, args, { env = process.env, quiet = false, cwd = ROOT } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { cwd, env, stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit" });
		/** @type {Buffer[]} */
		const output = [];
		child.stdout?.on("data", (chunk) => output.push(chunk));
		child.stderr?.on("data", (chunk) => output.push(chunk));
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			const status = code ?? (signal ? 1 : 0);
			if (status !== 0 && quiet) process.stderr.write(Buffer.concat(output));
			resolve(status);
		});
	});
}

/** Runs a TypeScript program of the project as the server would load it. @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} env */
export function runTypeScript(file, args, env) {
	return run(process.execPath, ["--conditions=react-server", "--import", "tsx", file, ...args], { env });
}
