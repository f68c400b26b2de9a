import { notFound } from "next/navigation";
import { isWallet } from "@/lib/domain/wallet";
import { lookUp, playedWallet } from "@/lib/server/payments/simulator/books";
import { ShopError } from "@/lib/server/platform/errors";

/** The simulated payment that an address names; a 404 page where there is none, and outside demo mode. */
export async function readSimulated({ wallet, reference }: { wallet: string; reference: string }) {
	if (!isWallet(wallet)) notFound();
	try {
		playedWallet(wallet);
	} catch (error) {
		if (error instanceof ShopError) notFound();
		throw error;
	}
	const payment = await lookUp(wallet, reference);
	if (!payment) notFound();
	return payment;
}
