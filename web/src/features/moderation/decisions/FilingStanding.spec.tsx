import { afterEach, expect, it } from 'vitest';
import { cleanup } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { textLike } from '../../../testing/texts.js';
import { FilingStanding } from './FilingStanding.js';

afterEach(cleanup);

const untouched = { warned_at: null, paused_until: null };
const shown = (standing: Parameters<typeof FilingStanding>[0]['standing']) => {
  const { container } = render(<FilingStanding standing={standing} />);
  return container.textContent;
};

it('shows no notice to a user without warnings', () => {
  expect(shown({ reports: untouched, complaints: untouched })).toBe('');
});

it('shows the end of a pause on reports and the date of a warning', () => {
  const warned_at = '2027-07-01T10:00:00.000Z';
  const text = shown({
    reports: { warned_at, paused_until: '2027-08-01T10:00:00.000Z' },
    complaints: { warned_at, paused_until: null },
  });
  expect(text).toMatch(/^Bis zum 1\. August 2027 um 12:00 Uhr( MESZ)? bearbeiten wir deine Meldungen nicht, außer/);
  expect(text).toMatch(textLike('moderation:ownReports.standing.complaintsWarned', { day: '1. Juli 2027' }));
});
