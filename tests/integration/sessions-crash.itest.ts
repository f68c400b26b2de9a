import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { resendVerification } from "@/lib/accounts/server/account";
import { newLink } from "@/lib/accounts/server/account-mail";
import { requestReset, resetPassword } from "@/lib/accounts/server/change-password";
import { hashPassword } from "@/lib/accounts/server/passwords";
import { endEverySession } from "@/lib/accounts/server/sessions";
import {
	beginSecondFactor,
	confirmSecondFactor,
	readSecondFactor,
	removeSecondFactor,
} from "@/lib/team/server/second-factor";
import { Cart, Passkey, User } from "@/models/accounts";
import { OutgoingMail } from "@/models/notifications";
import { TeamMember } from "@/models/team";
import { killEverywhere } from "../support/dying";
import { ownDatabase } from "../support/own-database";
import { isThorough, someOf } from "../support/thorough";

/** The process dies before each write: sessions and the passkeys that end with them go together, and so do a link and its mail. */

ownDatabase();

const SLOW = { timeout: 180_000 };

const session = { sub: "nobody", jti: "one", version: "0", iat: 0, exp: 0 };

const newEmail = () => `${randomUUID()}@sabz-tests.pk`;
const keepPasskey = (owner: string) =>
	Passkey.create({
		_id: randomUUID(),
		owner,
		name: "Phone",
		publicKey: "x",
		counter: 0,
		createdAt: new Date(),
	});
const passkeysOf = (user: { _id: unknown }) => Passkey.countDocuments({ owner: `customer:${user._id}` });

it.each(someOf([true, false], 1))(
	"a password that is set anew, with the address proved: %s",
	SLOW,
	async (isVerified) => {
		const after = isVerified ? "0 1" : "0 0";
		const left: string[] = [];
		await killEverywhere(
			async () => {
				const link = newLink("reset-password", 3_600_000);
				const user = await User.create({ name: "Sana", email: newEmail(), isVerified, reset: link.stored });
				await keepPasskey(`customer:${user._id}`);
				await Cart.create({ user: user._id, lines: {}, version: 1 });
				return { user, token: link.urlIn().split("/").at(-1) ?? "" };
			},
			({ token }) => resetPassword(token, "Kinnow-Season-7"),
			async ({ user }, nth) => {
				const isSet = await User.exists({ _id: user._id, passwordHash: { $exists: true } });
				const carts = await Cart.countDocuments({ user: user._id });
				left.push(`${await passkeysOf(user)} ${carts}`);
				expect(left.at(-1), `killed before write ${nth}`).toBe(isSet ? after : "1 1");
			},
		);
		expect(left.at(-1)).toBe(after);
	},
);

it.each([
	["reset", requestReset],
	["verification", resendVerification],
] as const)("a link that is mailed anew (%s)", SLOW, async (field, ask) => {
	const seen: string[] = [];
	await killEverywhere(
		() => User.create({ name: "Sana", email: newEmail(), isVerified: false }),
		({ email = "" }) => ask(email),
		async ({ _id, email }, nth) => {
			const isReplaced = await User.exists({ _id, [`${field}.hash`]: { $exists: true } });
			const mails = await OutgoingMail.countDocuments({ to: email });
			seen.push(`${isReplaced ? 1 : 0} ${mails}`);
			expect(["0 0", "1 1"], `killed before write ${nth}`).toContain(seen.at(-1));
		},
	);
	expect(seen.at(-1)).toBe("1 1");
});

it("a second factor that is switched on", SLOW, async () => {
	const ended: number[] = [];
	await killEverywhere(
		async () => {
			const fields = { name: "Nadia", email: newEmail(), phone: "", role: "packer" as const };
			const { _id } = await TeamMember.create({ ...fields, isActive: true });
			const seller = { ...fields, id: String(_id) };
			return { seller, secret: (await beginSecondFactor(seller)).secret };
		},
		({ seller, secret }) =>
			confirmSecondFactor(seller, TOTP.generate({ secret: Secret.fromBase32(secret) }), session),
		async ({ seller }, nth) => {
			const { sessionVersion = 0 } = await TeamMember.findById(seller.id).orFail().lean();
			const mails = await OutgoingMail.countDocuments({ to: seller.email });
			ended.push(sessionVersion);
			const isOn = (await readSecondFactor(seller)) !== null;
			expect([sessionVersion, mails], `killed before write ${nth}`).toEqual(isOn ? [1, 1] : [0, 0]);
		},
	);
	expect(ended.at(-1)).toBe(1);
});

it.runIf(isThorough)("a second factor that is switched off", SLOW, async () => {
	const password = "Kinnow-Season-7";
	const passwordHash = await hashPassword(password);
	const seen: string[] = [];
	await killEverywhere(
		async () => {
			const fields = { name: "Nadia", email: newEmail(), phone: "", role: "packer" as const };
			const { _id } = await TeamMember.create({ ...fields, passwordHash, isActive: true });
			const seller = { ...fields, id: String(_id) };
			const { secret } = await beginSecondFactor(seller);
			const codeAt = (timestamp: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
			// The cookie has no request here that it could leave with.
			await confirmSecondFactor(seller, codeAt(Date.now()), session).catch(() => undefined);
			return { seller, codeAt };
		},
		({ seller, codeAt }) => removeSecondFactor(seller, { password, code: codeAt(Date.now() + 30_000) }),
		async ({ seller }, nth) => {
			const isOn = (await readSecondFactor(seller)) !== null;
			seen.push(`${isOn} ${await OutgoingMail.countDocuments({ to: seller.email })}`);
			expect(["true 1", "false 2"], `killed before write ${nth}`).toContain(seen.at(-1));
		},
	);
	expect(seen.at(-1)).toBe("false 2");
});

it("a logout on every device", SLOW, async () => {
	const versions: number[] = [];
	await killEverywhere(
		async () => {
			const user = await User.create({ name: "Sana", email: newEmail() });
			await keepPasskey(`customer:${user._id}`);
			return user;
		},
		// The cookie has no request here that it could leave with.
		(user) => endEverySession(String(user._id)),
		async (user, nth) => {
			const { sessionVersion } = await User.findById(user._id).orFail().lean();
			versions.push(sessionVersion);
			expect(await passkeysOf(user), `killed before write ${nth}`).toBe(sessionVersion === 0 ? 1 : 0);
		},
	);
	expect(versions.at(-1)).toBe(1);
});
