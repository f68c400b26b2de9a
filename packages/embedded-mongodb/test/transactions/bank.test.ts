import { expect, test } from "vitest";
import { Bank, runTransfers } from "./bank.js";
import { useTransactions } from "./support.js";

const { server } = useTransactions();

/** The whole bank, 10,000 transfers, is the campaign's; the gate does with fewer. */
const TRANSFERS = Number(process.env.BANK_TRANSFERS ?? 1500);

test("50 connections move money to and fro: no rupee comes or goes, no account is overdrawn", async () => {
	const bank = new Bank(server.db, 20);
	await bank.open();
	let next = 0;
	let isOver = false;
	const transfers = runTransfers(server.client, bank, 50, () =>
		next < TRANSFERS ? `t${next++}` : undefined,
	).finally(() => {
		isOver = true;
	});
	const sums: number[] = [];
	while (!isOver) {
		const session = server.client.startSession();
		session.startTransaction();
		sums.push(await bank.sum(session));
		await session.commitTransaction();
		await session.endSession();
	}
	expect(await transfers).toBeGreaterThanOrEqual(TRANSFERS);
	expect(new Set(sums)).toEqual(new Set([bank.opening]));
	expect(await bank.faults()).toEqual([]);
}, 240_000);
