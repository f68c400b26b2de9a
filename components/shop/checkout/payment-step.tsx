import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { choose } from "@/lib/client/cart-choices";
import { formatWalletPhone, WALLET_NAMES, type Wallet } from "@/lib/domain/wallet";
import { TextField } from "./text-field";
import type { CheckoutForm } from "./use-checkout-form";
import { WalletArt } from "./wallet-art";

/** Which wallet pays, and its number (spec 2, step 3). */
export function PaymentStep({ form, wallets }: { form: CheckoutForm; wallets: readonly Wallet[] }) {
	const { wallet } = form.values;
	const name = WALLET_NAMES[wallet];
	// Whole, since the first step is.
	const contactNumber = formatWalletPhone(form.values.phone);
	return (
		<div className="grid gap-5">
			<RadioCards legend="Choose your wallet" className="sm:grid-cols-2">
				{wallets.map((offered) => (
					<RadioCard
						key={offered}
						name="wallet"
						value={offered}
						label={WALLET_NAMES[offered]}
						note="Mobile account"
						art={<WalletArt wallet={offered} />}
						checked={wallet === offered}
						onChange={() => form.set("wallet", offered)}
					/>
				))}
			</RadioCards>
			<div className="grid gap-1 sm:max-w-80">
				<TextField
					form={form}
					name="walletPhone"
					label={`${name} mobile number`}
					type="tel"
					inputMode="numeric"
					autoComplete="off"
					placeholder="03XX-XXXXXXX"
					hint="The number your wallet is on."
					format={formatWalletPhone}
				/>
				<button
					type="button"
					onClick={() => form.set("walletPhone", contactNumber)}
					className="min-h-tap w-fit text-sm text-link figures"
				>
					Use {contactNumber}
				</button>
			</div>
			<Notice>
				{name} asks you to approve with your own PIN. <b>Never tell your PIN to a rider or to us.</b>
			</Notice>
			<p className="text-sm text-ink-2">
				Or{" "}
				<PageLink href="/cart" onClick={() => choose({ payment: "cod" })} className="tap-area text-link">
					pay cash at the door instead
				</PageLink>
				.
			</p>
		</div>
	);
}
