import { describe, expect, it } from '@jest/globals';
import { withoutFreeWords } from './free-words.js';

describe('words that ask for what costs nothing', () => {
  it.each(['Kostenlos', 'kostenlose', 'umsonst', 'gratis', 'Free', 'for free', 'free of charge', 'Kosteloos'])(
    'leave nothing of "%s"',
    (term) => expect(withoutFreeWords(term)).toBeNull(),
  );
  it.each([
    ['kostenlos bohrmaschine', 'bohrmaschine'],
    ['Bohrmaschine, kostenlos', 'Bohrmaschine'],
    ['kostenloses Zelt für 4', 'Zelt für 4'],
    ['free drill', 'drill'],
    ['drill for free', 'drill'],
    ['a free tent', 'a tent'],
    ['gratis boormachine', 'boormachine'],
    ['kosteloze fiets', 'fiets'],
  ])('leave the thing: "%s"', (term, rest) => expect(withoutFreeWords(term)).toBe(rest));
  it.each(['kostenlos ausleihen', 'free stuff to borrow', 'gratis spullen lenen'])(
    'leave no words that name no thing: "%s"',
    (term) => expect(withoutFreeWords(term)).toBeNull(),
  );
  it.each(['Zelt  für 4', 'free weights', 'gluten free', 'hands-free kit', 'Freeride', 'Gratisbuch', ''])(
    'are not those of a name: "%s"',
    (term) => expect(withoutFreeWords(term)).toBeUndefined(),
  );
});
