import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import yazl from "yazl";
import { readImportFile } from "./read-file";

const LIST = "name,unit\nKinnow,½ kg\nآم,1 kg\n";

/** Where what a zip says of an entry begins. */
const CENTRAL = "PK\x01\x02";

const requestOf = (body: Uint8Array<ArrayBuffer>, type: string) =>
	new Request("http://localhost/", { method: "POST", body, headers: { "content-type": type } });

async function zipOf(files: Record<string, Buffer>) {
	const zip = new yazl.ZipFile();
	for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
	zip.end();
	return new Uint8Array(await buffer(zip.outputStream));
}

const zipped = async (list: Buffer) => requestOf(await zipOf({ "list.csv": list }), "application/zip");
const plain = async (list: Buffer) => requestOf(new Uint8Array(list), "text/csv");

test.each([
	["a file", plain],
	["a zip", zipped],
])("the list of %s is read in UTF-8, and refused in anything else", async (_name, sent) => {
	const { text, close } = await readImportFile(await sent(Buffer.from(LIST)));
	expect(text).toBe(LIST);
	await close();
	for (const encoding of ["latin1", "utf16le"] as const) {
		const refused = readImportFile(await sent(Buffer.from(`\uFEFFname,unit\nKinnow,½ kg\n`, encoding)));
		await expect(refused).rejects.toMatchObject({
			kind: "invalid",
			message: expect.stringContaining("CSV UTF-8"),
		});
	}
});

test("a picture of a zip that was made on a Mac is found by its name", async () => {
	const name = "آم é.PNG";
	const zip = Buffer.from(
		await zipOf({ "list.csv": Buffer.from(LIST), [`pictures/${name.normalize("NFD")}`]: Buffer.from("x") }),
	);
	// Finder does not say that its names are in UTF-8.
	for (let at = zip.indexOf(CENTRAL); at >= 0; at = zip.indexOf(CENTRAL, at + 1))
		zip.writeUInt16LE(0, at + 8);
	const { picture, close } = await readImportFile(requestOf(new Uint8Array(zip), "application/zip"));
	expect(name.normalize("NFD")).not.toBe(name.normalize("NFC"));
	for (const form of ["NFC", "NFD"]) {
		const found = picture?.(name.normalize(form).toLowerCase());
		expect((await found?.read())?.toString()).toBe("x");
	}
	expect(picture?.("é.png")).toBeNull();
	await close();
});
