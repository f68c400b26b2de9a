import { openSimulation } from "@/app/wallet-simulator/open-simulation";
import { easypaisaKeys } from "@/lib/server/payments/simulator/books";
import { readEasypaisaForm } from "@/lib/server/payments/simulator/easypaisa";

/** Where a store's form begins a payment with the simulated Easypaisa. */
export const POST = openSimulation((fields) => readEasypaisaForm(fields, easypaisaKeys()));
