import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#model/files.ts';

/** The source that is printed on every sheet. It never includes the time of the run, so that files stay the same. */
export interface Edition {
  readonly version: string;
  /** When the content was last changed. */
  readonly date: Date;
  /** The address of the site with a slash at its end; undefined as long as none is set. */
  readonly site: string | undefined;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The date in copies without a Git history: that of the first edition. */
const firstDay = new Date('2026-11-16T00:00:00Z');

function lastChange(root: string): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch !== undefined && /^\d+$/.test(epoch)) return new Date(Number(epoch) * 1000);
  try {
    const command = ['log', '-1', '--format=%cI', '--', 'content'];
    const day = execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const date = new Date(day);
    return Number.isNaN(date.getTime()) ? firstDay : new Date(`${dayOf(date)}T00:00:00Z`);
  } catch {
    return firstDay;
  }
}

/** Where the site will be: SITE and BASE, as for the pages. */
function siteAddress(env: NodeJS.ProcessEnv): string | undefined {
  if (!env.SITE || !URL.canParse(env.SITE)) return undefined;
  const base = (env.BASE ?? '').split('/').filter(Boolean).join('/');
  return `${new URL(env.SITE).origin}/${base === '' ? '' : `${base}/`}`;
}

export function readEdition(root: string = projectRoot): Edition {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : '0.0.0';
  return { version, date: lastChange(root), site: siteAddress(process.env) };
}
