"use client";

import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { RadioTile } from "@/components/ui/form/choices";
import { FieldError, Form } from "@/components/ui/form/field";
import { TextareaField } from "@/components/ui/form/input";
import { Stepper } from "@/components/ui/form/stepper";
import { Icon, type IconName } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { PlainPicture } from "@/components/ui/picture";
import { call } from "@/lib/client/api";
import { shrinkPicture, useFileUrl } from "@/lib/client/picture-file";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import type { OrderLine } from "@/lib/orders/rules/order";
import { productName } from "@/lib/products/rules/product";
import { MAX_REPORT_PICTURES, PROBLEMS, type Problem } from "@/lib/reports/rules";
import type { ReportInput } from "@/lib/reports/schema";
import { OrderThumb } from "./order-styles";

/** Sends what is not right with an order. Throws ApiError. */
async function sendReport(orderId: string, report: ReportInput, photos: readonly File[]): Promise<void> {
	const form = new FormData();
	form.set("report", JSON.stringify(report));
	for (const photo of photos) form.append("pictures", await shrinkPicture(photo), "photo.jpg");
	const { message } = await call("POST /api/order/{id}/report", { params: { id: orderId }, body: form });
	toast.success(message);
}

function Photo({ photo, place, onRemove }: { photo: File; place: number; onRemove: () => void }) {
	const { report: text } = useMessages("arrival");
	const url = useFileUrl(photo);
	return (
		<li className="relative size-24 overflow-hidden rounded-md bg-surface-2">
			{url && <PlainPicture src={url} alt={photo.name} className="size-full object-cover" />}
			<button
				type="button"
				aria-label={text.removePhoto(place)}
				onClick={onRemove}
				className="absolute top-0 inset-e-0 grid size-tap place-items-center"
			>
				<span className="grid size-7 place-items-center rounded-full bg-leaf-950 text-white">
					<Icon name="x" className="size-4" />
				</span>
			</button>
		</li>
	);
}

/** Up to three photos of what came; on a phone the camera is offered first. */
function ReportPhotos({ photos, onChange }: { photos: readonly File[]; onChange: (photos: File[]) => void }) {
	const { report: text } = useMessages("arrival");
	return (
		<div className="grid gap-2">
			<p className="text-sm font-strong">
				{text.photos} <span className="font-normal text-ink-3">{text.photosHint(MAX_REPORT_PICTURES)}</span>
			</p>
			<ul className="flex flex-wrap gap-2.5">
				{photos.map((photo, index) => (
					<Photo
						key={`${photo.name} ${photo.size} ${photo.lastModified}`}
						photo={photo}
						place={index + 1}
						onRemove={() => onChange(photos.filter((other) => other !== photo))}
					/>
				))}
				{photos.length < MAX_REPORT_PICTURES && (
					<li className="min-w-36 flex-1">
						<label className="grid h-24 cursor-pointer place-content-center justify-items-center gap-1 rounded-md border-2 border-dashed border-line-strong text-sm font-bold text-primary hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
							<Icon name="camera" />
							{text.takePhoto}
							<input
								type="file"
								accept="image/*"
								multiple
								className="sr-only"
								onChange={(event) => {
									const chosen = [...(event.target.files ?? [])];
									onChange([...photos, ...chosen].slice(0, MAX_REPORT_PICTURES));
									event.target.value = "";
								}}
							/>
						</label>
					</li>
				)}
			</ul>
		</div>
	);
}

const PROBLEM_ICONS: Record<Problem, IconName> = {
	bad: "circle-exclamation-point",
	missing: "search",
	wrong: "arrow-right-left",
};

/** What was in the bag and nothing was reported of yet, with how many pieces; at least one. */
export type Reportable = readonly [BagLine, ...BagLine[]];
/** What lies in the bag; `units` are the grams of what was weighed. */
type BagLine = Pick<OrderLine, "product" | "quantity" | "stepGrams"> & { units: number };

type ItemChoicesProps = { lines: Reportable; chosen: string; onChoose: (id: string) => void };

function ItemChoices({ lines, chosen, onChoose }: ItemChoicesProps) {
	const { report: text } = useMessages("arrival");
	const language = useLanguage();
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-strong">{text.item}</legend>
			<div className="-mx-1 flex gap-3 overflow-x-auto px-1 pt-1 pb-2">
				{lines.map(({ product }) => (
					<label
						key={product._id}
						className="grid w-24 flex-none cursor-pointer justify-items-center gap-1.5 rounded-md text-center text-sm font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
					>
						<input
							type="radio"
							name="report-item"
							className="peer sr-only"
							checked={chosen === product._id}
							onChange={() => onChoose(product._id)}
						/>
						<OrderThumb
							product={product}
							className="w-24 rounded-md peer-checked:ring-3 peer-checked:ring-primary"
						/>
						<span className="line-clamp-2 leading-snug peer-checked:text-primary">
							{productName(product, language)}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function ProblemChoices({ chosen, onChoose }: { chosen: Problem; onChoose: (problem: Problem) => void }) {
	const { report: text } = useMessages("arrival");
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-strong">{text.problem}</legend>
			<div className="grid grid-cols-3 gap-2.5">
				{PROBLEMS.map((problem) => (
					<RadioTile
						key={problem}
						name="report-problem"
						checked={chosen === problem}
						onChange={() => onChoose(problem)}
						className="justify-items-center gap-1.5 bg-surface px-1 py-3 font-bold inset-ring-1 inset-ring-line-strong has-checked:bg-primary has-checked:text-on-primary has-checked:inset-ring-primary"
					>
						<Icon name={PROBLEM_ICONS[problem]} />
						{text.problems[problem]}
					</RadioTile>
				))}
			</div>
		</fieldset>
	);
}

type ReportFormProps = { orderId: string; lines: Reportable; onSent: () => void };

/** What was not right: which item, what happened, how many, photos and a word. What was typed stays when sending fails. */
export function ReportForm({ orderId, lines, onSent }: ReportFormProps) {
	const { report: text } = useMessages("arrival");
	const { weight } = useMessages("product");
	const language = useLanguage();
	const [product, setProduct] = useState(lines[0].product._id);
	const [problem, setProblem] = useState<Problem>("bad");
	const [quantity, setQuantity] = useState(1);
	const [note, setNote] = useState("");
	const [photos, setPhotos] = useState<File[]>([]);
	const [error, setError] = useState<string | null>(null);
	const { busy, run } = useAction(
		async () => {
			await sendReport(orderId, { product, problem, quantity, note }, photos);
			setError(null);
			onSent();
		},
		{ words: text.failed, say: setError },
	);
	const line = lines.find((one) => one.product._id === product) ?? lines[0];
	const { stepGrams, units } = line;

	return (
		<Form onSend={() => !busy && void run()} className="mt-4 grid gap-5 **:scroll-mb-24">
			<ItemChoices
				lines={lines}
				chosen={product}
				onChoose={(id) => {
					setProduct(id);
					setQuantity(1);
				}}
			/>
			<ProblemChoices chosen={problem} onChoose={setProblem} />
			<div className="flex items-center justify-between gap-4 border-t border-line pt-4">
				<p className="leading-snug">
					<b className="block text-sm font-strong">{stepGrams ? text.howMuch : text.howMany}</b>
					<span className="text-sm text-ink-3 figures">
						{text.ofThese(stepGrams ? weight(units) : String(units))}
					</span>
				</p>
				<Stepper
					label={text.howManyOf(productName(line.product, language))}
					value={quantity}
					text={stepGrams ? weight(Math.min(units, quantity * stepGrams)) : undefined}
					max={line.quantity}
					onChange={setQuantity}
				/>
			</div>
			<ReportPhotos photos={photos} onChange={setPhotos} />
			<TextareaField
				label={text.word}
				optional
				rows={2}
				maxLength={500}
				value={note}
				onChange={(event) => setNote(event.target.value)}
			/>
			<Notice>{text.private}</Notice>
			<div className="sticky bottom-0 -mx-5 -mb-7 grid gap-2 rounded-b-xl bg-surface px-5 pt-3 pb-[calc(.8rem+env(safe-area-inset-bottom))] shadow-bar max-md:rounded-none md:-mx-7 md:px-7">
				{error && <FieldError>{error}</FieldError>}
				<Button type="submit" size="lg" block busy={busy}>
					{text.send}
				</Button>
			</div>
		</Form>
	);
}
