import { checkNode, ensureInstalled } from "./support/install.mjs";

checkNode();
await ensureInstalled("all");
await import("./pictures/compose.mjs");
