import { describe, expect, it } from 'vitest';
import { preferredLanguage, sendOn } from './_preferred-language.ts';

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

describe('sendOn', () => {
  it('is a script that works by itself', () => {
    const went: string[] = [];
    const run = new Function('localStorage', 'navigator', 'location', sendOn('/some/path/'));
    const go = { replace: (address: string) => went.push(address) };
    run({ getItem: () => null }, { languages: ['pl-PL'] }, go);
    run({ getItem: () => 'ru' }, { languages: ['pl-PL'] }, go);
    run(undefined, { languages: ['en'] }, go);
    run({ getItem: () => null }, { languages: ['de'] }, go);
    expect(went).toEqual(['/some/path/pl/', '/some/path/ru/', '/some/path/en/']);
  });
});
