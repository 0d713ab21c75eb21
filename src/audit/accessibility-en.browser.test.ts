import { lookInLanguage } from './accessibility.test-helper.ts';

// A file per language, so that they can be looked at side by side.
lookInLanguage('en');
// The entrance and the page for what is not there.
lookInLanguage(undefined);
