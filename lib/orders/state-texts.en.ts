import { ORDER_STATES, type OrderStatus } from "./rules/order-states";

export const orderStates = {
	/** In a word. */
	name: (status: OrderStatus): string => status,
	heading: (status: OrderStatus) => ORDER_STATES[status].heading,
	/** In the list of steps. */
	note: (status: OrderStatus) => ORDER_STATES[status].note,
	/** On the road; null for what is no part of the usual way. */
	stop: (status: OrderStatus) => ORDER_STATES[status].stop,
};
