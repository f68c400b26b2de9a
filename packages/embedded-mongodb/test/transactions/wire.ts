import { once } from "node:events";
import { connect } from "node:net";
import { type Document, deserialize, Long, serialize, UUID } from "bson";

/** A connection that sends commands as they are: a driver would not let a test break the rules of transactions. */
export async function openWire(uri: string) {
	const { hostname, port } = new URL(uri);
	const socket = connect({ host: hostname, port: Number(port) });
	await once(socket, "connect");
	const lsid = { id: new UUID() };
	const command = async (db: string, body: Document): Promise<Document> => {
		const sections = Buffer.concat([Buffer.alloc(1), serialize({ ...body, $db: db })]);
		const head = Buffer.alloc(20);
		head.writeInt32LE(head.length + sections.length, 0);
		head.writeInt32LE(2013, 12);
		socket.write(Buffer.concat([head, sections]));
		let read = Buffer.alloc(0);
		while (read.length < 4 || read.length < read.readInt32LE(0)) {
			const chunk: Buffer | null = socket.read();
			if (chunk) read = Buffer.concat([read, chunk]);
			else await once(socket, "readable");
		}
		return deserialize(read.subarray(21));
	};
	return {
		lsid,
		command,
		/** A command in the session's transaction with this number; what the body says counts. */
		inTransaction(txnNumber: number, body: Document, db = "wire"): Promise<Document> {
			const fields = { lsid, txnNumber: Long.fromNumber(txnNumber), autocommit: false };
			return command(db, { ...body, ...fields, ...body }); // the first field names the command
		},
		close: () => socket.destroy(),
	};
}

export type Wire = Awaited<ReturnType<typeof openWire>>;

/** What an answer says of an error. */
export const codeOf = ({ code, errorLabels = [] }: Document): [code: unknown, isTransient: boolean] => [
	code,
	errorLabels.includes("TransientTransactionError"),
];
