"use client";

import { brokenIn } from "@/components/shop/failures/broken";
import { failure } from "@/lib/messages/en/failure";

/** A page of the shop failed; header and footer still stand. */
export default brokenIn(failure, () => import("@/components/messages/en/broken"));
