// A thread that makes one PDF after another.
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { writeWhole } from '#files/write-whole.ts';
import { readEdition } from '#print/edition.ts';
import { makePdf } from '#print/make.ts';
import type { Variant } from '#print/variant.ts';
import { gameOf } from '../all.ts';
import type { Printed } from './store.ts';

export interface Job {
  readonly variant: Variant;
  readonly folder: string;
  readonly file: string;
  readonly preview: boolean;
}

export type Finished =
  | { readonly file: string; readonly printed: Printed }
  | { readonly file: string; readonly problem: string };

const previewWidth = 360;
/** How many pages of a long document are shown as pictures. */
const previewPages = 2;
const edition = readEdition();

async function previewsOf(bytes: Buffer, { folder, file }: Job): Promise<Printed['previews']> {
  // Loaded only where pictures are wanted.
  const { openPdf, renderPage } = await import('#print/render.ts');
  const pdf = await openPdf(bytes);
  const previews: Printed['previews'][number][] = [];
  for (let page = 1; page <= pdf.numPages && previews.length < previewPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    // An empty side: it only says that it is left blank.
    if (items.length <= 1) continue;
    const { width, height, webp } = await renderPage(pdf, page, previewWidth);
    const name = file.replace(/\.pdf$/, `-${page}.webp`);
    writeWhole(join(folder, name), await webp());
    previews.push({ file: name, page, width, height });
  }
  return previews;
}

async function print(job: Job): Promise<Printed> {
  const { bytes, pages } = await makePdf(job.variant, await gameOf(job.variant.game), edition);
  writeWhole(join(job.folder, job.file), bytes);
  return { bytes: bytes.length, pages, previews: job.preview ? await previewsOf(bytes, job) : [] };
}

parentPort?.on('message', async (job: Job) => {
  const { file } = job;
  try {
    const answer: Finished = { file, printed: await print(job) };
    parentPort?.postMessage(answer);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const answer: Finished = { file, problem };
    parentPort?.postMessage(answer);
  }
});
