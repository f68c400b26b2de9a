import { lookup } from "node:dns/promises";
import { connect } from "node:tls";
import { createTransport } from "nodemailer";
import { META } from "@/lib/messages/server/drivers/whatsapp";
import { INTEGRATIONS } from "@/lib/payments/server/wallets";
import { halfSetWallets } from "@/lib/payments/server/wallets/settings.mjs";
import { ownAddress } from "@/lib/server/platform/process.mjs";
import { isOwnMachine, type Settings } from "@/lib/server/platform/settings.mjs";
import { about, ask, type Finding, PATIENCE_MS, wordsOf } from "./finding";

/** Signs in to the mail server, as the outbox does, and sends nothing. */
export async function checkMail({ SMTP_URL, DEMO }: Settings): Promise<Finding[]> {
	const { ok, look, wrong } = about("mail");
	if (!SMTP_URL) {
		const says = "mails are files in DATA_DIR/outbox";
		return [DEMO ? ok(says) : look(says, "set SMTP_URL and MAIL_FROM")];
	}
	const { host } = new URL(SMTP_URL);
	const patience = {
		connectionTimeout: PATIENCE_MS,
		greetingTimeout: PATIENCE_MS,
		socketTimeout: PATIENCE_MS,
	};
	const transport = createTransport({ url: SMTP_URL, ...patience });
	try {
		await transport.verify();
		return [ok(`${host} lets us in`)];
	} catch (error) {
		return [
			wrong(
				`${host} does not: ${wordsOf(error)}`,
				"mend SMTP_URL; its provider says host, port and password",
			),
		];
	} finally {
		transport.close();
	}
}

async function checkWhatsApp(settings: Settings): Promise<Finding[]> {
	const { ok, look, wrong } = about("whatsapp");
	const {
		WHATSAPP_PHONE_ID: id,
		WHATSAPP_TOKEN: token,
		WHATSAPP_APP_SECRET,
		WHATSAPP_VERIFY_TOKEN,
	} = settings;
	if (!id && !token) return [];
	if (!id || !token) return [wrong("it is half set up", "set WHATSAPP_PHONE_ID and WHATSAPP_TOKEN")];
	const url = `${settings.WHATSAPP_URL ?? META}/${encodeURIComponent(id)}`;
	const headers = { Authorization: `Bearer ${token}` };
	const answer = await ask(url, { headers }).catch((error: unknown) => wordsOf(error));
	if (typeof answer === "string") return [wrong(`${url} does not answer: ${answer}`, "look at the network")];
	if (!answer.ok)
		return [wrong(`it answered ${answer.status} to the token`, "make a new WHATSAPP_TOKEN at Meta")];
	if (!WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN)
		return [look("it sends, but nothing comes in", "set WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN")];
	return [ok("the number and its token are known")];
}

async function checkSms({ SMS_URL: url, SMS_TOKEN: token }: Settings): Promise<Finding[]> {
	const { ok, wrong } = about("sms");
	if (!url && !token) return [];
	if (!url || !token) return [wrong("it is half set up", "set SMS_URL and SMS_TOKEN")];
	const headers = { Authorization: `Bearer ${token}` };
	const answer = await ask(url, { method: "OPTIONS", headers }).catch((error: unknown) => wordsOf(error));
	if (typeof answer === "string") return [wrong(`the gateway does not answer: ${answer}`, "mend SMS_URL")];
	if ([401, 403].includes(answer.status)) return [wrong(`it answered ${answer.status}`, "mend SMS_TOKEN")];
	if (answer.status >= 500) return [wrong(`it answered ${answer.status}`, "ask its provider")];
	return [ok("the gateway answers; no message was sent to try it")];
}

/** Asks each channel for itself. */
export async function checkMessages(settings: Settings): Promise<Finding[]> {
	const found = (await Promise.all([checkWhatsApp(settings), checkSms(settings)])).flat();
	if (found.length > 0) return found;
	const says = settings.DEMO ? "messages are files in DATA_DIR/outbox" : "none: nobody signs in by number";
	return [about("messages").ok(says)];
}

/** Asks each wallet with an account for a payment that there never was: only whoever has our keys answers believably. */
export async function checkWallets(origins: readonly string[]): Promise<Finding[]> {
	const half = halfSetWallets(process.env).map((name) =>
		about(name).wrong(
			"it is half set up",
			"set its account, password and keys; docs/operations.md has their names",
		),
	);
	if (origins.length === 0 && half.length === 0)
		return [about("wallets").ok("none: cash, or demo's simulators")];
	const asked = Object.entries(INTEGRATIONS).map(async ([name, { provider, simulator }]) => {
		const { ok, wrong } = about(name);
		const wallet = provider();
		if (!wallet || simulator()) return [];
		if (!(await wallet.isReachable()))
			return [wrong("it does not answer", "look at its _URL and the network")];
		const reference = `DOCTOR${Date.now().toString(36).toUpperCase()}`;
		const { verdict } = await wallet.inquire({ reference, amount: 1 });
		if (verdict !== "unclear") return [ok("it answers an inquiry with its signature")];
		return [
			wrong("what it answers cannot be believed", "compare its account, password and keys with the portal"),
		];
	});
	return [...half, ...(await Promise.all(asked)).flat()];
}

/** Days before a certificate's end at which whoever renews it should have done so. */
const RENEWED_DAYS = 20;

/** When the certificate ends that a domain shows, or why it cannot be trusted. */
function certificateOf(host: string, port: number): Promise<{ until: Date } | { why: string }> {
	return new Promise((done) => {
		const socket = connect({ host, port, servername: host, timeout: PATIENCE_MS }, () => {
			done({ until: new Date(socket.getPeerCertificate().valid_to) });
			socket.end();
		});
		socket.on("timeout", () => socket.destroy(new Error("nobody answers")));
		socket.on("error", (error) => done({ why: wordsOf(error) }));
	});
}

/** The shop as visitors come to it: its name, its certificate, its door. One of this machine alone has a door only. */
export async function checkDomain({ APP_URL, DEMO, HOST, PORT }: Settings): Promise<Finding[]> {
	const { ok, look, wrong } = about("domain");
	const { hostname, protocol, port } = new URL(APP_URL);
	const isOwn = isOwnMachine(hostname);
	const found: Finding[] = [];
	if (protocol === "https:" && !isOwn) {
		const address = await lookup(hostname).catch(() => null);
		if (!address) return [wrong(`${hostname} leads nowhere`, "point its A record at this machine")];
		const certificate = await certificateOf(hostname, Number(port || 443));
		if ("why" in certificate) {
			const todo = "ports 80 and 443 must be open to the proxy; docker compose logs proxy";
			return [about("certificate").wrong(`${hostname} (${address.address}): ${certificate.why}`, todo)];
		}
		const days = Math.floor((certificate.until.getTime() - Date.now()) / 86_400_000);
		const says = `${hostname}'s is good for ${days} days`;
		const renew = "it should be renewed by now: docker compose logs proxy";
		const { ok: good, look: late } = about("certificate");
		found.push(days < RENEWED_DAYS ? late(says, renew) : good(says));
	} else if (!DEMO) {
		const says = `${APP_URL} is ${isOwn ? "for this machine alone" : "not https"}`;
		found.push(look(says, "set APP_URL=https://your.domain, and a proxy before it"));
	}
	// What others reach by such a name is a proxy, perhaps in another container.
	const door = isOwn ? ownAddress({ HOST, PORT }).origin : APP_URL;
	const answer = await ask(`${door}/api/ready`).catch((error: unknown) => wordsOf(error));
	if (typeof answer === "string")
		found.push(look(`the shop does not answer: ${answer}`, "npm start, or docker compose up -d"));
	else if (answer.ok) found.push(ok(`${door} is open`));
	else
		found.push(
			wrong(`${door}/api/ready answers ${answer.status}`, "see what else is wrong here, and the shop's log"),
		);
	return found;
}
