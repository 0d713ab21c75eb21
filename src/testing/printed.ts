import type { DescribedQuestion, Reply } from '#cli/reply.ts';
import type { Language } from '#i18n/languages.ts';

export interface PrintedQuestion {
  readonly text: string;
  readonly language?: Language;
  readonly json?: boolean;
  readonly strict?: boolean;
}

/** One question and its answer as text, without the command line around it. */
export const printed =
  (answer: (question: DescribedQuestion) => Reply) =>
  ({
    text,
    language = 'en',
    json = false,
    strict = false,
  }: PrintedQuestion): { code: number; output: string } => {
    const { code, lines, data } = answer({ text, language, strict });
    return { code, output: json ? JSON.stringify(data) : `${lines.join('\n')}\n` };
  };
