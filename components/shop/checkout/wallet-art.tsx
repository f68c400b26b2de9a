import { WALLET_NAMES, type Wallet } from "@/lib/domain/wallet";

/** A neutral phone with the wallet's initial: no wallet's logo is drawn. */
export function WalletArt({ wallet }: { wallet: Wallet }) {
	return (
		<span
			aria-hidden
			className="relative grid h-10.5 w-7 flex-none place-items-center rounded-sm border-[2.5px] border-ink bg-surface before:absolute before:top-1 before:h-0.5 before:w-1.5 before:rounded-full before:bg-ink"
		>
			<span className="mt-1 grid size-4.5 place-items-center rounded-full bg-accent display-figure text-2xs text-on-accent">
				{WALLET_NAMES[wallet].slice(0, 1)}
			</span>
		</span>
	);
}
