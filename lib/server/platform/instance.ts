import "server-only";
import { randomUUID } from "node:crypto";

const holder = globalThis as typeof globalThis & { sabzInstance?: string };
holder.sabzInstance ??= randomUUID();

/** This process among all that work on the same database; development reloads modules, the name stays. */
export const instance = holder.sabzInstance;
