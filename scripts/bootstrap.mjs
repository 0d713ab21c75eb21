// @ts-check
// Runs a task from a bare clone: `node scripts/bootstrap.mjs <task> [arguments]`.
// Plain JavaScript, because it runs on any Node from 20 on; the tasks run on the pinned one.
// All it says goes to standard error: standard output belongs to the task.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, whatIsMissing } from './lib/installation.mjs';
import { checkSetupNode } from './lib/node-version.mjs';
import { chooseNode, taskEnvironment } from './lib/pinned-node.mjs';
import { describeProblem, Problem } from './lib/problem.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** These make the generated code themselves, as a step of their own with its own report. */
const generateThemselves = ['start', 'build', 'dev', 'check', 'fix', 'test', 'generate', 'lock'];

/** The exit code of these is an answer, and 1 means “illegal”: whatever keeps them from answering has another. */
const answering = ['judge', 'score'];
/** @param {string | undefined} task */
const failureOf = (task) => (answering.includes(task ?? '') ? 4 : 1);

/** @param {string | undefined} task */
function findTask(task) {
  const file = join(root, 'scripts', `${task}.ts`);
  if (task && /^[a-z-]+$/.test(task) && existsSync(file)) return file;
  const tasks = readdirSync(join(root, 'scripts'))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => name.replace('.ts', ''));
  throw new Problem(
    task ? `There is no task "${task}".` : 'No task was named.',
    `Tasks: ${tasks.join(', ')}. For example: npm run build`,
  );
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | 'quiet'} output
 * @returns {Promise<number>} the exit code, unchanged
 */
function run(node, args, env, output) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: root,
      env,
      stdio: output === 'inherit' ? 'inherit' : ['ignore', process.stderr, process.stderr],
    });
    // A terminal sends Ctrl-C to the task as well, and the task decides how to end.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    // The shell between npm and us dies of a SIGTERM without handing it on: no task outlives it.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000);
    watch.unref();
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

async function main() {
  const [task, ...args] = process.argv.slice(2);
  checkSetupNode(process.version);
  const file = findTask(task);
  const missing = whatIsMissing(root);
  if (missing) await install(root, missing, process.env);
  const node = chooseNode(root, process);
  // npm runs scripts at the top of the project; files people name are relative to where they are.
  const env = taskEnvironment(root, { INIT_CWD: process.cwd(), ...process.env });
  if (!generateThemselves.includes(task ?? '')) {
    const code = await run(node, [join(root, 'scripts/lib/prepare.ts')], env, 'quiet');
    if (code !== 0) return failureOf(task);
  }
  return run(node, [file, ...args], env, 'inherit');
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.stderr.write(error instanceof Problem ? describeProblem(error) : `${error.stack}\n`);
    process.exitCode = failureOf(process.argv[2]);
  },
);
