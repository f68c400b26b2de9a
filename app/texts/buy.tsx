"use client";

import { textsOf } from "./texts-of";

export const BuyTexts = textsOf({ en: () => import("./buy.en"), ur: () => import("./buy.ur") });
