import { describe, expect, it } from 'vitest';
import { score } from '#testing/commands.ts';
import { type PrintedQuestion, printed } from '#testing/printed.ts';

const answerScore = printed(score.answer);

const asked = (text: string, more: Omit<PrintedQuestion, 'text'> = {}): PrintedQuestion => ({
  text,
  ...more,
});

describe('score', () => {
  const sheet = `game: fort
players:
  - {name: Ann, track: 17, fort: 5, made-up-rule: Фенечки, suits: 4}
  - {name: Ben, track: 30, fort: 4, made-up-rule: Piggy Bank, toys: 2}
`;
  const points = 'board: {points: {4: 16}}\n';

  it('adds up, ranks and says what decided', () => {
    const { output, code } = answerScore(asked(sheet + points));
    expect(code).toBe(0);
    expect(output).toContain('Ann: 48 VP');
    expect(output).toContain(
      'Fort Level 5: 23 VP (11.6 Points for your Fort Level) [fort/score.fort]',
    );
    expect(output).toContain(
      'Friendship Bracelet: 4 VP (14.3 Friendship Bracelet) [fort/rule.friendship-bracelet]',
    );
    expect(output).toContain('Winner: Ann');
    expect(output).toContain('Tied on points: the higher Fort Level decides.');
  });

  it('asks for the points of a level that is not known', () => {
    const { output, code } = answerScore(asked(sheet, { language: 'pl' }));
    expect(code).toBe(2);
    expect(output).toContain('ile PZ podano na planszy przy Poziomie Fortu 4');
  });

  it('asks once who has the macaroni sculpture', () => {
    const { output } = answerScore(
      asked('{game: fort, players: [{name: Ann, fort: 5}, {name: Ben, fort: 5}]}'),
    );
    expect(output.match(/macaroni sculpture$/gm)).toEqual(['macaroni sculpture']);
  });

  it('names the line that was counted wrong inside its sentence', () => {
    const wrong = sheet.replace('suits: 4', 'suits: 4, says: {total: 50, fort: 20}');
    expect(
      answerScore(asked(wrong + points))
        .output.split('\n')
        .filter((line) => line.includes('•')),
    ).toEqual(
      expect.arrayContaining([
        '  • Ann’s entry for “Fort Level” is 20\u00a0victory points, but it should be 23. (11.6 Points for your Fort Level) [fort/score.fort]',
        '  • Ann’s entry for “total” is 50\u00a0victory points, but it should be 48. (11.5 Adding up) [fort/score.total]',
      ]),
    );
  });

  it('needs a name for each player', () => {
    const { output, code } = answerScore(asked(sheet.replace('Ben', 'Ann')));
    expect(code).toBe(3);
    expect(output).toContain('players[1].name: “Ann” appears here twice');
  });

  it('explains what can not be, as data', () => {
    const twice = sheet.replace('Piggy Bank, toys', 'friendship-bracelet, suits');
    const { output, code } = answerScore(asked(twice + points, { json: true }));
    expect(code).toBe(3);
    expect(JSON.parse(output)).toMatchObject({
      verdict: 'impossible',
      winners: [],
      problems: [{ rule: 'setup.made-up-rules' }],
    });
  });

  it('gives machines lines with clauses', () => {
    expect(JSON.parse(answerScore(asked(sheet + points, { json: true })).output)).toMatchObject({
      winners: ['Ann'],
      tieBreak: 'fort-level',
      players: [
        {
          name: 'Ann',
          total: 48,
          lines: [
            { id: 'victory-track', points: 17, rule: 'score.total' },
            { id: 'fort-level', points: 23, rule: 'score.fort' },
            { id: 'made-up-rule', points: 4, rule: 'rule.friendship-bracelet' },
            { id: 'macaroni-sculpture', points: 4, rule: 'score.macaroni' },
          ],
        },
        { name: 'Ben', total: 48 },
      ],
    });
  });
});
