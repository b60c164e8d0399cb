/**
 * German plurals in -er are a closed class; as suffixes they also match compounds (Fahrräder → Fahrrad). All folded.
 */
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

/** Nouns whose singular ends in -en: stripping would turn Eisen (iron) into Eis (ice). */
const whole =
  /(?:eisen|besen|rasen|wagen|regen|kissen|haken|balken|boden|rahmen|rechen|spaten|schlitten|reifen|riemen|kolben|drachen|brunnen|garten|kasten|ofen)$/;

/** Adjectives lose -er only after these endings; elsewhere -er belongs to the word (Bohrer, Hammer). */
const adjective =
  /(?:bar|isch|ig|lich|los|haft|gross|klein|neu|alt|schwarz|weiss|rot|blau|grun|gelb|leicht|schwer|lang|kurz|breit|rund|stark|schnell)er$/;

const vowel = /[aeiouy]/;
const letters = /^[a-z]+$/;

const singular = (word: string): string => {
  for (const [plural, single] of plurals) if (word.endsWith(plural)) return word.slice(0, -plural.length) + single;
  return word;
};

const shorter = (word: string): string => {
  const rest = word.slice(0, -1);
  if (rest.length < 3 || !vowel.test(rest)) return word;
  const last = word.at(-1) ?? '';
  const before = rest.at(-1) ?? '';
  if (last === 'e') return rest;
  if (last === 'n' && (before === 'e' || rest.endsWith('er') || rest.endsWith('el'))) return rest;
  // Keep the s of short words in vowel + s, which are mostly singular: Haus, Glas, doos, bus.
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
 * Light stem of a folded word, shared by German, English and Dutch because a query's language is unknown: Zelte → zelt,
 * Stühle → stuhl, tents → tent, batteries = battery, boeken = boek. Recall matters more than precision; words with
 * digits and other scripts stay unchanged.
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

/** Dutch has no double vowel before w, x or y: the English keyword `chainsaw` gets no `chainsaaw`. */
const oneVowel = /^(.*[^aeiou])?([aeou])([^aeiouwxy])$/;
const twoVowels = /^(.*)([aeou])\2([^aeiou])$/;

/**
 * Additional stems of a Dutch word, whose plural changes the vowel (boot, boten; doos, dozen). Use them only for
 * texts known to be Dutch, so that German Waage does not match Wagen.
 */
export function dutchStems(stemmed: string): readonly string[] {
  if (!letters.test(stemmed)) return [];
  if (twoVowels.test(stemmed)) return [stemmed.replace(twoVowels, '$1$2$3')];
  return stemmed.length <= 8 && oneVowel.test(stemmed) ? [stemmed.replace(oneVowel, '$1$2$2$3')] : [];
}
