import { lookInLanguage } from './accessibility.ts';

// A file per language, so that they can be looked at side by side.
lookInLanguage('en');
// The entrance and the page for what is not there.
lookInLanguage(undefined);
