/**
 * Writes components/ui/icons from Lucide's drawings: run `npx tsx scripts/line-icons/main.ts` after a name was added to
 * names.ts or taken from it, and after lucide-react has become another version.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { iconFiles } from "./drawings";

const folder = fileURLToPath(new URL("../../components/ui/icons/", import.meta.url));

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { file, text } of iconFiles()) await writeFile(`${folder}${file}`, text);
