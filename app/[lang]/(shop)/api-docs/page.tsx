import type { Metadata } from "next";
import { PageHead } from "@/components/shell/page-head";
import { Tag } from "@/components/ui/badges";
import { type CallText, type FieldLine, readChapters, readShapes } from "@/lib/server/openapi/reading";

/** Fields with their kinds; one that may be left out says so. */
function FieldTable({ caption, fields }: { caption: string; fields: FieldLine[] }) {
	return (
		<table className="w-full text-start text-sm">
			<caption className="pb-1 text-start font-semibold text-ink">{caption}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">Field</th>
					<th scope="col">Kind</th>
				</tr>
			</thead>
			<tbody>
				{fields.map(({ name, kind, isOptional }) => (
					<tr key={name} className="border-t border-line align-top">
						<th scope="row" className="w-2/5 py-1.5 pe-4 font-medium text-ink">
							{name}
						</th>
						<td className="py-1.5 text-ink-2">
							{kind}
							{isOptional ? ", may be left out" : ""}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** One call: closed it says what it is for, open what is sent and answered. */
function CallEntry({ call }: { call: CallText }) {
	const { id, method, path, summary, caller, sent, sentAs, answered, success, refusals } = call;
	return (
		<li id={id} className="border-t border-line last:border-b">
			<details>
				<summary className="grid min-h-tap cursor-pointer gap-0.5 py-3">
					<span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
						<span className="text-primary">{method}</span>
						<span>{path}</span>
					</span>
					<span className="text-ink-2">{summary}</span>
				</summary>
				<div className="grid gap-5 pb-6">
					<p className="text-sm text-ink-2">
						<Tag>{caller}</Tag>
					</p>
					{sent.length > 0 && <FieldTable caption={`Sent${sentAs ? ` as ${sentAs}` : ""}`} fields={sent} />}
					{answered.length > 0 ? (
						<FieldTable caption={`Answer ${success}`} fields={answered} />
					) : (
						<p className="text-sm">Answer {success}, no JSON.</p>
					)}
					<p className="text-sm text-ink-2">Refusals: {refusals.join(", ")}</p>
				</div>
			</details>
		</li>
	);
}

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
