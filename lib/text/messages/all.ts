import type { Language } from "../language";
import type { Messages } from ".";
import { en } from "./en";
import { ur } from "./ur";

/** All texts in all languages: for the server, a browser gets those of its page alone. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, ur };
