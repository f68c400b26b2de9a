import { launch } from "../server/launch.mjs";

await launch("dev");
