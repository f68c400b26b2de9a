import { Schema } from "mongoose";
import { defineModel } from "./define";

/** A stored picture in one of the widths that pages show. It can be made again from the picture at any time. */
export type PictureSizeDoc = {
	/** The picture's name and the width in pixels: "0f3a….384". */
	_id: string;
	webp: Buffer;
};

const schema = new Schema<PictureSizeDoc>({ _id: String, webp: Buffer }, { versionKey: false });

export const PictureSize = defineModel("PictureSize", schema);
