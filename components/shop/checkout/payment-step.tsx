import { useMessages } from "#messages";
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
	const text = useMessages("checkout").payment;
	const { names } = useMessages("wallets");
	const name = names[wallet];
	// Whole, since the first step is.
	const contactNumber = formatWalletPhone(form.values.phone);
	return (
		<div className="grid gap-5">
			<RadioCards legend={text.legend} className="sm:grid-cols-2">
				{wallets.map((offered) => (
					<RadioCard
						key={offered}
						name="wallet"
						value={offered}
						label={names[offered]}
						note={text.account(WALLET_NAMES[offered])}
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
					label={text.number(name)}
					type="tel"
					dir="ltr"
					inputMode="numeric"
					autoComplete="off"
					placeholder="03XX-XXXXXXX"
					hint={text.numberHint}
					format={formatWalletPhone}
				/>
				<button
					type="button"
					onClick={() => form.set("walletPhone", contactNumber)}
					className="min-h-tap w-fit text-sm text-link figures"
				>
					{text.use} <bdi dir="ltr">{contactNumber}</bdi>
				</button>
			</div>
			<Notice>
				{text.pin(name)} <b>{text.keepPin}</b>
			</Notice>
			<p className="text-sm text-ink-2">
				{text.or}
				<PageLink href="/cart" onClick={() => choose({ payment: "cod" })} className="tap-area text-link">
					{text.cashInstead}
				</PageLink>
				{text.orEnd}
			</p>
		</div>
	);
}
