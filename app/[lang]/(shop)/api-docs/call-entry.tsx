import { Tag } from "@/components/ui/tag";
import type { CallText } from "@/lib/server/openapi/reading";
import { FieldTable } from "./field-table";

/** One call: closed it says what it is for, open what is sent and answered. */
export function CallEntry({ call }: { call: CallText }) {
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
