import type { Amount, Piece } from "./amounts";
import {
	byAmounts,
	gramsOf,
	isAmount,
	isLoose,
	isName,
	isWord,
	withJoinedAmounts,
	withUnitBehind,
} from "./join-amounts";
import { TWELVE_OR_BIG } from "./numbers";
import { EITHER, VAGUE } from "./words";

/** One wish of a line: its words, how much, and what makes that a guess. */
export type Wish = {
	text: string;
	words: readonly string[];
	/** The words as they were written. */
	written: readonly string[];
	amount: Amount | null;
	/** Those of its amounts that have a unit; more than one where nobody can say which is meant. */
	measured: readonly Amount[];
	/** Rupees that it may cost, where it says so and no other amount. */
	rupees: number | null;
	isUnsure: boolean;
};

type Part = { own: readonly Piece[]; isAnd: boolean };

/** What stands between commas and "and"; a part is `isAnd` where nothing else is before it. */
function partsOf(pieces: readonly Piece[]): Part[] {
	const parts: { own: Piece[]; isAnd: boolean }[] = [{ own: [], isAnd: true }];
	for (const piece of pieces) {
		const last = parts.at(-1);
		if (piece.kind !== "part") last?.own.push(piece);
		else if (last?.own.length === 0) last.isAnd &&= piece.isAnd;
		else parts.push({ own: [], isAnd: piece.isAnd });
	}
	return parts.filter(({ own }) => own.length > 0);
}

const hasAmount = (pieces: readonly Piece[]) => pieces.some(isAmount);
const beginsWithAmount = (pieces: readonly Piece[]) =>
	pieces.find((piece) => isAmount(piece) || isName(piece))?.kind === "amount";
const isOneWeight = (pieces: readonly Piece[]) => {
	const [amount, another] = pieces.filter(isAmount);
	return amount !== undefined && !another && gramsOf(amount) !== null;
};
/** Whether there are more amounts than things. */
const isOverfull = (pieces: readonly Piece[]) =>
	byAmounts(withUnitBehind(pieces)).some(
		(group) => group.filter((piece) => isAmount(piece) && !isLoose(piece)).length > 1,
	);

/** Two parts as one; the weights that "and" parts are added: `nashpati 1 kilo aur 1 pao`, `2 kg + 500 g nashpati`. */
function withPart(before: readonly Piece[], { own, isAnd }: Part): readonly Piece[] {
	const both = [...before, ...own];
	const [last = [], next = []] = [byAmounts(before).at(-1), byAmounts(own)[0]];
	return isAnd && isOneWeight(last) && isOneWeight(next) ? withJoinedAmounts(both, true) : both;
}

/** Whether a part without a name is of the thing before it, of the one after it, or nobody can say. */
function sideOf({ own, isAnd }: Part, last: readonly Piece[] | undefined, next: Part | null) {
	if (!last) return "next";
	const isVague = own.some((piece) => isWord(piece) && VAGUE.has(piece.text));
	if (!next || isVague || !hasAmount(last) || !hasAmount(own)) return "last";
	// "aloo, 2 kg, 180, pyaz"
	if (own.every((piece) => !isAmount(piece) || isLoose(piece))) return "next";
	// "pyaz 1 kg, 1 kilo aur 1 pao nashpati", "1 kg pyaz aur 1 kilo aur 1 pao nashpati"
	const isInFront = beginsWithAmount(last);
	if (next.isAnd && beginsWithAmount(next.own)) return !isAnd || isInFront ? "next" : "both";
	if (hasAmount(next.own)) return isAnd ? "last" : "both";
	// "2 kg, aloo, 1 kg, pyaz"
	return !isAnd && isInFront ? "next" : "both";
}

/** Whether the weight that begins a part may be of the thing before it: "aloo 2 kg aur 1 kg pyaz 1 kg". */
function isOfBoth(last: readonly Piece[], { own, isAnd }: Part): boolean {
	if (!isAnd || !hasAmount(last) || !beginsWithAmount(own)) return false;
	// "2 kg aloo 1 kg aur 1 pao nashpati"
	return isOverfull(own) || (isOverfull(last) && isOneWeight(last.slice(-1)));
}

const inDoubt = (piece: Piece) => (isAmount(piece) ? { ...piece, isUnsure: true } : piece);

/** Parts of a line at commas and "and"; an amount that stands alone joins the words beside it that have none. */
function atJoiners(pieces: readonly Piece[]): (readonly Piece[])[] {
	const parts = partsOf(pieces);
	const lines: (readonly Piece[])[] = [];
	let ahead: readonly Piece[] = [];
	parts.forEach((part, at) => {
		const last = lines.at(-1);
		const doubtful = { ...part, own: part.own.map(inDoubt) };
		if (part.own.some(isName)) {
			const isShared = last !== undefined && ahead.length === 0 && isOfBoth(last, part);
			if (isShared) lines.splice(-1, 1, [...last, ...part.own.filter(isAmount).slice(0, 1)]);
			lines.push(withPart(ahead, isShared ? doubtful : part));
			ahead = [];
			return;
		}
		const isNamed = parts.slice(at + 1).some(({ own }) => own.some(isName));
		const side = sideOf(part, last, (isNamed && parts[at + 1]) || null);
		const own = side === "both" ? doubtful : part;
		if (last && side !== "next") lines.splice(-1, 1, withPart(last, own));
		if (side !== "last") ahead = withPart(ahead, own);
	});
	return ahead.length > 0 ? [...lines, ahead] : lines;
}

function wishOf(pieces: readonly Piece[], line: string, isGuess: boolean): Wish {
	const amounts = pieces.filter(isAmount);
	const measured = amounts.filter(({ unit }) => unit !== null);
	const amount = measured[0] ?? amounts[0] ?? null;
	const prices = pieces.filter((piece) => piece.kind === "price");
	const spelled = pieces.filter(isWord);
	const words = spelled.map(({ text }) => text);
	const from = Math.min(...pieces.map((piece) => piece.from));
	const to = Math.max(...pieces.map((piece) => piece.to));
	return {
		text: line.slice(from, to).trim(),
		words,
		written: spelled.map((word) => line.slice(word.from, word.to)),
		amount,
		measured,
		rupees: amount === null ? (prices[0]?.value ?? null) : null,
		isUnsure:
			isGuess ||
			amounts.length > 1 ||
			prices.some((price) => price.isUnsure) ||
			(amount ? amount.isUnsure === true || amount.unit?.isRough === true : words.includes(TWELVE_OR_BIG)),
	};
}

/** The wishes of one line, in their order; each a guess where the line's first number may only count the lines. */
export function wishesOf(pieces: readonly Piece[], line: string, isCounted: boolean): Wish[] {
	const read = withJoinedAmounts(pieces);
	const lines = atJoiners(read);
	if (lines.length === 0)
		return [{ text: line, words: [], written: [], amount: null, measured: [], rupees: null, isUnsure: true }];
	const isMixed = lines.some(hasAmount) && !lines.every(hasAmount);
	const isEither = pieces.some((piece) => isWord(piece) && EITHER.has(piece.text));
	return lines.flatMap((own) => {
		const groups = byAmounts(withUnitBehind(own));
		// "2 kg aloo aur pyaz", "aloo aur pyaz 2 kg aur 1 kg": nobody can say of which the amounts are.
		const isOwn = hasAmount(own) && own.every((piece) => !isAmount(piece) || read.includes(piece));
		const isGuess = isCounted || isEither || (isMixed && !isOwn);
		return groups.map((group) => wishOf(group, line, isGuess));
	});
}
