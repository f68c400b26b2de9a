import type { Thing } from "../draw";
import { fruits } from "./fruits";
import { vegetables } from "./vegetables";

/** Everything a recipe can name. */
export const things: Record<string, Thing> = { ...fruits, ...vegetables };
