"use client";

/** A page of the shop failed; header and footer still stand. */
export { Broken as default } from "@/components/shell/failures/broken";
