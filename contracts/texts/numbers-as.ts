/** Numbers and money use German formatting in every language (spec §9; docs/glossary.md). */
export const NUMBERS_AS = 'de-DE';
