import { describe, expect, it } from 'vitest';
import { freeWordsIn } from './free-words.js';

describe('words that mean free of charge', () => {
  it.each(['Kostenlos', 'kostenlose', 'umsonst', 'gratis', 'Free', 'for free', 'free of charge', 'Kosteloos'])(
    'consume the whole query "%s"',
    (term) => expect(freeWordsIn(term)).toEqual({ asking: term, rest: null }),
  );
  it.each([
    ['kostenlos bohrmaschine', 'kostenlos', 'bohrmaschine'],
    ['Bohrmaschine, kostenlos', 'kostenlos', 'Bohrmaschine'],
    ['kostenloses Zelt für 4', 'kostenloses', 'Zelt für 4'],
    ['free drill', 'free', 'drill'],
    ['drill for free', 'for free', 'drill'],
    ['a free tent', 'free', 'a tent'],
    ['gratis boormachine', 'gratis', 'boormachine'],
    ['kosteloze fiets', 'kosteloze', 'fiets'],
  ])('are separated from the item name: "%s"', (term, asking, rest) =>
    expect(freeWordsIn(term)).toEqual({ asking, rest }),
  );
  it.each(['kostenlos ausleihen', 'free stuff to borrow', 'gratis spullen lenen'])(
    'consume filler words that name no item: "%s"',
    (term) => expect(freeWordsIn(term)).toEqual({ asking: term, rest: null }),
  );
  it.each(['Zelt  für 4', 'free weights', 'gluten free', 'hands-free kit', 'Freeride', 'Gratisbuch', ''])(
    'are not detected in names: "%s"',
    (term) => expect(freeWordsIn(term)).toBeNull(),
  );
});
