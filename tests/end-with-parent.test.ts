import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const PRELOAD = pathToFileURL(join(import.meta.dirname, "../server/end-with-parent.mjs"));

test("a worker that still listens ends with the build that started it", async () => {
	const program = join(mkdtempSync(join(tmpdir(), "sabz-worker-")), "listens.cjs");
	writeFileSync(program, `new MessageChannel().port1.onmessage = () => {}; process.send("listens");`);
	const worker = fork(program, { execArgv: [`--import=${PRELOAD}`] });
	await once(worker, "message");
	worker.disconnect();
	expect(await once(worker, "exit")).toEqual([0, null]);
});
