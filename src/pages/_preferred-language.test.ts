import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './_preferred-language.ts';

describe('preferredLanguage', () => {
  it('takes the stored choice first', () => {
    expect(preferredLanguage('pl', ['ru-RU', 'en'])).toBe('pl');
  });

  it('takes the first of the browser’s languages that we speak', () => {
    expect(preferredLanguage(null, ['de-AT', 'ru-RU', 'en'])).toBe('ru');
    expect(preferredLanguage(null, ['EN-us'])).toBe('en');
  });

  it('ignores a stored choice that is not a language of ours', () => {
    expect(preferredLanguage('tlh', ['pl-PL'])).toBe('pl');
    expect(preferredLanguage('', ['pl'])).toBe('pl');
  });

  it('has no answer for other languages', () => {
    expect(preferredLanguage(null, ['de', 'fr'])).toBeUndefined();
    expect(preferredLanguage(null, [])).toBeUndefined();
  });
});
