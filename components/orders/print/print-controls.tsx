"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { pageName } from "./sheet";

/** Opens the browser's print dialog. */
export function PrintButton({ label = "Print" }: { label?: string }) {
	return (
		<Button size="sm" icon="printer" onClick={() => window.print()}>
			{label}
		</Button>
	);
}

/** Millimetres of a CSS pixel. */
const PIXEL_MM = 25.4 / 96;

function rulesOf(sheets: Iterable<Element>): string {
	return Array.from(sheets, (sheet, index) => {
		const height = Math.ceil(sheet.getBoundingClientRect().height * PIXEL_MM);
		return `@page ${pageName("80mm", index)} { size: 80mm ${height}mm; margin: 0; }`;
	}).join("\n");
}

/** Makes each page of a roll as long as what is printed on it: paper has no end there, but printers want a length. */
export function RollPages(): null {
	useEffect(() => {
		const pages = new CSSStyleSheet();
		const measure = () => pages.replaceSync(rulesOf(document.querySelectorAll(".sheet")));
		document.adoptedStyleSheets.push(pages);
		measure();
		void document.fonts.ready.then(measure);
		window.addEventListener("beforeprint", measure);
		return () => {
			window.removeEventListener("beforeprint", measure);
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pages);
		};
	}, []);
	return null;
}
