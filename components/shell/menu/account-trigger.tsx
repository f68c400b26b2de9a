import type { ComponentProps } from "react";
import { useMessages } from "#messages";
import type { ShopUser } from "@/lib/accounts/rules/user";

type AccountTriggerProps = ComponentProps<"button"> & { user: ShopUser };

/** The signed-in customer's initial and first name. */
export function AccountTrigger({ user, ...rest }: AccountTriggerProps) {
	const text = useMessages("shell");
	const firstName = user.name.trim().split(/\s+/)[0] ?? "";
	return (
		<button
			type="button"
			aria-label={text.accountOf(user.name)}
			{...rest}
			className="inline-flex min-h-tap min-w-0 items-center justify-center gap-2 rounded-md px-1.5 text-sm font-bold transition-colors hover:bg-primary-soft max-lg:min-w-tap"
		>
			<span
				data-initial={firstName.slice(0, 1)}
				className="grid size-8 flex-none place-items-center rounded-full bg-veg-soft font-extrabold text-on-veg-soft uppercase before:content-[attr(data-initial)]"
			/>
			<bdi className="truncate max-lg:hidden">{firstName}</bdi>
		</button>
	);
}
