import type { PhrasingContent, RootContent } from 'mdast';
import type { GameId } from '#i18n/languages.ts';
import { parseReference } from './reference.ts';
import { isSpoken } from './spoken.ts';
import type { Block, Inline } from './text.ts';

/** Called for everything in a text that rule texts may not contain. */
type Complain = (problem: string, hint: string, line: number | undefined) => void;

interface Reader {
  readonly game: GameId;
  readonly complain: Complain;
}

function readInline(
  node: PhrasingContent,
  siblings: readonly PhrasingContent[],
  at: number,
  reader: Reader,
): Inline[] {
  const line = node.position?.start.line;
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: readInlines(node.children, reader) }];
    case 'link': {
      const reference = parseReference(node.url, reader.game);
      if (reference !== undefined && reference.kind !== 'icon')
        return [
          {
            type: 'link',
            kind: reference.kind,
            game: reference.game,
            id: reference.id,
            children: readInlines(node.children, reader),
          },
        ];
      reader.complain(
        `a link leads to "${node.url}"`,
        'links lead to term:…, card:… or clause:…',
        line,
      );
      return readInlines(node.children, reader);
    }
    case 'image': {
      const reference = parseReference(node.url, reader.game);
      if (reference?.kind === 'icon')
        return [
          { type: 'icon', id: reference.id, alt: node.alt ?? '', spoken: isSpoken(siblings, at) },
        ];
      reader.complain(`a picture shows "${node.url}"`, 'pictures are icons: ![](icon:…)', line);
      return [];
    }
    case 'mdxJsxTextElement':
      reader.complain(
        `<${node.name ?? ''}> is inside a line`,
        'give the tag a line of its own, with an empty line before and after it',
        line,
      );
      return [];
    default:
      reader.complain(
        `"${node.type}" can't stand in a rule text`,
        'use plain words, **strong**, *emphasis*, links and icons',
        line,
      );
      return [];
  }
}

function readInlines(nodes: readonly PhrasingContent[], reader: Reader): Inline[] {
  return nodes.flatMap((node, at) => readInline(node, nodes, at, reader));
}

export function readBlocks(nodes: readonly RootContent[], reader: Reader): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ type: 'paragraph', children: readInlines(node.children, reader) }];
      case 'list':
        return [
          {
            type: 'list',
            ordered: node.ordered ?? false,
            items: node.children.map((item) => readBlocks(item.children, reader)),
          },
        ];
      default:
        reader.complain(
          `"${node.type}" can't stand in a rule text`,
          'use paragraphs and lists',
          node.position?.start.line,
        );
        return [];
    }
  });
}
