import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { z } from "zod";
import type { phoneCalls } from "@/lib/accounts/calls";
import type { PhoneCodeDoc } from "@/models/callers";
import { api } from "./api";
import { database } from "./database";
import { outboxDir } from "./target";

let counter = 0;

/** A number that nobody has called from, `+923…`. */
export function newNumber(): string {
	counter += 1;
	return `+9234${`${process.pid}${Date.now()}${counter}`.slice(-8)}`;
}

const message = z.object({ to: z.string(), channel: z.string(), language: z.string(), text: z.string() });

/** The messages to a number that demo mode has written, oldest first. */
export async function messagesTo(phone: string): Promise<z.output<typeof message>[]> {
	const files = (await readdir(outboxDir()).catch(() => [])).filter((file) => file.endsWith(".message.json"));
	const texts = await Promise.all(files.sort().map((file) => readFile(join(outboxDir(), file), "utf8")));
	return texts.map((text) => message.parse(JSON.parse(text))).filter(({ to }) => to === phone);
}

/** As if half a minute had gone by since the last code. */
export async function afterHalfAMinute(phone: string): Promise<void> {
	const codes = (await database()).collection<PhoneCodeDoc>("phonecodes");
	await codes.updateOne({ _id: phone }, { $set: { sentAt: new Date(Date.now() - 31_000) } });
}

export const begin = (phone: string, cookies?: string, more: object = {}) =>
	api<typeof phoneCalls.begin>("POST", "/api/user/phone/begin", { cookies, body: { phone, ...more } });
export const confirm = (body: object, cookies?: string) =>
	api<typeof phoneCalls.confirm>("POST", "/api/user/phone/confirm", { cookies, body });

/** A code that has just come to a number. */
export async function codeFor(phone: string, cookies?: string): Promise<string> {
	await afterHalfAMinute(phone);
	const count = (await messagesTo(phone)).length;
	expect((await begin(phone, cookies)).status).toBe(200);
	await expect.poll(async () => (await messagesTo(phone)).length).toBe(count + 1);
	const code = /\d{6}/.exec((await messagesTo(phone)).at(-1)?.text ?? "")?.[0];
	if (!code) throw new Error("the message says no code");
	return code;
}

/** Somebody whose account is a number, signed in. */
export async function newByNumber(phone = newNumber()) {
	const answer = await confirm({ phone, code: await codeFor(phone), name: "Rubina Akhtar" });
	expect(answer.status).toBe(200);
	return { phone, cookies: answer.cookies, answer };
}
