import { lookInLanguage } from './accessibility.test-helper.ts';

// A file per language, so that they can be looked at side by side.
lookInLanguage('ru');
