import { afterEach, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { textIn } from '../../testing/texts.js';
import { AdReportPage } from './AdReportPage.js';

const text = textIn('en');

afterEach(cleanup);

it('formats dates and numbers of an ad report with the same rules as other pages', () => {
  render(
    <AdReportPage
      report={{
        title: 'Partytent',
        of: 'Festwest',
        type: 'banner',
        status: 'running',
        until: null,
        language: null,
        category_id: null,
        area: null,
        from: '2026-11-27T23:30:00.000Z',
        budget: 1000,
        views: 300,
        clicks: 7,
        days: [{ day: '2026-11-28', views: 300, clicks: 7 }],
      }}
    />,
    'en',
  );
  expect(screen.getByText(text('billing:adReport.status.running', { day: '28 November 2026' }))).toBeTruthy();
  expect(screen.getByText(text('billing:adReport.budget', { views: '1,000' }))).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: '28 November 2026' })).toBeTruthy();
  expect(screen.getByText('2.3')).toBeTruthy();
});
