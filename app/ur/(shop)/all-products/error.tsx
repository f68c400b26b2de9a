"use client";

export { default } from "@/app/(english)/(shop)/all-products/error";
