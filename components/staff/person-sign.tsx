import { clsx } from "clsx";

const TONES = [
	"bg-veg-soft text-on-veg-soft",
	"bg-fruit-soft text-on-fruit-soft",
	"bg-info-soft text-on-info-soft",
] as const;

/** The first letters of a name; `#` for a bare number. */
function initialsOf(name: string): string {
	const letters = name.match(/\p{L}\p{M}*/gu) ? name.trim().split(/\s+/).slice(0, 2) : ["#"];
	return letters.map((word) => [...word][0] ?? "").join("");
}

/** A person as a round sign, always in the same tone. */
export function PersonSign({ name, className }: { name: string; className?: string }) {
	const tone = TONES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length];
	return (
		<span
			aria-hidden
			className={clsx(
				"grid size-10 flex-none place-items-center rounded-full text-sm font-heavy uppercase",
				tone,
				className,
			)}
		>
			{initialsOf(name)}
		</span>
	);
}
