import type { Seller } from "@/lib/team/rules";

/** The owner as whoever acts, for use cases that are called without a request. */
export const OWNER: Seller = { id: "owner", email: "seller@sabz.example", name: "Owner", role: "owner" };
