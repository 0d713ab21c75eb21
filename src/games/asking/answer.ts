import { type Asked, ask } from '#ask/ask.ts';
import { readLexicon } from '#ask/lexicon.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import { dobroUpgrade } from '#engine/dobro/format/version-1.ts';
import { judge as judgeDobro } from '#engine/dobro/judging/judge.ts';
import { fortUpgrade } from '#engine/fort/format/version-1.ts';
import { judge as judgeFort } from '#engine/fort/judging/judge.ts';
import type { GameId } from '#i18n/languages.ts';
import { isGame } from '#i18n/languages.ts';
import type { Answer, AskedPart } from '#search/answer.ts';
import { checkCodec } from '#widgets/check/shared/check-codec.ts';
import type { Schema } from '#widgets/check/shared/schema.ts';
import { fragmentOf } from '#widgets/shared/link.ts';
import { understandDobro } from '../dobro/ask/understand.ts';
import * as dobro from '../dobro/widgets/check/check.ts';
import { understandFort } from '../fort/ask/understand.ts';
import * as fort from '../fort/widgets/check/check.ts';
import type { WordsFile } from './words-file.ts';

interface Judged {
  readonly verdict: Verdict;
  readonly violations: readonly { readonly rule: string }[];
}

interface Checked {
  readonly judged: Judged;
  /** The question in the fragment of the checker's address. */
  readonly fragment: string;
}

type Check = (asked: Asked, move: object, schema: Schema) => Checked | undefined;

const checks: Readonly<Record<GameId, Check>> = {
  fort: ({ situation }, move, schema) => {
    const codec = checkCodec<fort.FortCheck>('fort-check', schema, fortUpgrade);
    const kind = fort.kindOf(move);
    const check = codec.read([kind, situation, move]);
    const whole = check && fort.moveOf(check, { [kind ?? '']: Object.keys(move) });
    return (
      whole && { judged: judgeFort(check.situation, whole), fragment: fragmentOf(codec, check) }
    );
  },
  dobro: ({ situation }, move, schema) => {
    const codec = checkCodec<dobro.DobroCheck>('dobro-check', schema, dobroUpgrade);
    const check = codec.read([dobro.kindOf(move), situation, move]);
    const whole = check && dobro.moveOf(check);
    return (
      whole && { judged: judgeDobro(check.situation, whole), fragment: fragmentOf(codec, check) }
    );
  },
};

/** The sentence from its beginning: what was understood and what was not, as it was typed. */
function partsOf({ pieces, unclear }: Asked): AskedPart[] {
  return [
    ...pieces,
    ...unclear.map((part) => ({ ...part, meaning: undefined, slipped: undefined })),
  ]
    .sort((one, other) => one.start - other.start)
    .map(({ text, meaning, slipped }) => ({
      text,
      ...(meaning === undefined ? {} : { meaning }),
      ...(slipped ? { slipped } : {}),
    }));
}

/** Reads and judges questions in plain words, in the language of a page. */
export function answering({ language, lexicon, schemas, texts }: WordsFile) {
  const lexicons = [readLexicon(language, lexicon)];
  const readers = [understandFort, understandDobro];
  return (text: string, game: GameId | undefined): Answer | undefined => {
    const asked = ask(text, lexicons, readers, { language, game });
    if (asked.about === 'chat') return { about: 'chat', texts };
    const { move } = asked;
    if (move === undefined || !isGame(asked.game)) return undefined;
    const checked = checks[asked.game](asked, move, schemas[asked.game]);
    return (
      checked && {
        about: 'move',
        game: asked.game,
        verdict: checked.judged.verdict,
        rules: [...new Set(checked.judged.violations.map(({ rule }) => rule))],
        parts: partsOf(asked),
        checker: `${asked.game}/check/${checked.fragment}`,
        texts,
      }
    );
  };
}
