import { useState } from "react";
import { ApiError, call, messageOf } from "@/lib/client/api";
import type { Channel } from "@/lib/messages/rules";
import { plainDigits, type ShopUser } from "../rules/user";
import { useSecondsUntil } from "./verification";

const CODE_LENGTH = 6;

type Typed = {
	step: "number" | "code" | "name";
	phone: string;
	code: string;
	name: string;
	password: string;
	/** How the last code went. */
	channel: Channel | null;
	/** Until when no other one is sent; milliseconds since 1970. */
	until: number;
	/** What is wrong, beside which field. */
	problem: { field: "phone" | "code" | "name" | "password"; message: string } | null;
	/** What is under way: a channel that a code is sent by, or the check of one. */
	busy: Channel | "check" | null;
};
export type PhoneField = "phone" | "code" | "name" | "password";

const NOTHING: Typed = {
	...{ step: "number", phone: "", code: "", name: "", password: "" },
	...{ channel: null, until: 0, problem: null, busy: null },
};

export type ConfirmedPhone = { user: ShopUser; joined: number };
type Options = {
	/** True where the number is for the account that is signed in: then it never makes another one. */
	isAdding?: boolean;
	/** Said where the server could not be reached. */
	failed: string;
	onDone: (confirmed: ConfirmedPhone) => void;
};

export const codeDigits = (text: string) => plainDigits(text).replace(/\D/g, "").slice(0, CODE_LENGTH);

/** When another code may be asked for after this refusal, in seconds; null where it is another one. */
function secondsToWait(error: unknown): number | null {
	const seconds = error instanceof ApiError ? error.answer.resendAfter : null;
	return typeof seconds === "number" ? seconds : null;
}

function fieldOfRefusal(error: unknown, step: Typed["step"]): PhoneField {
	const fields = error instanceof ApiError ? error.fields : {};
	const named = (["code", "password", "name", "phone"] as const).find((field) => fields[field]);
	return named ?? (step === "number" ? "phone" : "code");
}

/** Confirms a number in steps: the number, the code that is sent to it, and the name of who is new. */
export function usePhoneSteps({ isAdding = false, failed, onDone }: Options) {
	const [typed, setTyped] = useState(NOTHING);
	const secondsLeft = useSecondsUntil(typed.until);
	const set = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));

	function tell(error: unknown): void {
		const field = fieldOfRefusal(error, typed.step);
		const step = field === "phone" ? "number" : field === "name" ? "name" : "code";
		set({ step, problem: { field, message: messageOf(error, failed) } });
	}

	async function send(channel: Channel): Promise<void> {
		if (typed.busy) return;
		set({ busy: channel, problem: null });
		try {
			const answer = await call("POST /api/user/phone/begin", { body: { phone: typed.phone, channel } });
			const until = Date.now() + answer.resendAfter * 1000;
			set({ step: "code", code: "", channel: answer.channel, until });
		} catch (error) {
			const seconds = secondsToWait(error);
			// The code that was sent just now is still good.
			if (seconds === null) tell(error);
			else set({ step: "code", channel: typed.channel ?? channel, until: Date.now() + seconds * 1000 });
		} finally {
			set({ busy: null });
		}
	}

	async function confirm(code = typed.code): Promise<void> {
		if (typed.busy) return;
		const { phone, name, password, step } = typed;
		set({ busy: "check", problem: null });
		try {
			const more = { ...(step === "name" && { name }), ...(isAdding && { password }) };
			const answer = await call("POST /api/user/phone/confirm", { body: { phone, code, ...more } });
			if (!answer.user) return set({ step: "name" });
			setTyped(NOTHING);
			onDone({ user: answer.user, joined: answer.joined ?? 0 });
		} catch (error) {
			tell(error);
		} finally {
			set({ busy: null });
		}
	}

	return {
		...typed,
		secondsLeft,
		type: (field: PhoneField, text: string) => set({ [field]: text, problem: null }),
		/** Takes what is typed of the code; gives whether it is all there. */
		typeCode(text: string): boolean {
			// Nobody mends a wrong code: the next key begins anew.
			const isRefused = typed.problem?.field === "code" && text.startsWith(typed.code);
			const code = codeDigits(isRefused ? text.slice(typed.code.length) : text);
			set({ code, problem: null });
			return code.length === CODE_LENGTH && code !== typed.code;
		},
		isWhole: typed.code.length === CODE_LENGTH,
		reset: () => setTyped(NOTHING),
		changeNumber: () => set({ step: "number", code: "", problem: null }),
		send,
		confirm,
	};
}

export type PhoneSteps = ReturnType<typeof usePhoneSteps>;
