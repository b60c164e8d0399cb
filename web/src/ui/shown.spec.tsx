import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { render, renderOnServer } from '../testing/render.js';
import { text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { ActionBar } from './ActionBar.js';
import { Avatar, initials, inkOn } from './Avatar.js';
import { Badge } from './Badge.js';
import { Breadcrumbs } from './Breadcrumbs.js';
import { ButtonAnchor, ButtonLink } from './ButtonLink.js';
import { Card } from './Card.js';
import { EmptyState } from './EmptyState.js';
import { IconButton } from './IconButton.js';
import { LineItems } from './LineItems.js';
import { Pagination } from './Pagination.js';
import { Picture } from './Picture.js';
import { ProgressLine } from './ProgressLine.js';
import { Skeleton, SkeletonText } from './Skeleton.js';
import { Stars } from './Stars.js';
import { StarsInput } from './StarsInput.js';
import { StepLine } from './StepLine.js';
import { PaymentTag, Tag } from './Tag.js';
import X from 'lucide-react/icons/x';

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&amp;', '&');
describe('Avatar', () => {
  it('shows two letters of any name', () =>
    expect(['jana_probst', 'mila', 'Festverleih West GmbH', '', '🎸', 'ö'].map(initials)).toEqual([
      'JP',
      'MI',
      'FG',
      '?',
      '?',
      'Ö',
    ]));
  it('writes with readable contrast on any colour', () =>
    expect(['#ffffff', '#000000', '#ffe0b0', '#007a7e'].map(inkOn)).toEqual([
      '#22292e',
      '#ffffff',
      '#22292e',
      '#ffffff',
    ]));
  it('uses the default for an invalid colour', async () =>
    expect(await renderOnServer(<Avatar person={{ nickname: 'mila', color: 'javascript:x' }} />)).toContain('#ffe0b0'));
  it('shows the letters of the nickname, whatever other names are known', async () => {
    const shop = {
      nickname: 'fest_west',
      company: 'Festverleih West GmbH',
      firstname: 'Petra',
      email: 'anna@example.org',
      color: null,
    };
    expect(words(await renderOnServer(<Avatar person={shop} />))).toBe('FW');
  });
  it('shows an icon instead of letters without a nickname or a user', async () => {
    for (const person of [null, { nickname: null, email: 'anna@example.org', color: null }]) {
      const shown = await renderOnServer(<Avatar person={person} />);
      expect([words(shown), shown.includes('<svg')]).toEqual(['', true]);
    }
  });
});

describe('small components', () => {
  it('Badge hides zero and shows at most 99+', async () => {
    expect(await renderOnServer(<Badge count={0} />)).toBe('');
    expect(words(await renderOnServer(<Badge count={240} />))).toBe('99+');
  });
  it('Stars have a sentence as accessible name and render only with ratings', async () => {
    expect(words(await renderOnServer(<Stars average={4.86} count={38} />))).toContain(
      text('common:ui.stars', { count: 38, stars: '4,9' }),
    );
    expect(words(await renderOnServer(<Stars average={5} count={1} />))).toContain('5,0 von 5 Sternen, 1 Bewertung5,0');
    expect(await renderOnServer(<Stars average={null} count={0} />)).toBe('');
  });
  it('StarsInput returns a value from one to five', async () => {
    const given: number[] = [];
    render(<StarsInput legend="Wie war es?" value={null} onChange={(stars) => given.push(stars)} />);
    await userEvent.click(screen.getByLabelText(text('common:ui.starCount', { count: 4 })));
    expect(given).toEqual([4]);
  });
  it('ProgressLine labels past, current and future stages', async () => {
    render(
      <ProgressLine
        label="Stand"
        current={1}
        stages={[{ label: 'Angefragt' }, { label: 'Zugesagt', detail: 'heute' }, { label: 'Zurück' }]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Angefragterledigt',
      'Zugesagtheuteals Nächstes',
      'Zurückkommt noch',
    ]);
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  });
  it('Picture loads the first image eagerly and all others lazily', async () => {
    const picture = { small: '/s.webp', medium: '/m.webp', large: '/l.webp' };
    expect(await renderOnServer(<Picture picture={picture} alt="Zelt" first />)).toContain('fetchPriority="high"');
    expect(await renderOnServer(<Picture picture={picture} alt="Zelt" />)).toContain('loading="lazy"');
    expect(await renderOnServer(<Picture picture={null} alt="" />)).not.toContain('<img');
  });
  it('Tag keeps a word on one line and lets a sentence wrap once', () => {
    render(
      <>
        <Tag>neu</Tag>
        <Tag wraps>Nog een aanvraag voor deze periode</Tag>
      </>,
    );
    expect(screen.getByText('neu').className).toContain('whitespace-nowrap');
    expect(screen.getByText(/^Nog een/).className).not.toContain('whitespace-nowrap');
  });
  it('PaymentTag names every payment type except money', async () => {
    expect(
      words(
        await renderOnServer(
          <>
            <PaymentTag type={1} />
            <PaymentTag type={2} />
            <PaymentTag type={5} />
          </>,
          'en',
        ),
      ),
    ).toBe('Crate of drinksfree');
  });
  it('Pagination links only to existing pages', () => {
    render(
      <Pagination
        page={2}
        size={24}
        total={60}
        hasNextPage={false}
        link={(page) => ({ to: '/search', search: { page } as never })}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['prev', '/suche?page=1'],
    ]);
    expect(screen.getByText(text('common:ui.pageOf', { page: '2', pages: '3' }))).toBeTruthy();
  });
  it('Breadcrumbs end with the current page', () => {
    render(
      <Breadcrumbs
        items={[
          <a key="a" href="/a">
            Hobby
          </a>,
          'Camping',
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-current')).toBe('page');
  });
  it('links styled as buttons remain links', () => {
    render(
      <>
        <ButtonLink to="/offer/create">Inserat</ButtonLink>
        <ButtonAnchor href="/auth/login">Anmelden</ButtonAnchor>
      </>,
      'en',
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/offer/create',
      '/auth/login',
    ]);
  });
  it('IconButton has an accessible name', () => {
    render(<IconButton icon={X} label="Schließen" />);
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeTruthy();
  });
  it('LineItems keep label and value together', async () => {
    expect(
      await renderOnServer(
        <LineItems
          items={[
            { label: '3 Tage', value: '27,00 €' },
            { label: 'Zusammen', value: '27,00 €', tone: 'sum' },
          ]}
        />,
      ),
    ).toMatch(/<dt[^>]*>3 Tage<\/dt><dd[^>]*>27,00/);
  });
  it('all other components render on the server', async () => {
    const html = await renderOnServer(
      <>
        <Card ground="tint">a</Card>
        <Tag>b</Tag>
        <StepLine step={2} steps={6} />
        <Skeleton />
        <SkeletonText />
        <ActionBar>c</ActionBar>
        <EmptyState title="Noch nichts" picture="tent" actions="d">
          e
        </EmptyState>
      </>,
      'nl',
    );
    expect(words(html)).toBe('abStap 2 van 6cNoch nichtsed');
    expect(html).toContain('/assets/emoji/26fa.webp');
  });
});
