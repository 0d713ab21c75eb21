import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStages, type Stage, together } from './stages.ts';

const stage = (name: string, result: Awaited<ReturnType<Stage['run']>>): Stage => ({
  name,
  hint: `Mend ${name}.`,
  run: vi.fn(async () => result),
});

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('runStages', () => {
  it('adds up the tests of all stages', async () => {
    const report = await runStages([
      stage('lint', { code: 0, output: '' }),
      stage('unit', { code: 0, output: '', counts: { passed: 40, failed: 0 } }),
      stage('browser', { code: 0, output: '', counts: { passed: 2, failed: 0 } }),
    ]);
    expect(report).toEqual({ passed: 42, failed: 0 });
    expect(printed).toContain('▸ 3/3 browser …');
  });

  it('stops at the first stage that fails, and says which and what to do', async () => {
    const last = stage('browser', { code: 0, output: '' });
    const report = await runStages([
      stage('unit', { code: 1, output: 'two are wrong', counts: { passed: 5, failed: 2 } }),
      last,
    ]);
    expect(report).toEqual({ passed: 5, failed: 2, failedStage: 'unit' });
    expect(printed).toContain('two are wrong');
    expect(printed).toContain('✗ "unit" failed.\n  → Mend unit.');
    expect(last.run).not.toHaveBeenCalled();
  });

  it('counts a stage without tests as one failure', async () => {
    const { passed, failed } = await runStages([stage('lint', { code: 3, output: '' })]);
    expect([passed, failed]).toEqual([0, 1]);
  });

  it('never calls a failed run of tests a success', async () => {
    const counts = { passed: 9, failed: 0 };
    const { failed } = await runStages([stage('unit', { code: 1, output: '', counts })]);
    expect(failed).toBe(1);
  });
});

describe('stages that run together', () => {
  it('runs stages side by side and tells what each found', async () => {
    const both = together(
      stage('types', { code: 2, output: 'a wrong type\n' }),
      stage('build', { code: 0, output: 'built' }),
    );
    expect(both.name).toBe('types and build');
    expect(await both.run()).toEqual({ code: 2, output: 'a wrong type' });
  });

  it('waits for the others before it passes on what one throws', async () => {
    const build = { ...stage('build', { code: 0, output: '' }), run: () => Promise.reject(reason) };
    const reason = new Error('no build');
    const types = stage('types', { code: 0, output: '' });
    await expect(together(build, types).run()).rejects.toBe(reason);
    expect(types.run).toHaveBeenCalledOnce();
  });
});
