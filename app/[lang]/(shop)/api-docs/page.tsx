import type { Metadata } from "next";
import { PageHead } from "@/components/shell/page/page-head";
import { readChapters, readShapes } from "@/lib/server/openapi/reading";
import { CallEntry } from "./call-entry";
import { FieldTable } from "./field-table";

export const dynamic = "force-static";

export const metadata: Metadata = {
	title: "The HTTP contract",
	description: "Every call that the shop answers, with what it reads and what it says.",
	robots: { index: false },
};

const anchor = "inline-flex min-h-tap items-center text-primary hover:underline";

/** The OpenAPI document for people: every call, chapter by chapter, and the shapes that answers are made of. */
export default function ApiDocsPage() {
	const chapters = readChapters();
	return (
		<div className="wrap pb-section">
			<PageHead title="The HTTP contract">
				Written from the schemas that the server itself reads with. For machines:{" "}
				<a className="text-primary underline" href="/api/openapi.json">
					OpenAPI 3.1
				</a>
			</PageHead>
			<div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20">
				<nav aria-label="Chapters" className="lg:sticky lg:top-26 lg:self-start">
					<ol className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
						{[...chapters, { id: "shapes", name: "Shapes" }].map(({ id, name }) => (
							<li key={id}>
								<a href={`#${id}`} className={anchor}>
									{name}
								</a>
							</li>
						))}
					</ol>
				</nav>
				<div className="grid min-w-0 gap-12">
					{chapters.map(({ id, name, calls }) => (
						<section key={id} id={id} aria-labelledby={`${id}-title`}>
							<h2 id={`${id}-title`} className="mb-3 display-type text-2xl">
								{name}
							</h2>
							<ul className="grid">
								{calls.map((call) => (
									<CallEntry key={call.id} call={call} />
								))}
							</ul>
						</section>
					))}
					<section id="shapes" aria-labelledby="shapes-title">
						<h2 id="shapes-title" className="mb-3 display-type text-2xl">
							Shapes
						</h2>
						<div className="grid gap-8">
							{readShapes().map(({ name, fields }) => (
								<FieldTable key={name} caption={name} fields={fields} />
							))}
						</div>
					</section>
				</div>
			</div>
		</div>
	);
}
