import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { bookOf } from '#model/book.ts';
import { brief } from '#model/brief.ts';
import { clauseOfIcon, iconGroups } from './icon-groups.ts';

/** Actions and symbols have a rule of their own; places and tokens are explained with others. */
const ruled = new Set<IconId>(
  [...iconGroups.actions, ...iconGroups.symbols, ...iconGroups.resources].filter((icon) =>
    /^(?:action|symbol)\./.test(clauseOfIcon(icon)),
  ),
);

/** What an icon means: for actions and symbols their rule in few words. */
export const meaningOfIcon = (icon: IconId, language: Language): string =>
  ruled.has(icon)
    ? brief(bookOf('fort', language), [clauseOfIcon(icon)]).text
    : looseTranslator(language)(`icons:meanings.${icon}`);
