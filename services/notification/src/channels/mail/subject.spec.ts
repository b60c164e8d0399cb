import { describe, expect, it } from 'vitest';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { groups } from '@lendring/contracts/notification/kinds.js';
import { otherNews } from '@lendring/contracts/texts/news-subjects.js';
import { aNews } from '../../../testing/news.js';
import { idOf } from '../../../testing/notification.js';
import { subjectOf } from './subject.js';

const message = aNews('message', { count: 2 });
const asked = aNews('asked', { requestId: idOf('tent') });
const rated = aNews('rated');

describe('the subject of a mail with several items', () => {
  it.each([
    [
      'de',
      'A (dazu 2 Nachrichten)',
      'A (dazu 2 Nachrichten und Neues zu 2 Anfragen)',
      'A (dazu 2 Nachrichten und mehr)',
    ],
    ['en', 'A (plus 2 messages)', 'A (plus 2 messages and news about 2 requests)', 'A (plus 2 messages and more)'],
    ['nl', 'A (plus 2 berichten)', 'A (plus 2 berichten en nieuws over 2 aanvragen)', 'A (plus 2 berichten en meer)'],
  ] as const)('states in %s kind and number of the other items', (locale, one, two, more) => {
    expect(subjectOf('A', [], locale)).toBe('A');
    expect(subjectOf('A', [message], locale)).toBe(one);
    const other = aNews('accepted', { requestId: idOf('drill') });
    expect(subjectOf('A', [message, asked, other], locale)).toBe(two);
    expect(subjectOf('A', [message, asked, rated], locale)).toBe(more);
  });

  it('counts a request once, whatever its number of items', () => {
    expect(subjectOf('A', [asked, aNews('withdrawn', { requestId: idOf('tent') })], 'en')).toBe(
      'A (plus news about a request)',
    );
  });

  it('has words for every notification group', () => {
    for (const group of groups)
      for (const locale of localeCodes)
        expect([otherNews[group].one[locale], otherNews[group].many[locale]]).toEqual([
          expect.stringMatching(/^[^{}]+$/),
          expect.stringMatching(group === 'account' ? /^[^{}]+$/ : /\{count\}/),
        ]);
  });
});
