"use client";

import { textsOf } from "./texts-of";

export const RiderTexts = textsOf({ en: () => import("./rider.en"), ur: () => import("./rider.ur") });
