import { launch } from "./support/launch.mjs";

await launch("dev");
