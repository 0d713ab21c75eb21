/** The little that words need from a translator; both i18next and the islands' formatter provide it. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;
