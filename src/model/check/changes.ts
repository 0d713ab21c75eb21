import { changesFile, type TextVersion } from '../changes.ts';
import type { Finding } from '../finding.ts';

/** Versions follow each other, in numbers and in days, and each changes something. */
export function checkChanges(versions: readonly TextVersion[]): Finding[] {
  return versions.flatMap(({ version, date, clauses }, at): Finding[] => {
    const before = versions[at - 1];
    const say = (problem: string, hint: string): Finding => ({
      file: changesFile,
      entry: `version ${version}`,
      problem,
      hint,
    });
    return [
      ...(version === at + 1
        ? []
        : [say(`is number ${at + 1} in the list`, 'number the versions from 1 on, oldest first')]),
      ...(before !== undefined && before.date > date
        ? [say(`is of ${date}, before version ${before.version}`, 'mend the day')]
        : []),
      ...(Object.values(clauses).every((own) => Object.keys(own).length === 0)
        ? [say('changes nothing', 'delete it')]
        : []),
    ];
  });
}
