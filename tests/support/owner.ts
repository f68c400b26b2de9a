import type { Seller } from "@/lib/domain/seller";

/** The owner as whoever acts, for use cases that are called without a request. */
export const OWNER: Seller = { id: "owner", email: "seller@sabz.example", name: "Owner", role: "owner" };
