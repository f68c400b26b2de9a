import { ARTICLES, commaPairOf, isOfName, type NamePairs, numberAt, unitAt, wordAt } from "./numbers";
import { priceAt } from "./prices";
import type { Place, Token } from "./tokens";
import { HEADS, JOINERS, type Unit } from "./words";

/** So much of something: `2 kg`, or a bare `2`, or a unit that stands for one of it. */
export type Amount = Place & {
	kind: "amount";
	value: number | null;
	unit: Unit | null;
	/** The unit's own word, where it may belong to a name: `Mango Peti`. */
	unitWord?: string | undefined;
	/** Grams that each of several packs holds, or all of them: `2 packet 400 g`. */
	each?: number | null;
	/** A range, or a number that was said twice. */
	isUnsure?: boolean;
};
/** What a line is made of once its numbers are read. */
export type Piece =
	| Amount
	| (Place & { kind: "word"; text: string })
	| (Place & { kind: "price"; value: number; isUnsure: boolean })
	| (Place & { kind: "part"; isAnd: boolean })
	| (Place & { kind: "times" });

/** A number with its unit, or a unit alone; null where none stands here. */
function amountAt(
	tokens: readonly Token[],
	at: number,
	pairs: NamePairs,
): { piece: Amount; next: number } | null {
	const number = numberAt(tokens, at, pairs);
	const end = number?.next ?? at;
	// "2-kg", "half a kilo"
	const skips = number && (tokens[end]?.kind === "range" || ARTICLES.has(wordAt(tokens, end) ?? ""));
	const unit = isOfName(tokens, end, pairs) ? null : unitAt(tokens, skips ? end + 1 : end, number !== null);
	if (!number && !unit) return null;
	const next = unit?.next ?? end;
	const token = tokens[at];
	const mayCount = token?.kind === "number" && token.mayCount;
	const piece: Amount = {
		kind: "amount",
		value: number?.value ?? null,
		unit: unit?.unit ?? null,
		unitWord: unit && !HEADS.has(unit.word) ? unit.word : undefined,
		// Sixty, or "with": "sath kilo".
		isUnsure: number?.isUnsure || (!unit && mayCount) || (unit !== null && wordAt(tokens, at - 1) === "sath"),
		from: token?.from ?? 0,
		to: tokens[next - 1]?.to ?? 0,
	};
	return { piece, next };
}

/** A word that is neither number nor unit, or a sign. */
function pieceAt(tokens: readonly Token[], at: number, pairs: NamePairs, token: Token): Piece | null {
	const { from, to } = token;
	const isInName = pairs.has(commaPairOf(wordAt(tokens, at - 1) ?? "", wordAt(tokens, at + 1) ?? ""));
	if (token.kind === "comma" && isInName) return null;
	if (token.kind === "comma" || token.kind === "and" || token.kind === "slash")
		return { kind: "part", isAnd: token.kind === "and", from, to };
	if (token.kind === "times") return { kind: "times", from, to };
	if (token.kind !== "word") return null;
	const { text } = token;
	if (JOINERS.has(text) && !isOfName(tokens, at, pairs)) return { kind: "part", isAnd: true, from, to };
	return text === "x" ? { kind: "times", from, to } : { kind: "word", text, from, to };
}

/** Reads the numbers, units and prices of a line; what is none of them stays a word. */
export function piecesOf(tokens: readonly Token[], pairs: NamePairs): Piece[] {
	const pieces: Piece[] = [];
	for (let at = 0; at < tokens.length; ) {
		const token = tokens[at];
		if (!token) break;
		const price = priceAt(tokens, at, pairs);
		const amount = price ? null : amountAt(tokens, at, pairs);
		const piece = price
			? {
					kind: "price" as const,
					value: price.value,
					isUnsure: price.isUnsure,
					from: token.from,
					to: tokens[price.next - 1]?.to ?? token.to,
				}
			: (amount?.piece ?? pieceAt(tokens, at, pairs, token));
		// "aloo 2 kg 2) pyaz": a number that may count what follows begins another thing, as after a comma.
		const last = pieces.at(-1);
		const isCount = token.kind === "number" && token.mayCount && amount?.piece.unit === null;
		if (isCount && last?.kind === "amount" && last.unit !== null) {
			const begins = { kind: "part" as const, isAnd: false, from: token.from, to: token.from };
			pieces.splice(-1, 1, { ...last, isUnsure: true }, begins);
		}
		if (piece) pieces.push(piece);
		at = price?.next ?? amount?.next ?? at + 1;
	}
	return pieces;
}
