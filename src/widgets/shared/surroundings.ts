import { type Namespace, uiResources } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import type { Resource } from '#i18n/resource.ts';
import { type IconId, icons } from '#icons/index.ts';
import { clausePage } from '#model/addresses.ts';
import type { Surroundings } from './text.tsx';

/** The icons of the shared parts. */
const shared: readonly IconId[] = [
  'minus',
  'plus',
  'cross',
  'undo',
  'share',
  'copy',
  'print',
  'download',
];

export interface Needs {
  readonly texts: readonly Namespace[];
  /** Of larger namespaces only what begins so: `{ verdicts: ['you', 'violation.lookout-over'] }`. */
  readonly parts?: { readonly [name in Namespace]?: readonly string[] };
  readonly clauses: readonly string[];
  readonly icons?: readonly IconId[];
}

/** The texts of a namespace whose path begins with one of these. */
function part(resource: Resource, begins: readonly string[], path = ''): Resource {
  return Object.fromEntries(
    Object.entries(resource).flatMap(([name, value]): [string, string | Resource][] => {
      const here = path + name;
      if (begins.some((begin) => here.startsWith(begin))) return [[name, value]];
      const below = typeof value === 'string' ? {} : part(value, begins, `${here}.`);
      return Object.keys(below).length > 0 ? [[name, below]] : [];
    }),
  );
}

const isNamespace = (name: string, needs: Needs): name is Namespace =>
  Object.hasOwn(needs.parts ?? {}, name);

function partsOf(language: Language, needs: Needs): Record<string, Resource> {
  const names = Object.keys(needs.parts ?? {}).filter((name) => isNamespace(name, needs));
  const whole = uiResources(language, names);
  return Object.fromEntries(
    names.map((name) => [name, part(whole[name] ?? {}, needs.parts?.[name] ?? [])]),
  );
}

/** At build time: what a page hands to its island. Only its language, only what it uses. */
export const surroundingsOf = (language: Language, game: GameId, needs: Needs): Surroundings => ({
  language,
  texts: { ...uiResources(language, needs.texts), ...partsOf(language, needs) },
  links: Object.fromEntries(needs.clauses.map((id) => [id, clausePage(language, game, id)])),
  icons: Object.fromEntries([...shared, ...(needs.icons ?? [])].map((id) => [id, icons[id].d])),
});
