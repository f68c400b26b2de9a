"use client";

import { textsOf } from "./texts-of";

export const AccountTexts = textsOf({ en: () => import("./account.en"), ur: () => import("./account.ur") });
