import { openSimulation } from "@/app/wallet-simulator/open-simulation";
import { jazzCashKeys } from "@/lib/server/payments/simulator/books";
import { readJazzCashForm } from "@/lib/server/payments/simulator/jazzcash";

/** Where a merchant's form begins a payment with the simulated JazzCash. */
export const POST = openSimulation((fields) => readJazzCashForm(fields, jazzCashKeys()));
