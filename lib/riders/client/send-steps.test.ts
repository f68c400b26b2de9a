import fc from "fast-check";
import { expect, test } from "vitest";
import type { WaitingStep } from "../day-rules";
import { type Outcome, sendSteps, shortMemory } from "./memory";

const IMRAN = "imran@sabz.pk";
const REFUSAL = { message: "No", isOfCode: false, isConflict: true };

function step(key: string, rider = IMRAN): WaitingStep {
	const bag = { number: "SBZ-1", firstName: "Kiran", area: "Sadar", address: "Shop 4", toCollect: 0 };
	return { key, rider, order: "o", bag, step: "delivered", at: 0 };
}

/** A shop behind a bad network: what arrives, whether its answer does, and what it says. */
function badShop(network: readonly ("answered" | "answer lost" | "lost" | "refused" | "signed out")[]) {
	const arrived: string[] = [];
	let tries = 0;
	const outcomes: Record<(typeof network)[number], Outcome> = {
		answered: { what: "done" },
		"answer lost": { what: "later" },
		lost: { what: "later" },
		refused: { what: "refused", refusal: REFUSAL },
		"signed out": { what: "signed-out" },
	};
	return {
		arrived,
		send: async ({ key }: WaitingStep): Promise<Outcome> => {
			const fate = network[tries] ?? "answered";
			tries += 1;
			// What has arrived once is answered alike under its key.
			if (arrived.includes(key) && (fate === "answered" || fate === "refused")) return { what: "done" };
			if (fate === "answered" || fate === "answer lost") {
				if (!arrived.includes(key)) arrived.push(key);
			}
			return outcomes[fate];
		},
	};
}

test("whatever fails, each step is taken once, in order, and none is lost", async () => {
	const fates = fc.constantFrom("answered", "answer lost", "lost", "refused", "signed out");
	await fc.assert(
		fc.asyncProperty(
			fc.array(fates, { maxLength: 30 }),
			fc.integer({ min: 0, max: 8 }),
			fc.integer({ min: 1, max: 5 }),
			async (network, count, tabs) => {
				const memory = shortMemory();
				const keys = Array.from({ length: count }, (_, index) => `k${index}`);
				for (const key of keys) await memory.addStep(step(key));
				const { arrived, send } = badShop(network);
				const confirmed: string[] = [];
				const onDone = async ({ key }: WaitingStep) => void confirmed.push(key);
				for (let round = 0; round < network.length + tabs; round += 1) {
					await sendSteps({ memory, rider: IMRAN, send, onDone });
				}
				const kept = (await memory.stepsOf(IMRAN)).map(({ key }) => key);
				expect(arrived).toEqual(keys.filter((key) => arrived.includes(key)));
				expect(confirmed).toEqual(keys.filter((key) => confirmed.includes(key)));
				expect([...new Set(confirmed)]).toEqual(confirmed);
				expect([...confirmed, ...kept].toSorted()).toEqual(keys.toSorted());
				for (const { refusal } of await memory.stepsOf(IMRAN)) expect(refusal).toEqual(REFUSAL);
			},
		),
	);
});

test("nothing of another rider is sent", async () => {
	const memory = shortMemory();
	await memory.addStep(step("former", "former@sabz.pk"));
	await memory.addStep(step("own"));
	const { arrived, send } = badShop([]);
	await sendSteps({ memory, rider: IMRAN, send, onDone: async () => {} });
	expect(arrived).toEqual(["own"]);
	expect(await memory.stepsOf("former@sabz.pk")).toHaveLength(1);
});

test("it ends where the shop is out of reach, and where the session is over", async () => {
	const memory = shortMemory();
	await memory.addStep(step("one"));
	const over = (what: "lost" | "signed out") =>
		sendSteps({ memory, rider: IMRAN, send: badShop([what]).send, onDone: async () => {} });
	expect(await over("lost")).toBe("later");
	expect(await over("signed out")).toBe("signed-out");
	expect(await memory.stepsOf(IMRAN)).toEqual([step("one")]);
});

test("a step takes the place of what was refused before it", async () => {
	const memory = shortMemory();
	await memory.addStep({ ...step("wrong"), refusal: REFUSAL });
	await memory.addStep(step("right"), ["wrong"]);
	expect((await memory.stepsOf(IMRAN)).map(({ key }) => key)).toEqual(["right"]);
});

test("where the door is, said while its step was on its way, goes once more under the same key", async () => {
	const memory = shortMemory();
	await memory.addStep(step("k"));
	const point = { lat: 31.27, lng: 72.32 };
	const sent: (WaitingStep["point"] | null)[] = [];
	const send = async (waiting: WaitingStep): Promise<Outcome> => {
		sent.push(waiting.point ?? null);
		if (sent.length === 1) await memory.changeStep({ ...waiting, point });
		return { what: "done" };
	};
	expect(await sendSteps({ memory, rider: IMRAN, send, onDone: async () => {} })).toBe("done");
	expect(sent).toEqual([null, point]);
	expect(await memory.stepsOf(IMRAN)).toEqual([]);
});
