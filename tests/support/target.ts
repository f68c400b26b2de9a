function needed(name: string): string {
	const value = process.env[name];
	if (!value)
		throw new Error(`${name} is not set. Start these tests with \`npm run integration\` or \`npm test\`.`);
	return value;
}

/** Where the server under test answers. */
export const baseUrl = () => needed("TEST_BASE_URL");
/** The database it works on. */
export const mongoUri = () => needed("TEST_MONGODB_URI");
/** The folder into which demo mode writes mails. */
export const outboxDir = () => needed("TEST_OUTBOX_DIR");
