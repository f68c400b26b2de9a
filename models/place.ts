import { Schema } from "mongoose";
import type { Point } from "@/lib/places/rules/point";

/** Where a rider stood at a door, and when. */
export type DoorDoc = Point & { at: Date };

const pointSchema = new Schema<Point>({ lat: Number, lng: Number }, { _id: false });

export const doorSchema = new Schema<DoorDoc>({ lat: Number, lng: Number, at: Date }, { _id: false });

/** What finds a door beside its address. */
export const placeSchema = { landmark: String, point: { type: pointSchema, default: undefined } };
