import { webhookCalls } from "@/lib/integrations/calls";
import { listDeliveries } from "@/lib/integrations/server/webhooks";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(webhookCalls.deliveries, ({ params, query }) => listDeliveries(params.id, query));
