// `npm run dev`: the site with live reload; content that changes is checked and read again.
import { watch } from 'node:fs';
import { generateWhileWorking } from './lib/generated.ts';
import { runTask, say } from './lib/progress.ts';
import { inProject } from './lib/root.ts';
import { runTool } from './lib/run.ts';

const quiet = 150;

/** Editors save in bursts; one run after the last of them is enough. */
function regenerateOnChange(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(inProject('content'), { recursive: true }, (_event, file) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const { code } = await generateWhileWorking();
      if (code !== 0)
        say(`  The pages keep the last good content until content/${file} is mended.`);
    }, quiet);
  }).unref();
}

await runTask(async () => {
  const { code } = await generateWhileWorking();
  if (code !== 0) return code;
  regenerateOnChange();
  return (await runTool('astro', ['dev', ...process.argv.slice(2)])).code;
});
