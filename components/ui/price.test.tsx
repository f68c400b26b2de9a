import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "./price";

const textOf = (was?: number) => renderToStaticMarkup(<Price amount={20} was={was} />);

test("a price strikes what was more, and nothing else", () => {
	expect(textOf(30)).toMatch(/<s .*was Rs\. <\/span>30<\/s>/);
	for (const was of [undefined, 20, 10]) expect(textOf(was)).not.toContain("<s ");
});
