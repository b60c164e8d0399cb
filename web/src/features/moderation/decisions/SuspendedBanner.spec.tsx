import { expect, it } from 'vitest';
import { RouterContextProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { demoHandler } from '../../../testing/demo-api.js';
import { routerAt } from '../../../testing/page.js';
import { text, textIn, textLike, textLikeIn } from '../../../testing/texts.js';
import { SuspendedBanner } from './SuspendedBanner.js';

const dutch = textIn('nl');
const dutchLike = textLikeIn('nl');
const english = textIn('en');
const englishLike = textLikeIn('en');

it.each([
  [
    'de',
    '2027-03-04T10:00:00.000Z',
    textLike('moderation:suspended.until', { when: '4. März 2027 um 11:00 Uhr MEZ' }),
    text('moderation:suspended.reasons'),
  ],
  ['en', null, englishLike('moderation:suspended.forGood'), english('moderation:suspended.reasons')],
  ['nl', null, dutchLike('moderation:suspended.forGood'), dutch('moderation:suspended.reasons')],
] as const)(
  'the suspension banner shows the end date and links to the reasons (%s)',
  async (locale, until, words, link) => {
    const { router } = await routerAt('/', locale, demoHandler(true));
    await router.load();
    render(
      <RouterContextProvider router={router}>
        <SuspendedBanner until={until} />
      </RouterContextProvider>,
    );
    expect((await screen.findByText(words)).textContent).toMatch(words);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(
      /\/(benutzerkonto\/entscheidungen|account\/(decisions|beslissingen))$/,
    );
  },
);
