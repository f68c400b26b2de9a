import type { Amount, Piece } from "./amounts";
import { TWELVE_OR_BIG } from "./numbers";
import { LEAST_PRICE, LOWEST_PRICE } from "./prices";
import { EITHER, FILLERS, OTHER_GOODS, PER, RANGE_WORDS, TURNS, VAGUE } from "./words";

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

type Word = Extract<Piece, { kind: "word" }>;

const isAmount = (piece: Piece): piece is Amount => piece.kind === "amount";
const isWord = (piece: Piece): piece is Word => piece.kind === "word";
const gramsOf = ({ value, unit }: Amount) =>
	unit?.measure === "grams" && value !== null ? value * unit.of : null;
/** "kilo 90", "90 ... kilo": the number may be rupees. */
const isLoose = (amount: Amount) => amount.unit === null && (amount.value ?? 0) >= LEAST_PRICE;

/** Two amounts beside each other as one: `1 kg 500 g`, `2 x 500 g`, `3 packet 250 g`; null where they are two. */
function joined(one: Amount, next: Amount, isTimes: boolean, isAnd: boolean): Amount | null {
	const place = { kind: "amount" as const, from: one.from, to: next.to };
	// "1 kg x 60" may be a bill, with the price of one.
	const isBill =
		isTimes && [one, next].some(({ unit, value }) => unit === null && (value ?? 0) >= LOWEST_PRICE);
	const isUnsure = one.isUnsure === true || next.isUnsure === true || isBill;
	const [grams, more] = [gramsOf(one), gramsOf(next)];
	// "1 kg (500 g)", "1 kg se 500 g" may be another amount.
	if (!isTimes && grams !== null && more !== null)
		return isAnd || (more < grams && (next.unit?.of ?? 0) < (one.unit?.of ?? 0))
			? {
					...next,
					...place,
					value: (grams + more) / (next.unit?.of ?? 1),
					isUnsure: isUnsure || !(isAnd || next.from - one.to < 2),
				}
			: null;
	// A bare number before an amount that has one of its own is not theirs: "1 2 kg".
	const counted =
		one.unit?.measure === "packs" || one.unit?.measure === "pieces" || (one.unit === null && isTimes);
	if (counted && next.unit && next.value !== null) {
		const value = (one.value ?? 1) * (one.unit?.of ?? 1) * next.value;
		if (isTimes) return { ...next, ...place, value, isUnsure };
		// "2 adad 3 kg" may weigh that together.
		const isTotal = more === null || one.unit?.measure !== "packs";
		return { ...next, ...place, value, each: more, isUnsure: isUnsure || isTotal };
	}
	if (isTimes && next.unit === null)
		return { ...one, ...place, value: (one.value ?? 1) * (next.value ?? 1), isUnsure };
	// "250 g ke 3 packet"
	if (grams !== null && one.value !== null && next.unit?.measure === "packs" && next.value !== null)
		return { ...one, ...place, value: one.value * next.value, each: isTimes ? null : grams, isUnsure };
	// "peti 1 adad"
	const isOne = (amount: Amount) => amount.unit?.measure === "pieces" && amount.unit.of === 1;
	if (one.value === null && isOne(next)) return { ...one, ...place, value: next.value, isUnsure };
	if (next.value === null && isOne(one)) return { ...next, ...place, value: one.value, isUnsure };
	// "kg 2", "2 ... kg"
	if (one.value === null && next.unit === null)
		return { ...one, ...place, value: next.value, isUnsure: isUnsure || isLoose(next) };
	if (one.unit === null && next.value === null)
		return { ...next, ...place, value: one.value, isUnsure: isUnsure || isLoose(one) };
	return null;
}

const isName = (piece: Piece): piece is Word =>
	isWord(piece) &&
	(OTHER_GOODS.has(piece.text) || ![FILLERS, VAGUE, RANGE_WORDS, PER].some((words) => words.has(piece.text)));

/** Joins amounts that stand beside each other, or with nothing of meaning between; drops signs of multiplication. */
function withJoinedAmounts(pieces: readonly Piece[], isAnd = false): Piece[] {
	const out: Piece[] = [];
	let isTimes = false;
	for (const piece of pieces) {
		if (piece.kind === "times") {
			isTimes = true;
			continue;
		}
		const at = out.findLastIndex((before) => !isWord(before) || !FILLERS.has(before.text));
		const last = out[at];
		const both = last && isAmount(last) && isAmount(piece) ? joined(last, piece, isTimes, isAnd) : null;
		if (both) out.splice(at, 1, both);
		else out.push(piece);
		isTimes = false;
	}
	return out;
}

/** A number and a unit of one wish that words part: `2 dhania gaddi`, `3 packet adrak 250 g`. */
function withUnitBehind(pieces: readonly Piece[]): readonly Piece[] {
	const [one, next, ...more] = pieces.filter(isAmount);
	if (!one || !next || more.length > 0) return pieces;
	const isOfOne = one.value === null || next.value === null || one.unit?.measure === "packs";
	// "gaddi dhania 2" may be two of them; "kg aloo 90" is for rupees, and "kilo aloo do" is "give".
	const isBare = one.value === null && next.unit === null;
	if (!isOfOne || (isBare && (next.isUnsure || isLoose(next)))) return pieces;
	const joint = joined(one, next, false, false);
	const both = joint && isBare ? { ...joint, isUnsure: true } : joint;
	return both ? pieces.flatMap((piece) => (piece === one ? [both] : piece === next ? [] : [piece])) : pieces;
}

/** Groups of one wish each, where a line goes on without a comma: `2 kg aloo 1 kg pyaz`, `aloo 2 kg pyaz 1 kg`. */
function byAmounts(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
	const amounts = pieces.filter(isAmount);
	if (amounts.length < 2) return [pieces];
	const isInFront = pieces.findIndex(isAmount) < pieces.findIndex(isName);
	const groups: Piece[][] = [[]];
	for (const piece of pieces) {
		const group = groups.at(-1) ?? [];
		const isFull = group.some(isAmount) && group.some(isName);
		const begins = isInFront ? isAmount(piece) : isName(piece);
		const end = group.findLastIndex((one) => isAmount(one) || isName(one));
		if (isFull && begins && (isInFront || isAmount(group[end] ?? piece)))
			// "palak 2 gaddi warna methi 2 gaddi": neither is sure.
			groups.push([...group.slice(end).filter((one) => isWord(one) && TURNS.has(one.text)), piece]);
		else group.push(piece);
	}
	return groups.every((group) => group.some(isName) && group.filter(isAmount).length === 1)
		? groups
		: [pieces];
}

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
	const amounts = pieces.filter(isAmount);
	return amounts.length === 1 && amounts.every((amount) => gramsOf(amount) !== null);
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
	return isOverfull(own) || (isOverfull(last) && isOneWeight(last.slice(-1)));
}

const isDoubtful = (piece: Piece) => (isAmount(piece) ? { ...piece, isUnsure: true } : piece);

/** Parts of a line at commas and "and"; an amount that stands alone joins the words beside it that have none. */
function atJoiners(pieces: readonly Piece[]): (readonly Piece[])[] {
	const parts = partsOf(pieces);
	const lines: (readonly Piece[])[] = [];
	let ahead: readonly Piece[] = [];
	parts.forEach((part, at) => {
		const last = lines.at(-1);
		const doubtful = { ...part, own: part.own.map(isDoubtful) };
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
