import { lookInLanguage } from './accessibility.ts';

// A file per language, so that they can be looked at side by side.
lookInLanguage('pl');
