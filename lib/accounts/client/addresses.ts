import { useEffect } from "react";
import { create } from "zustand";
import { call, messageOf } from "@/lib/client/api";
import { messagesHere } from "@/lib/client/messages";
import { toast } from "@/lib/client/toast";
import type { Address } from "../rules/address";
import type { SaveAddressInput } from "../schema";
import { useSession } from "./session";

type Book = {
	/** "loading" until the server has answered, "failed" when it did not. */
	status: "loading" | "ready" | "failed";
	addresses: Address[];
};

type AddressesAnswer = { addresses: Address[] };

const texts = () => messagesHere("addressToasts");

const EMPTY: Book = { status: "loading", addresses: [] };
const useBook = create<Book & { owner: string | null }>(() => ({ ...EMPTY, owner: null }));

function show(addresses: Address[]): void {
	useBook.setState({ status: "ready", addresses });
}

async function load(owner: string): Promise<void> {
	const isStillTheirs = () => useBook.getState().owner === owner;
	try {
		const { addresses } = await call("GET /api/user/addresses");
		if (isStillTheirs()) show(addresses);
	} catch (error) {
		if (!isStillTheirs()) return;
		useBook.setState({ status: "failed" });
		toast.error(messageOf(error, texts().loadFailed));
	}
}

/** Reads the addresses once more after that has failed. */
export async function reloadAddresses(): Promise<void> {
	const { owner } = useBook.getState();
	if (owner === null) return;
	useBook.setState({ status: "loading" });
	await load(owner);
}

/** The signed-in customer's saved addresses, read afresh when a page comes to need them; a guest has none. */
export function useAddresses(): Book {
	const { user } = useSession();
	const id = user?._id ?? null;
	const { owner, ...book } = useBook();
	useEffect(() => {
		if (id === null) return;
		if (useBook.getState().owner !== id) useBook.setState({ ...EMPTY, owner: id });
		void load(id);
	}, [id]);
	return owner === id ? book : EMPTY;
}

async function change(
	request: () => Promise<AddressesAnswer>,
	success: string,
	failure: string,
): Promise<boolean> {
	try {
		show((await request()).addresses);
		toast.success(success);
		return true;
	} catch (error) {
		toast.error(messageOf(error, failure));
		return false;
	}
}

/** Saves a new address; answers it, or null when that failed, which the shopper has then been told. */
export async function addAddress(input: SaveAddressInput): Promise<Address | null> {
	try {
		const { addresses, address } = await call("POST /api/user/address", { body: input });
		show(addresses);
		toast.success(texts().added);
		return address;
	} catch (error) {
		toast.error(messageOf(error, texts().addFailed));
		return null;
	}
}

/** Changes a saved address; answers whether that worked. */
export function updateAddress(id: string, input: SaveAddressInput): Promise<boolean> {
	const request = () => call("PUT /api/user/address/{id}", { params: { id }, body: input });
	return change(request, texts().updated, texts().updateFailed);
}

/** Makes a saved address the default one; answers whether that worked. */
export function makeDefaultAddress({ _id, ...address }: Address): Promise<boolean> {
	// A place is said or left alone: without one, what a rider found of the door stays.
	const body = { ...address, point: address.point ?? undefined, doorPoint: undefined, isDefault: true };
	const request = () => call("PUT /api/user/address/{id}", { params: { id: _id }, body });
	return change(request, texts().madeDefault, texts().makeDefaultFailed);
}

/** Deletes a saved address; answers whether that worked. */
export function deleteAddress(id: string): Promise<boolean> {
	const request = () => call("DELETE /api/user/address/{id}", { params: { id } });
	return change(request, texts().deleted, texts().deleteFailed);
}
