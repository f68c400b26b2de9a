import "server-only";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import Papa from "papaparse";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { readBytes } from "@/lib/server/http/read";
import { BYTE_ORDER_MARK, unmarked } from "@/lib/server/platform/csv";
import { ShopError } from "@/lib/server/platform/errors";
import { type CatalogueTable, type Row, understand } from "../../rules/catalogue-file";
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from "../../rules/product-form";
import { MAX_LIST_BYTES, MAX_LIST_LINES, NEEDED_COLUMNS } from "../../schema/bulk-change";

/** A table as it is understood, and as it stands in its file. */
export type ReadTable = CatalogueTable & {
	headers: string[];
	rows: Row[];
	/** The cells behind the last column, by their line; empty ones do no harm. */
	spilled: ReadonlyMap<number, readonly string[]>;
};

function spilledIn(rows: readonly { __parsed_extra?: unknown }[]): ReadTable["spilled"] {
	const spilled = new Map<number, readonly string[]>();
	for (const [at, { __parsed_extra: cells = [] }] of rows.entries()) {
		const filled = [cells]
			.flat()
			.map(String)
			.filter((cell) => cell.trim() !== "");
		if (filled.length > 0) spilled.set(at + 2, filled);
	}
	return spilled;
}

/** The first line of a CSV text: it alone says what parts the cells, as descriptions hold commas and semicolons. */
const HEADING = /^(?:"[^"]*"|[^"\r\n]+)*/;

/** The table of a CSV text, as it is understood by its headers. Throws ShopError `invalid`, `too-large`. */
export function readTable(text: string): ReadTable {
	const csv = text.replace(BYTE_ORDER_MARK, "");
	const { data, meta, errors } = Papa.parse<Row>(csv, {
		header: true,
		delimiter: Papa.parse(HEADING.exec(csv)?.[0] ?? "").meta.delimiter,
		transform: unmarked,
	});
	const headers = meta.fields ?? [];
	const table = understand(headers, data);
	const missing = NEEDED_COLUMNS.filter((column) => !headers.includes(column));
	if (table.kind === "list" && missing.length > 0)
		throw new ShopError("invalid", `These columns are missing: ${missing.join(", ")}`);
	if (table.lines.length > MAX_LIST_LINES)
		throw new ShopError("too-large", `A price list can have at most ${MAX_LIST_LINES} lines`);
	const broken = errors.find(({ type }) => type === "Quotes");
	if (broken) throw new ShopError("invalid", `Line ${(broken.row ?? 0) + 1}: a quotation mark is not closed`);
	return { ...table, headers, rows: data, spilled: spilledIn(data) };
}

/** What was sent as a catalogue: its CSV, and the pictures of its zip. */
export type ImportFile = {
	text: string;
	/** A file of the zip by its name, or null where there is none; itself null where there is no zip. */
	picture: ((name: string) => ZipPicture | null) | null;
	/** Ends what it keeps on disk. */
	close: () => Promise<void>;
};

export type ZipPicture = {
	/** Says which picture it is without unpacking it. */
	id: string;
	size: number;
	read: () => Promise<Buffer>;
};

const MAX_ZIP_BYTES = 200 * 1024 * 1024;
/** All that it unpacks to: pictures are packed already, so that more than this is no catalogue. */
const MAX_UNPACKED_BYTES = 2 * MAX_ZIP_BYTES;
/** Files in it: a line has one picture. */
const MAX_ENTRIES = MAX_LIST_LINES + 1000;

const LIST_TOO_LARGE = "This list is too large. Please use one of at most 5 MB.";
const ZIP_TOO_LARGE = "This zip is too large. Please use one of at most 200 MB.";
const BOMB =
	"This zip unpacks to more than a catalogue can be. Please make it of one CSV file and its pictures.";
const NOT_UTF8 = 'This list has signs that cannot be read. Please save it as "CSV UTF-8" and send that.';
const NO_ZIP = "This zip cannot be read. Please make it anew.";

const tooLarge = (message: string) => new ShopError("too-large", message);
const unreadable = (message: string) => new ShopError("invalid", message);

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function textOf(bytes: Buffer): string {
	try {
		return utf8.decode(bytes);
	} catch {
		throw unreadable(NOT_UTF8);
	}
}

const ZIP = /^application\/(?:zip|x-zip-compressed)\b/i;
/** Whatever a browser or a program takes a CSV file for; a request that says nothing may be one. */
const CSV = /^(?:$|text\/|application\/(?:csv|vnd\.ms-excel|octet-stream)\b)/i;

/** A CSV of at most 5 MB, or a zip of at most 200 MB, which is kept on disk until it is closed. Throws ShopError `wrong-type`, `too-large`, `invalid`. */
export async function readImportFile(request: Request): Promise<ImportFile> {
	const type = request.headers.get("content-type") ?? "";
	if (ZIP.test(type)) return readZip(request);
	if (!CSV.test(type)) throw new ShopError("wrong-type", "Please send a CSV file, or a zip with one");
	const text = textOf(await readBytes(request, MAX_LIST_BYTES, LIST_TOO_LARGE));
	return { text, picture: null, close: async () => undefined };
}

async function save(request: Request, path: string): Promise<void> {
	if (Number(request.headers.get("content-length") ?? 0) > MAX_ZIP_BYTES) throw tooLarge(ZIP_TOO_LARGE);
	let size = 0;
	const counted = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			size += chunk.length;
			if (size > MAX_ZIP_BYTES) done(tooLarge(ZIP_TOO_LARGE));
			else done(null, chunk);
		},
	});
	async function* chunks() {
		for await (const chunk of request.body ?? []) yield chunk;
	}
	await pipeline(Readable.from(chunks()), counted, createWriteStream(path));
}

/** What of a zip counts: no folders, nothing that systems put beside it. */
const isFile = ({ fileName }: Entry) => !/(?:\/$|^__MACOSX\/|(?:^|\/)\.)/.test(fileName);

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
	if (zip.entryCount > MAX_ENTRIES) throw tooLarge(BOMB);
	const entries: Entry[] = [];
	let unpacked = 0;
	for await (const entry of zip.eachEntry()) {
		unpacked += entry.uncompressedSize;
		if (unpacked > MAX_UNPACKED_BYTES) throw tooLarge(BOMB);
		if (isFile(entry)) entries.push(entry);
	}
	return entries;
}

async function unpack(zip: ZipFile, entry: Entry, most: number, message: string): Promise<Buffer> {
	if (entry.uncompressedSize > most) throw tooLarge(message);
	const chunks: Buffer[] = [];
	// It ends with an error where more comes than the entry says.
	for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
	return Buffer.concat(chunks);
}

const nameOf = (path: string) =>
	path
		.replaceAll("\\", "/")
		.replace(/^(?:\.?\/)+/, "")
		.normalize("NFC")
		.toLowerCase();

/** What an entry is called; macOS writes UTF-8 without saying so. */
const namesOf = ({ fileName, fileNameRaw }: Entry) => [fileName, fileNameRaw.toString("utf8")].map(nameOf);

function picturesOf(zip: ZipFile, entries: readonly Entry[]): ImportFile["picture"] {
	const named = entries.flatMap((entry) => namesOf(entry).map((name) => [name, entry] as const));
	const byPath = new Map(named);
	// By its bare name too, wherever in the zip it lies.
	const byName = new Map(named.map(([name, entry]) => [name.split("/").at(-1) ?? "", entry]));
	return (name) => {
		const entry = byPath.get(nameOf(name)) ?? byName.get(nameOf(name));
		if (!entry) return null;
		const size = entry.uncompressedSize;
		const id = `zip:${entry.crc32.toString(16)}:${size}`;
		return { id, size, read: () => unpack(zip, entry, MAX_IMAGE_BYTES, IMAGE_TOO_LARGE) };
	};
}

async function readZip(request: Request): Promise<ImportFile> {
	const folder = await mkdtemp(join(tmpdir(), "sabz-import-"));
	let zip: ZipFile | undefined;
	const close = async () => {
		zip?.close();
		await rm(folder, { recursive: true, force: true });
	};
	try {
		const path = join(folder, "catalogue.zip");
		await save(request, path);
		zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
		const entries = await entriesOf(zip);
		const [list, ...more] = entries.filter(({ fileName }) => /\.csv$/i.test(fileName));
		if (!list || more.length > 0) {
			const found = more.length > 0 ? more.length + 1 : "none";
			throw unreadable(`A zip has one CSV file and its pictures. There is ${found} in this one.`);
		}
		const text = textOf(await unpack(zip, list, MAX_LIST_BYTES, LIST_TOO_LARGE));
		return { text, picture: picturesOf(zip, entries), close };
	} catch (error) {
		await close();
		throw error instanceof ShopError ? error : unreadable(NO_ZIP);
	}
}
