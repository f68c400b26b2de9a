import "server-only";
import { ShopError } from "@/lib/server/platform/errors";
import { awaitCode } from "./attempts";
import { personWith } from "./people";
import { readSecondFactor } from "./second-factor";
import { beginSession } from "./session";

/**
 * Signs the owner or a member of the team in, or says that their code is needed first. Neither the words nor the time
 * tell which part was wrong. Throws ShopError `unauthenticated`.
 */
export async function loginSeller(credentials: {
	email: string;
	password: string;
}): Promise<{ needsCode: true | undefined }> {
	const person = await personWith(credentials);
	if (!person) throw new ShopError("unauthenticated", "Invalid email or password");
	const needsCode = (await readSecondFactor(person.seller)) ? true : undefined;
	if (needsCode) await awaitCode(person);
	else await beginSession(person);
	return { needsCode };
}
