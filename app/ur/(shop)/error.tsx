"use client";

export { default } from "@/app/(english)/(shop)/error";
