import type { AddressInput } from "./address-schema";

export const LOGIN_TO_ADD_ADDRESS = "Please login to add an address";
export const ADDRESS_NOT_FOUND = "Address not found";
export const FILL_ALL_FIELDS = "Please fill all fields";
export const ALL_FIELDS_REQUIRED = "All fields are required";

/** A saved address. */
export type Address = AddressInput & { _id: string; isDefault: boolean };

/** At most this many addresses an account. */
export const MAX_ADDRESSES = 20;
