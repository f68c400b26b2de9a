"use client";

/** A page outside the shop's own layout failed. */
export { BrokenDocument as default } from "../broken-document";
