import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { isWallet, type Wallet } from "@/lib/payments/rules";
import { lookUp, simulatorOf } from "@/lib/payments/server/simulator";
import { isTrustedHost } from "@/lib/server/http/origin";
import { ShopError } from "@/lib/server/platform/errors";

function playedBy(wallet: Wallet) {
	try {
		return simulatorOf(wallet);
	} catch (error) {
		if (error instanceof ShopError) notFound();
		throw error;
	}
}

/** The simulated payment that an address names, and who plays its wallet; a 404 page where there is none, and outside demo mode. */
export async function readSimulated({ wallet, reference }: { wallet: string; reference: string }) {
	if (!isWallet(wallet) || !isTrustedHost((await headers()).get("host"))) notFound();
	const simulator = playedBy(wallet);
	const payment = await lookUp(wallet, reference);
	if (!payment) notFound();
	return { payment, simulator };
}
