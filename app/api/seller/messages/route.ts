import { inboxCalls } from "@/lib/messages/calls";
import { listInbox } from "@/lib/messages/server/inbox";
import { endpoint } from "@/lib/server/calls/endpoint";

const LIST_LIMIT = 100;

export const GET = endpoint(inboxCalls.list, ({ query }) => listInbox(query, LIST_LIMIT));
