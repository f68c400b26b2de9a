import { ClientSession, Collection, Db, type Document, MongoClient } from "mongodb";

type Arguments = Document;
type Operations<T> = Record<string, (on: T, args: Arguments) => Promise<unknown> | unknown>;

const ofCollection: Operations<Collection> = {
	aggregate: (on, { pipeline, ...options }) => on.aggregate(pipeline, options).toArray(),
	bulkWrite: (on, { requests, ...options }) => on.bulkWrite(requests, options),
	count: (on, { filter, ...options }) => on.count(filter, options),
	countDocuments: (on, { filter, ...options }) => on.countDocuments(filter, options),
	createIndex: (on, { keys, ...options }) => on.createIndex(keys, options),
	deleteMany: (on, { filter, ...options }) => on.deleteMany(filter, options),
	deleteOne: (on, { filter, ...options }) => on.deleteOne(filter, options),
	distinct: (on, { fieldName, filter, ...options }) => on.distinct(fieldName, filter, options),
	find: (on, { filter, ...options }) => on.find(filter, options).toArray(),
	findOneAndDelete: (on, { filter, ...options }) => on.findOneAndDelete(filter, options),
	findOneAndReplace: (on, { filter, replacement, ...options }) =>
		on.findOneAndReplace(filter, replacement, returning(options)),
	findOneAndUpdate: (on, { filter, update, ...options }) =>
		on.findOneAndUpdate(filter, update, returning(options)),
	insertMany: (on, { documents, ...options }) => on.insertMany(documents, options),
	insertOne: (on, { document, ...options }) => on.insertOne(document, options),
	listIndexes: (on, options) => on.listIndexes(options).toArray(),
	replaceOne: (on, { filter, replacement, ...options }) => on.replaceOne(filter, replacement, options),
	updateMany: (on, { filter, update, ...options }) => on.updateMany(filter, update, options),
	updateOne: (on, { filter, update, ...options }) => on.updateOne(filter, update, options),
};

const ofDatabase: Operations<Db> = {
	aggregate: (on, { pipeline, ...options }) => on.aggregate(pipeline, options).toArray(),
	createCollection: (on, { collection, ...options }) => on.createCollection(collection, options),
	dropCollection: (on, { collection, ...options }) => on.dropCollection(collection, options),
	listCollections: (on, options) => on.listCollections({}, options).toArray(),
	runCommand: (on, { command, commandName: _, readPreference, ...options }) =>
		on.command(command, readPreference ? { ...options, readPreference: readPreference.mode } : options),
};

const ofClient: Operations<MongoClient> = {
	clientBulkWrite: (on, { models, ...options }) =>
		on.bulkWrite(
			models.map((model: Document) => flat(model, "name")),
			options,
		),
	listDatabases: (on, options) => on.db("admin").admin().listDatabases(options),
};

const ofSession: Operations<ClientSession> = {
	abortTransaction: (on) => on.abortTransaction(),
	commitTransaction: (on) => on.commitTransaction(),
	endSession: (on) => on.endSession(),
	startTransaction: (on, options) => on.startTransaction(options),
};

/** Does one operation of a test. */
export async function operate(on: unknown, name: string, args: Arguments): Promise<unknown> {
	if (on instanceof Collection) return known(ofCollection, name)(on, args);
	if (on instanceof Db) return known(ofDatabase, name)(on, args);
	if (on instanceof MongoClient) return known(ofClient, name)(on, args);
	if (on instanceof ClientSession) return known(ofSession, name)(on, args);
	throw new Error(`nothing to do ${name} with`);
}

function known<T>(operations: Operations<T>, name: string): Operations<T>[string] {
	const operation = operations[name];
	if (!operation) throw new Error(`the operation ${name} is not known`);
	return operation;
}

const returning = ({ returnDocument, ...options }: Arguments): Document =>
	returnDocument ? { ...options, returnDocument: returnDocument.toLowerCase() } : options;

/** `{ insertOne: { namespace } }` as the driver's client wants it: `{ name: "insertOne", namespace }`. */
function flat(model: Document, field: string): Document {
	const [[name, options] = ["", {}]] = Object.entries(model);
	return { [field]: name, ...options };
}
