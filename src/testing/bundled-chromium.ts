import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '#scripts/lib/root.ts';
import type { Browser } from './find-browser.ts';

const run = promisify(execFile);

/**
 * Made for cloud functions: it unpacks itself and the system libraries it needs into the temporary
 * folder if it believes that it runs in such a function. It is told so in a separate process, with a
 * temporary folder of ours, so that nothing left by others is taken for Chromium.
 */
async function unpack(folder: string): Promise<void> {
  const partial = `${folder}.partial-${process.pid}`;
  await mkdir(partial, { recursive: true });
  const env = { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  const script =
    "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: inProject(), env });
  // Complete or not at all, even if somebody interrupts it.
  await rename(partial, folder).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}

/** Its own list of fonts names folders of cloud functions; without fonts no text is drawn at all. */
const fontList = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;

/** The Chromium that comes as an npm package, for Linux on x64. */
export async function bundledChromium(): Promise<Browser | undefined> {
  const description = inProject('node_modules/@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(description)) {
    return undefined;
  }
  const { version } = JSON.parse(await readFile(description, 'utf8'));
  const folder = inProject('.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const fonts = join(folder, 'fonts');
  // Written each time: the project may have been moved.
  await writeFile(join(fonts, 'fonts.conf'), fontList(fonts));
  return {
    executablePath: join(folder, 'chromium'),
    from: 'the npm package @sparticuz/chromium',
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: fonts },
  };
}
