import "server-only";
import { randomUUID } from "node:crypto";
import { perProcess } from "./per-process.mjs";

/** The name of this process among all that work on the same database. */
export const instance = perProcess<string>("instance", randomUUID);
