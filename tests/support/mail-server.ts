import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type Rules = {
	/** Called with each mail before it is acknowledged; a rejection refuses it for now. */
	onMail?: (mail: Email) => Promise<void>;
	/** Recipients that are refused for good. */
	unknown?: string[];
};

/** A real SMTP server on a port of its own, which keeps what it accepts. */
export class MailServer {
	readonly mails: Email[] = [];
	rules: Rules = {};
	private server = this.make();
	private port = 0;

	private make(): SMTPServer {
		return new SMTPServer({
			authOptional: true,
			disabledCommands: ["STARTTLS"],
			onRcptTo: ({ address }, _session, done) => {
				const isKnown = !this.rules.unknown?.includes(address);
				done(isKnown ? null : Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
			},
			onData: async (stream, _session, done) => {
				const mail = await PostalMime.parse(await buffer(stream));
				try {
					await this.rules.onMail?.(mail);
					this.mails.push(mail);
					done();
				} catch {
					done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
				}
			},
		});
	}

	/** Opens the server, on the port that it had before if it had one. */
	async open(): Promise<void> {
		this.server = this.make();
		this.server.on("error", () => {});
		await new Promise<void>((done) => this.server.listen(this.port, "127.0.0.1", done));
		const address = this.server.server.address();
		if (address && typeof address === "object") this.port = address.port;
	}

	async close(): Promise<void> {
		await new Promise<void>((done) => this.server.close(() => done()));
	}

	get url(): string {
		return `smtp://127.0.0.1:${this.port}`;
	}
}
