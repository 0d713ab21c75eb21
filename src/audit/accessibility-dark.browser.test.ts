import { lookInTheme } from './accessibility.test-helper.ts';

// A file per theme, so that both can be looked at side by side.
lookInTheme('dark');
