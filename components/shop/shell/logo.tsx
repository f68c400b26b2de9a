import { clsx } from "clsx";
import { useMessages } from "#messages";
import { SHOP_DEFAULTS } from "@/lib/domain/shop-details";
import { MARK_FRUIT, MARK_LEAF, MARK_LETTERS, WORD_LETTERS } from "./logo-shapes";

const SPRITE_ID = "sabz-logo";

/** The logo's shapes, once a page; every logo on it refers to them. */
export function LogoSprite() {
	return (
		<svg aria-hidden="true" className="absolute size-0">
			<symbol id={SPRITE_ID} viewBox="0 0 140 48">
				<rect width="48" height="48" rx="14" fill="var(--mark-ground)" />
				<g transform="translate(24.3 24) scale(.0272) translate(-492 85)">
					<path fill="var(--mark-letters)" d={MARK_LETTERS} />
					<path className="fill-mango-400" transform={MARK_FRUIT[0]} d={MARK_FRUIT[1]} />
					<path className="fill-leaf-300" transform={MARK_LEAF[0]} d={MARK_LEAF[1]} />
				</g>
				<path transform="translate(59 37) scale(.0386)" fill="currentColor" d={WORD_LETTERS} />
			</symbol>
		</svg>
	);
}

/** The shop's mark and name. On a dark ground the mark turns to paper. */
export function Logo({ onDark }: { onDark?: boolean }) {
	const { shopName } = useMessages("common");
	return (
		<svg
			role="img"
			aria-label={shopName(SHOP_DEFAULTS.name)}
			viewBox="0 0 140 48"
			className={clsx(
				"h-10 w-auto",
				onDark
					? "text-white [--mark-ground:var(--color-paper)] [--mark-letters:var(--color-leaf-800)]"
					: "text-brand [--mark-ground:var(--color-leaf-800)] [--mark-letters:var(--color-paper)]",
			)}
		>
			<use href={`#${SPRITE_ID}`} />
		</svg>
	);
}
