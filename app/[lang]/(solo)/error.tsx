"use client";

export { Broken as default } from "@/components/shell/failures/broken";
