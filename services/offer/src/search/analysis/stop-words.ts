/**
 * Folded stop words of all languages, ignored as long as another word remains. Excludes words that name an item in
 * another language (service API, hat, die).
 */
export const stopWords: ReadonlySet<string> = new Set(
  `
  der das den dem des ein eine einen einem einer und oder fur mit von vom zum zur im am bei aus ich wir suche mein meine
  the an and or of for with to from my i we our
  het een en of voor met van naar bij ik wij mijn onze de
`
    .trim()
    .split(/\s+/),
);
