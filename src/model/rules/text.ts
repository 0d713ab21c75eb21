import type { GameId } from '#i18n/languages.ts';

/** What a rule text can refer to. */
export type ReferenceKind = 'term' | 'card' | 'clause' | 'icon';

export interface Reference {
  readonly kind: ReferenceKind;
  readonly game: GameId;
  readonly id: string;
}

/** The few things that rule texts are made of; pages and PDFs each set them in their own way. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | {
      readonly type: 'link';
      readonly kind: Exclude<ReferenceKind, 'icon'>;
      readonly game: GameId;
      readonly id: string;
      readonly children: readonly Inline[];
    }
  /** `spoken`: no word beside it says what it is, so its name has to be read out. */
  | { readonly type: 'icon'; readonly id: string; readonly alt: string; readonly spoken: boolean };

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Block[])[];
    };

export type IconName = (id: string) => string;

function inlineText(inline: Inline, iconName: IconName): string {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'icon':
      return inline.spoken ? inline.alt || iconName(inline.id) : '';
    default:
      return inline.children.map((child) => inlineText(child, iconName)).join('');
  }
}

/** Words only, one line per block; icons are named only where no word beside them does. */
export function plainText(blocks: readonly Block[], iconName: IconName): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.children
            .map((child) => inlineText(child, iconName))
            .join('')
            // An icon that is left out leaves two spaces; a non-breaking one is kept.
            .replace(/[ \n\u00a0]{2,}|\n/g, (gap) => (gap.includes('\u00a0') ? '\u00a0' : ' '))
            .replace(/[ \u00a0]+(?=[.,;:])/g, '')
            .trim()
        : block.items.map((item) => plainText(item, iconName)).join('\n'),
    )
    .join('\n');
}

function inlineReferences(inline: Inline, game: GameId): Reference[] {
  if (inline.type === 'text') return [];
  if (inline.type === 'icon') return [{ kind: 'icon', game, id: inline.id }];
  const inner = inline.children.flatMap((child) => inlineReferences(child, game));
  if (inline.type !== 'link') return inner;
  return [{ kind: inline.kind, game: inline.game, id: inline.id }, ...inner];
}

/** Everything that a text refers to, in order, each once. */
export function referencesIn(blocks: readonly Block[], game: GameId): Reference[] {
  const all = blocks.flatMap((block): Reference[] =>
    block.type === 'paragraph'
      ? block.children.flatMap((child) => inlineReferences(child, game))
      : block.items.flatMap((item) => referencesIn(item, game)),
  );
  const seen = new Set<string>();
  return all.filter(({ kind, game: of, id }) => {
    const name = `${kind}:${of}/${id}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
