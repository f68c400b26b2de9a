"use client";

export { default } from "@/app/ur/(shop)/error";
