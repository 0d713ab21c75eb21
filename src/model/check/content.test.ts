import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { registry } from '#games/registry.ts';
import { iconIds } from '#icons/index.ts';
import { projectRoot } from '../files.ts';
import { describeFinding } from '../finding.ts';
import { checkContent } from './content.ts';

// All texts of both games are read: that takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'whole-'));
cpSync(join(projectRoot, 'content'), join(root, 'content'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const contents = {
  fort: (await registry.fort.content()).readContent(root),
  dobro: (await registry.dobro.content()).readContent(root),
};
const findings = (): string[] => checkContent({ root, iconIds, contents }).map(describeFinding);

/** Breaks one file of a copy of the content, tells what the check says, and mends it again. */
function broken(file: string, from: string, to: string): string[] {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  try {
    return findings();
  } finally {
    writeFileSync(path, text);
  }
}

test('the content is sound', () => {
  expect(findings()).toEqual([]);
});

test('a file broken by hand is reported with file, entry and hint', () => {
  expect(broken('content/fort/rules/pl/play.mdx', '(term:hand)', '(term:hnad)')).toEqual([
    'content/fort/rules/pl/play.mdx › play.one-card: there is no term "hnad"\n  → did you mean "hand"?',
  ]);
  expect(broken('content/dobro/clauses.yaml', 'because: spoken', 'because: spokn')).toEqual([
    'content/dobro/clauses.yaml › turn.announce: there is no reason "spokn"\n  → did you mean "spoken"?',
  ]);
  expect(broken('content/dobro/glossary/ru.yaml', '\nclimb:', '\nclimbs:')).toEqual([
    expect.stringContaining('content/dobro/glossary/ru.yaml › climb: the meaning is missing'),
    'content/dobro/glossary/ru.yaml › climbs: there is no such term\n  → did you mean "climb"?',
  ]);
});

test('an icon that nobody drew', () => {
  const without = iconIds.filter((id) => id !== 'squirtgun');
  const messages = checkContent({ root, iconIds: without, contents }).map(describeFinding);
  expect(messages).toContain(
    'content/fort/rules/en/cards.mdx › card.suits: there is no icon "squirtgun"\n  → known ids are in src/icons/',
  );
});
