import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import yazl from "yazl";
import { readImportFile } from "./read-file";

const LIST = "name,unit\nKinnow,½ kg\nآم,1 kg\n";

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
