import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The path of the program that serves an embedded store. Throws until the store is built. */
export const storeProgram = () => require.resolve("@sabz/embedded-mongodb/cli");

/** The path of the program that backs an embedded store up and restores it. Throws until the store is built. */
export const backupProgram = () => require.resolve("@sabz/embedded-mongodb/backup-cli");
