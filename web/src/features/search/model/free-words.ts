const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const forNothing = listed(`
  kostenlos kostenlose kostenloser kostenloses kostenlosen kostenfrei kostenfreie umsonst gratis unentgeltlich
  kosteloos kosteloze
`);
/** Words next to "free" that give it another meaning than "free of charge": "gluten free", "free weights". */
const freeFrom = listed('gluten hands lactose sugar smoke wire oil');
const freeThings = listed('standing weight weights climb climbing diving style range');
/** Filler words that name no item. */
const anything = listed(`
  etwas alles sachen dinge zu leihen ausleihen mieten stuff things anything items to borrow rent hire
  iets dingen spullen te lenen huren
`);

/**
 * Splits a search into words that mean "free of charge" ("kostenlos bohrmaschine") and the rest, which is null if no
 * item is left. Null if there are no such words.
 */
export const freeWordsIn = (term: string): Readonly<{ asking: string; rest: string | null }> | null => {
  const typed = term.split(/\s+/).filter(Boolean);
  const words = typed.map((word) => word.toLowerCase().replace(/[,;.!]+$/, ''));
  const rest: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
    if (word === 'free' && after === 'of' && words[at + 2] === 'charge') at += 2;
    else if (word === 'free' && !freeFrom.has(before) && !freeThings.has(after)) {
      if (before === 'for') rest.pop();
    } else if (!forNothing.has(word)) rest.push(at);
  }
  if (rest.length === typed.length) return null;
  const joined = (places: readonly number[]): string =>
    places
      .map((at) => typed[at])
      .join(' ')
      .replace(/[,;]+$/, '');
  const all = [...typed.keys()];
  return rest.every((at) => anything.has(words[at] ?? ''))
    ? { asking: joined(all), rest: null }
    : { asking: joined(all.filter((at) => !rest.includes(at))), rest: joined(rest) };
};
