import type { addressToasts as english } from "../en/address-toasts";
import type { Translation } from "../translation";

export const addressToasts: Translation<typeof english> = {
	loadFailed: "پتے نہیں کھل سکے",
	added: "پتہ محفوظ ہو گیا",
	addFailed: "پتہ محفوظ نہیں ہو سکا",
	updated: "پتہ بدل گیا",
	updateFailed: "پتہ محفوظ نہیں ہو سکا",
	madeDefault: "اب یہی پہلا پتہ ہے",
	makeDefaultFailed: "پہلا پتہ نہیں بدل سکا",
	deleted: "پتہ ختم ہو گیا",
	deleteFailed: "پتہ ختم نہیں ہو سکا",
};
