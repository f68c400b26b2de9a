import { clsx } from "clsx";
import { useMessages } from "#messages";
import { Circle, CircleCheck } from "@/components/ui/icons";
import { passwordStrength } from "@/lib/domain/password";

const BARS = [1, 2, 3, 4, 5];
const tones = ["bg-line", "bg-tomato-500", "bg-mango-500", "bg-leaf-400", "bg-leaf-600", "bg-leaf-600"];

/** How strong a password is, said while it is typed: five bars, the specification's word, and what is missing (spec 4). */
export function PasswordMeter({ password }: { password: string }) {
	const says = useMessages("password");
	const { score, points } = passwordStrength(password);
	const rules = [
		{ text: says.long, isMet: points.isLong },
		{ text: says.cases, isMet: points.hasUpper && points.hasLower },
		{ text: says.digit, isMet: points.hasDigit },
		{ text: says.special, isMet: points.hasSpecial && password !== "" },
	];
	return (
		<div className="grid gap-2 text-sm text-ink-3">
			<div className="grid grid-cols-5 gap-1.25" aria-hidden>
				{BARS.map((bar) => (
					<i
						key={bar}
						className={clsx(
							"h-1.5 rounded-full transition-colors duration-swap",
							bar <= score ? tones[score] : "bg-line",
						)}
					/>
				))}
			</div>
			<p className="flex justify-between" aria-live="polite">
				<span>{says.strengthLabel}</span>
				{password !== "" && <b className="text-ink">{says.strength[score]}</b>}
			</p>
			<ul className="grid grid-cols-2 gap-x-3 gap-y-0.5">
				{rules.map(({ text, isMet }) => (
					<li key={text} className={clsx("flex items-center gap-1.5", isMet && "font-semibold text-primary")}>
						{isMet ? <CircleCheck className="size-4 flex-none" /> : <Circle className="size-4 flex-none" />}
						{text}
						{isMet && <span className="sr-only">{says.met}</span>}
					</li>
				))}
			</ul>
		</div>
	);
}
