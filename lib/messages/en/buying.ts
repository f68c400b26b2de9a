/** A product's picture and buttons on its own page (spec 2, Product detail). */
export const buying = {
	addToCart: "Add to Cart",
	/** The same with what it comes to, on the bar of phones. */
	addFor: (rupees: string) => `Add to Cart · ${rupees}`,
	buyNow: "Buy Now",
	/** `2 × Rs. 280` */
	each: (quantity: number, rupees: string) => `${quantity} × ${rupees}`,
	zoom: (name: string) => `Zoom the picture of ${name}`,
	picturesOf: (name: string) => `Pictures of ${name}`,
	picture: (number: number, count: number) => `Picture ${number} of ${count}`,
	wholePicture: "Show the whole picture",
	doublePicture: "Double the picture",
	tellMe: "Tell me when it is back",
	doNotTell: "Do not tell me",
	willMail: "We will mail you once, when it is back.",
	oneMail: "One mail, and no other.",
	failed: "That did not work. Please try again.",
};
