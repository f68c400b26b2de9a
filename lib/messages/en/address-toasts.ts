/** What is said about a change of the saved addresses (spec 8). */
export const addressToasts = {
	loadFailed: "Failed to load addresses",
	added: "Address added successfully!",
	addFailed: "Failed to add address",
	updated: "Address updated successfully",
	updateFailed: "Failed to save address",
	madeDefault: "Default address updated",
	makeDefaultFailed: "Failed to update default address",
	deleted: "Address deleted successfully",
	deleteFailed: "Failed to delete address",
};
