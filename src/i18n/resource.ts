import type { Language } from './languages.ts';
import { placeholderPattern } from './placeholder.ts';

/** One namespace of interface texts: nested keys, texts with {{placeholders}} at the leaves. */
export interface Resource {
  readonly [key: string]: string | Resource;
}

/** A text with the path of its key; `step.vp_few` is one form of the key `step.vp`. */
export interface Leaf {
  readonly path: string;
  readonly text: string;
}

export function leaves(resource: Resource, prefix = ''): Leaf[] {
  return Object.entries(resource).flatMap(([name, value]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    return typeof value === 'string' ? [{ path, text: value }] : leaves(value, path);
  });
}

const suffix = /_(zero|one|two|few|many|other)$/;

export interface ResourceEntry {
  readonly key: string;
  /** Form of the plural → text; the form of a key without plural is ''. */
  readonly forms: ReadonlyMap<string, string>;
}

/** The keys of a namespace, the plural forms of each gathered under it. */
export function entries(resource: Resource): Map<string, ResourceEntry> {
  const gathered = new Map<string, { key: string; forms: Map<string, string> }>();
  for (const { path, text } of leaves(resource)) {
    const form = suffix.exec(path)?.[1] ?? '';
    const key = path.replace(suffix, '');
    const entry = gathered.get(key) ?? { key, forms: new Map<string, string>() };
    entry.forms.set(form, text);
    gathered.set(key, entry);
  }
  return gathered;
}

/** The names of the values that a text is filled with. */
export function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholderPattern)].map(([, name = '']) => name))];
}

/** The forms a plural needs in a language: en one, other; ru and pl one, few, many, other. */
export function pluralForms(language: Language): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Only the names among the words of a format, without questions and explanations. */
export function namesOnly(resource: Resource): Resource {
  const kept = Object.entries(resource).flatMap(([key, value]): [string, string | Resource][] => {
    if (typeof value === 'string') return key === 'name' ? [[key, value]] : [];
    const inside = namesOnly(value);
    return Object.keys(inside).length === 0 ? [] : [[key, inside]];
  });
  return Object.fromEntries(kept);
}
