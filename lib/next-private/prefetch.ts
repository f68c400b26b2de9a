import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";

/** Has the router fetch a whole page ahead; its own measure would stop at a page's tree. Not promised: see router.mjs. */
export const WHOLE_PAGE = { kind: PrefetchKind.FULL };
