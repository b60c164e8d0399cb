/** German plurals in -er are a closed class; as endings they also serve compounds (Fahrräder → Fahrrad). All folded. */
const plurals: readonly (readonly [plural: string, singular: string])[] = `
  rader rad, bucher buch, hauser haus, kleider kleid, bretter brett, bilder bild, glaser glas, fasser fass, tucher tuch,
  lichter licht, schilder schild, kinder kind, bander band, blatter blatt, dacher dach, facher fach, felder feld,
  guter gut, holzer holz, huhner huhn, korner korn, krauter kraut, locher loch, manner mann, nester nest, rinder rind,
  schlosser schloss, schwerter schwert, worter wort, geister geist, gewander gewand,
  kalber kalb, lammer lamm, lieder lied, bader bad, amter amt, graber grab, mauler maul, rander rand, skis ski
`
  .split(',')
  .map((pair) => pair.trim().split(' '))
  .map(([plural, singular]) => [plural ?? '', singular ?? '']);

/** Nouns that end in -en already in the singular: stripping would make Eisen (iron) the same as Eis (ice). */
const whole =
  /(?:eisen|besen|rasen|wagen|regen|kissen|haken|balken|boden|rahmen|rechen|spaten|schlitten|reifen|riemen|kolben|drachen|brunnen|garten|kasten|ofen)$/;

/** Adjectives keep only these endings before -er; elsewhere -er belongs to the word (Bohrer, Hammer). */
const adjective =
  /(?:bar|isch|ig|lich|los|haft|gross|klein|neu|alt|schwarz|weiss|rot|blau|grun|gelb|leicht|schwer|lang|kurz|breit|rund|stark|schnell)er$/;

const vowel = /[aeiouy]/;
const letters = /^[a-z]+$/;

const singular = (word: string): string => {
  for (const [plural, single] of plurals) if (word.endsWith(plural)) return word.slice(0, -plural.length) + single;
  return word;
};

/** One ending off, or the word itself. */
const shorter = (word: string): string => {
  const rest = word.slice(0, -1);
  if (rest.length < 3 || !vowel.test(rest)) return word;
  const last = word.at(-1) ?? '';
  const before = rest.at(-1) ?? '';
  if (last === 'e') return rest;
  if (last === 'n' && (before === 'e' || rest.endsWith('er') || rest.endsWith('el'))) return rest;
  // Short words in vowel + s are mostly no plurals: Haus, Glas, doos, bus.
  if (last === 's' && before !== 's' && (rest.length > 3 || !vowel.test(before))) return rest;
  if (last === before && !vowel.test(last)) return rest;
  return word;
};

/** Dutch huiz-en belongs to huis, brie-ven to brief, English batteri-es to battery. */
const evened = (word: string): string =>
  word
    .replace(/v$/, 'f')
    .replace(/(?<=[aeiouj])z$/, 's')
    .replace(/(?<=.{2}[^aeiou])y$/, 'i');

/**
 * Light stem of a folded word, the same for German, English and Dutch because a query does not tell its language:
 * Zelte → zelt, Stühle → stuhl, tents → tent, batteries = battery, boeken = boek. Precision matters less than that all
 * forms of a word meet; words with digits and other scripts stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !letters.test(word)) return word;
  let stemmed = adjective.test(word) ? word.slice(0, -2) : word;
  for (;;) {
    if (whole.test(stemmed)) return stemmed;
    const next = evened(shorter(singular(stemmed)));
    if (next === stemmed) return stemmed;
    stemmed = next;
  }
}

/** No Dutch word has two vowels before w, x or y: the English keyword `chainsaw` is no `chainsaaw`. */
const oneVowel = /^(.*[^aeiou])?([aeou])([^aeiouwxy])$/;
const twoVowels = /^(.*)([aeou])\2([^aeiou])$/;

/**
 * Further stems of a Dutch word, whose plural changes the vowel's spelling (boot – boten, doos – dozen). Only texts
 * known to be Dutch get them, so that German Waage does not meet Wagen.
 */
export function dutchStems(stemmed: string): readonly string[] {
  if (!letters.test(stemmed)) return [];
  if (twoVowels.test(stemmed)) return [stemmed.replace(twoVowels, '$1$2$3')];
  return stemmed.length <= 8 && oneVowel.test(stemmed) ? [stemmed.replace(oneVowel, '$1$2$2$3')] : [];
}
