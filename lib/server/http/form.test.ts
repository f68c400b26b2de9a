import { expect, test, vi } from "vitest";
import { z } from "zod";
import { readPictureForm } from "./read";

const WORDS = { noForm: "No form", noJson: "No JSON", tooMany: "Too many pictures" };

function read(form: FormData) {
	const request = new Request("http://localhost/", { method: "POST", body: form });
	const schema = z.object({ note: z.string() });
	return readPictureForm(request, { field: "report", schema, files: "pictures", most: 3, words: WORDS });
}

/** A form with its field, three pictures and so many parts that nobody asked for. */
function formWith(others: number): FormData {
	const form = new FormData();
	form.set("report", JSON.stringify({ note: "Soft" }));
	for (const name of ["a", "b", "c"]) form.append("pictures", new Blob([name]), `${name}.jpg`);
	for (let count = 0; count < others; count += 1) form.append(`x${count}`, "1");
	return form;
}

test("a form of ten parts is read", async () => {
	const { fields, files } = await read(formWith(6));
	expect(fields).toEqual({ note: "Soft" });
	expect(files.map(String)).toEqual(["a", "b", "c"]);
});

test("a form of more parts is refused, and not taken apart", async () => {
	const takenApart = vi.spyOn(Response.prototype, "formData");
	await expect(read(formWith(7))).rejects.toThrow("Too many pictures");
	expect(takenApart).not.toHaveBeenCalled();
});
