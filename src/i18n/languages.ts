export const languages = ['en', 'ru', 'pl'] as const;

export type Language = (typeof languages)[number];
