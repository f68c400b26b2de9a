"use client";

export { default } from "@/app/(english)/(shop)/my-orders/error";
