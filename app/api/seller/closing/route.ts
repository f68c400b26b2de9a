import { cashCalls } from "@/lib/money/calls";
import { closingFile, readClosing } from "@/lib/money/server/closing";
import { endpoint } from "@/lib/server/calls/endpoint";
import { csvFile } from "@/lib/server/platform/csv";

export const GET = endpoint(cashCalls.closing, async ({ query: { day, format } }) => {
	const closing = await readClosing(day);
	return format === "csv" ? csvFile(`sabz-closing-${day}.csv`, closingFile(closing)) : { closing };
});
