import { Schema } from "mongoose";

/** A link mailed to a person: only its hash is stored, and it ends. */
export type LinkToken = { hash: string; expiresAt: Date };

export const linkTokenSchema = new Schema<LinkToken>({ hash: String, expiresAt: Date }, { _id: false });
