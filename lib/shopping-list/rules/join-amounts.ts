import type { Amount, Piece } from "./amounts";
import { LEAST_PRICE, LOWEST_PRICE } from "./prices";
import { FILLERS, OTHER_GOODS, PER, RANGE_WORDS, TURNS, VAGUE } from "./words";

type Word = Extract<Piece, { kind: "word" }>;

export const isAmount = (piece: Piece): piece is Amount => piece.kind === "amount";
export const isWord = (piece: Piece): piece is Word => piece.kind === "word";
export const gramsOf = ({ value, unit }: Amount) =>
	unit?.measure === "grams" && value !== null ? value * unit.of : null;
/** "kilo 90", "90 ... kilo": the number may be rupees. */
export const isLoose = (amount: Amount) => amount.unit === null && (amount.value ?? 0) >= LEAST_PRICE;

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

export const isName = (piece: Piece): piece is Word =>
	isWord(piece) &&
	(OTHER_GOODS.has(piece.text) || ![FILLERS, VAGUE, RANGE_WORDS, PER].some((words) => words.has(piece.text)));

/** Joins amounts that stand beside each other, or with nothing of meaning between; drops signs of multiplication. */
export function withJoinedAmounts(pieces: readonly Piece[], isAnd = false): Piece[] {
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
export function withUnitBehind(pieces: readonly Piece[]): readonly Piece[] {
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
export function byAmounts(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
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
