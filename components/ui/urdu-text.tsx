import { clsx } from "clsx";

/**
 * The phrases that are part of the shop's look, and how wide each is in its face, with the spaces of the face beside it (em), so that nothing moves when that
 * comes. The face holds the glyphs of these and no others, which is a tenth of Nastaliq; another phrase needs it cut
 * anew (docs/decisions/0080).
 */
const URDU_SIGNS = {
	sabz: { phrase: "سبز", width: "w-[1.15em]" },
	welcome: { phrase: "خوش آمدید", width: "w-[3.95em]" },
	morning: { phrase: "صبح کی تازگی، آپ کے دروازے پر", width: "w-[12.5em]" },
	freshProducts: { phrase: "تازہ پھل اور سبزیاں", width: "w-[7.5em]" },
} as const;

export type UrduSignName = keyof typeof URDU_SIGNS;

/** One of the shop's phrases, set in Nastaliq. */
export function UrduSign({ sign, className }: { sign: UrduSignName; className?: string }) {
	const { phrase, width } = URDU_SIGNS[sign];
	return (
		<span lang="ur" dir="rtl" className={clsx("nastaliq-type", width, className)}>
			{phrase}
		</span>
	);
}

/** A word or line of Urdu in an English page, from right to left; never smaller than 16 px. */
export function UrduText({ className, children }: { className?: string; children: string }) {
	return (
		<span lang="ur" dir="rtl" className={clsx("urdu-type text-base", className)}>
			{children}
		</span>
	);
}
