"use client";

export { default } from "@/app/(english)/(checkout)/error";
