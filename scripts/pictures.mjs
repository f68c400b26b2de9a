import { checkNode, ensureInstalled } from "../server/install.mjs";

checkNode();
await ensureInstalled("all");
await import("./pictures/compose.mjs");
