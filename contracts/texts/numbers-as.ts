/** Numbers and money are written the German way in every language (spec §9; docs/glossary.md). */
export const NUMBERS_AS = 'de-DE';
