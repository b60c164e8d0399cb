import { describe, expect, it } from 'vitest';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { render, renderOnServer } from '../testing/render.js';
import { text, textIn } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { Calendar } from './Calendar.js';
import { RangeCalendar } from './RangeCalendar.js';

const dutch = textIn('nl');

const reasonFor = (day: string) => (day === '2027-07-12' ? 'Schon zugesagt' : null);
const cell = (day: number) => screen.getAllByRole('button', { name: new RegExp(`\\b${day}\\. Juli 2027`) })[0]!;

describe('RangeCalendar', () => {
  it('returns the first and last day, both inclusive', async () => {
    const ranges: unknown[] = [];
    render(
      <RangeCalendar
        label="Zeitraum"
        value={null}
        min="2027-07-01"
        reasonFor={reasonFor}
        onChange={(range) => ranges.push(range)}
      />,
    );
    await userEvent.click(cell(4));
    await userEvent.click(cell(6));
    expect(ranges).toEqual([{ first: '2027-07-04', last: '2027-07-06' }]);
  });
  it('marks taken days and shows the reason before a press', async () => {
    const ranges: unknown[] = [];
    render(
      <RangeCalendar
        label="Zeitraum"
        value={null}
        min="2027-07-01"
        reasonFor={reasonFor}
        onChange={(range) => ranges.push(range)}
      />,
    );
    const taken = cell(12);
    expect(taken.className).toContain('line-through');
    act(() => {
      taken.focus();
    });
    expect(
      screen.getByText(text('common:ui.dayReason', { day: 'Mo., 12. Juli', reason: 'Schon zugesagt' })),
    ).toBeTruthy();
    await userEvent.click(taken);
    expect(ranges).toEqual([]);
  });
  it('labels a taken first day with its reason and never as available', () => {
    const taken = () => 'Schon zugesagt';
    render(
      <>
        <RangeCalendar label="Zeitraum" value={null} min="2027-07-12" reasonFor={taken} onChange={() => {}} />
        <Calendar label="Tag" value={null} min="2027-07-12" reasonFor={taken} />
      </>,
    );
    expect(
      screen.getAllByRole('button', {
        name: text('common:ui.dayReason', { day: 'Montag, 12. Juli 2027', reason: 'Schon zugesagt' }),
      }),
    ).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /verfügbar/ })).toBeNull();
  });
  it('explains no day before one is touched, and then also a past one', async () => {
    const taken = (day: string) => (day <= '2027-07-13' ? 'Schon zugesagt' : null);
    const reasonOf = (day: string, reason: string) => screen.queryByText(text('common:ui.dayReason', { day, reason }));
    for (const one of [
      <RangeCalendar
        key="range"
        label="Zeitraum"
        value={null}
        min="2027-07-13"
        reasonFor={taken}
        onChange={() => {}}
      />,
      <Calendar key="day" label="Tag" value={null} min="2027-07-13" reasonFor={taken} />,
    ]) {
      render(one);
      expect(reasonOf('Di., 13. Juli', 'Schon zugesagt')).toBeNull();
      await userEvent.pointer({ keys: '[TouchA]', target: cell(13) });
      expect(reasonOf('Di., 13. Juli', 'Schon zugesagt')).toBeTruthy();
      await userEvent.pointer({ keys: '[TouchA]', target: cell(12) });
      expect(reasonOf('Mo., 12. Juli', text('common:ui.dayPast'))).toBeTruthy();
      expect(reasonOf('Di., 13. Juli', 'Schon zugesagt')).toBeNull();
      await userEvent.pointer({ keys: '[TouchA]', target: cell(15) });
      expect(reasonOf('Mo., 12. Juli', text('common:ui.dayPast'))).toBeNull();
      cleanup();
    }
  });
  it('keeps the focus on the chosen last day and shows the month of typed days', async () => {
    function Chosen() {
      const [value, setValue] = useState<{ first: string; last: string } | null>(null);
      return (
        <>
          <RangeCalendar label="Zeitraum" value={value} min="2027-07-01" reasonFor={reasonFor} onChange={setValue} />
          <button type="button" onClick={() => setValue({ first: '2027-09-04', last: '2027-09-05' })}>
            getippt
          </button>
        </>
      );
    }
    render(<Chosen />);
    act(() => {
      cell(4).focus();
    });
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Mittwoch, 7\. Juli 2027 ausgewählt$/);
    await userEvent.click(screen.getByRole('button', { name: 'getippt' }));
    expect(screen.getAllByText('September 2027').length).toBeGreaterThan(0);
  });
  it('uses the language of the page', () => {
    render(
      <RangeCalendar label="Periode" value={null} min="2027-07-01" reasonFor={reasonFor} onChange={() => {}} />,
      'nl',
    );
    expect(screen.getAllByText(/juli 2027/).length).toBeGreaterThan(0);
    expect(screen.getByText(dutch('common:ui.calendarLegend'))).toBeTruthy();
  });
  it('explains crossed-out days only if some are visible', () => {
    render(<RangeCalendar label="Zeitraum" value={null} min="2027-08-01" reasonFor={reasonFor} onChange={() => {}} />);
    expect(screen.queryByText(/Durchgestrichen/)).toBeNull();
  });
  it('marks days with a dot and explains the dot', async () => {
    // React Aria ignores a mouse for 50 ms after a touch, also that of an earlier test.
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    const { container } = render(
      <RangeCalendar
        label="Zeitraum"
        value={null}
        min="2027-08-01"
        reasonFor={() => null}
        marks={{
          of: (day) => (day === '2027-08-04' ? 'Eine offene Anfrage.' : null),
          legend: 'Ein Punkt heißt Anfrage.',
        }}
        onChange={() => {}}
      />,
    );
    expect([...container.querySelectorAll('[data-mark]')].map((dot) => dot.parentElement?.textContent)).toEqual(['4']);
    expect(screen.getByText('Ein Punkt heißt Anfrage.')).toBeTruthy();
    await userEvent.hover(container.querySelector('[data-mark]')!.parentElement!.parentElement!);
    expect(screen.getByText(/Eine offene Anfrage\.$/)).toBeTruthy();
  });
  it('omits past weeks and shows the next month below a nearly finished month on narrow screens', () => {
    const { container } = render(
      <RangeCalendar narrow label="Zeitraum" value={null} min="2027-07-28" reasonFor={reasonFor} onChange={() => {}} />,
    );
    const weeks = [...container.querySelectorAll('tbody')].map(
      (month) => [...month.rows].filter((row) => row.querySelector('.ahead')).length,
    );
    expect(weeks).toEqual([1, 6]);
    expect(screen.getAllByText('August 2027').length).toBeGreaterThan(0);
  });
  it('shows two months with their names when the first month is nearly over', () => {
    render(<RangeCalendar label="Zeitraum" value={null} min="2027-07-20" reasonFor={reasonFor} onChange={() => {}} />);
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    expect(['Juli 2027', 'August 2027'].map((name) => screen.getAllByText(name).length)).toEqual([1, 1]);
  });
});

describe('RangeCalendar with days that a range may span', () => {
  const reason = (day: string) =>
    day === '2027-07-10' || day === '2027-07-11' ? 'Geschlossen' : day === '2027-07-14' ? 'Schon zugesagt' : null;
  const closed = { of: (day: string) => reason(day) === 'Geschlossen', legend: 'Gepunktet: geschlossen.' };
  const open = () => {
    const ranges: unknown[] = [];
    render(
      <RangeCalendar
        label="Zeitraum"
        value={null}
        min="2027-07-01"
        reasonFor={reason}
        passable={closed}
        onChange={(range) => ranges.push(range)}
      />,
    );
    return ranges;
  };
  it('shows them dotted with a legend, and lets a range span but not begin on them', async () => {
    const ranges = open();
    expect(cell(10).className).toContain('dotted');
    expect(cell(10).className).not.toContain('line-through');
    expect(screen.getByText(/Gepunktet: geschlossen\.$/)).toBeTruthy();
    await userEvent.click(cell(10));
    await userEvent.click(cell(9));
    await userEvent.click(cell(12));
    expect(ranges).toEqual([{ first: '2027-07-09', last: '2027-07-12' }]);
  });
  it('shows the reason on a tap, and colours closed days between the chosen ones', async () => {
    render(
      <RangeCalendar
        label="Zeitraum"
        value={{ first: '2027-07-09', last: '2027-07-12' }}
        min="2027-07-01"
        reasonFor={reason}
        passable={closed}
        onChange={() => {}}
      />,
    );
    expect([10, 11, 14].map((day) => cell(day).className.includes('bg-tint'))).toEqual([true, true, false]);
    await userEvent.pointer({ keys: '[TouchA]', target: cell(10) });
    expect(screen.getByText(/10\. Juli.*Geschlossen/)).toBeTruthy();
  });
  it('names what lies between the chosen first day and a day that is cut off', async () => {
    open();
    await userEvent.click(cell(9));
    await userEvent.pointer({ keys: '[TouchA]', target: cell(16) });
    expect(screen.getByText(/16\. Juli/).textContent).toContain(text('common:ui.dayCutOff', { day: 'Mi., 14. Juli' }));
    expect(cell(16).getAttribute('aria-label')).toContain('14. Juli');
  });
  it('adds advice to the reason of a day, also while the last day is being chosen', async () => {
    render(
      <RangeCalendar
        label="Zeitraum"
        value={null}
        min="2027-07-01"
        reasonFor={reason}
        hintFor={(day, from) => `Rat zu ${day}${from ? ` ab ${from}` : ''}.`}
        passable={closed}
        onChange={() => {}}
      />,
    );
    await userEvent.pointer({ keys: '[TouchA]', target: cell(10) });
    expect(screen.getByText(/Geschlossen Rat zu 2027-07-10\.$/)).toBeTruthy();
    await userEvent.pointer({ keys: '[TouchA]', target: cell(9) });
    await userEvent.pointer({ keys: '[TouchA]', target: cell(14) });
    expect(screen.getByText(/Schon zugesagt Rat zu 2027-07-14 ab 2027-07-09\.$/)).toBeTruthy();
  });
  it('shows days of preparation on squares, struck through, with a legend', () => {
    const preparation = { of: (day: string) => day === '2027-07-14', legend: 'Kariert: Vorbereitung.' };
    render(
      <RangeCalendar
        label="Zeitraum"
        value={null}
        min="2027-07-01"
        reasonFor={reason}
        passable={{ ...closed, prepared: preparation }}
        onChange={() => {}}
      />,
    );
    expect(cell(14).className).toContain('checkered');
    expect(cell(14).className).toContain('line-through');
    expect(cell(10).className).not.toContain('checkered');
    expect(screen.getByText(/Kariert: Vorbereitung\./)).toBeTruthy();
  });
  it('does not let a range span a taken day', async () => {
    const ranges = open();
    await userEvent.click(cell(12));
    await userEvent.click(cell(15));
    expect(ranges).toEqual([]);
  });
});

describe('Calendar', () => {
  it('returns a single day', async () => {
    const days: string[] = [];
    render(
      <Calendar
        label="Tag"
        value="2027-07-01"
        min="2027-07-01"
        reasonFor={reasonFor}
        onChange={(day) => days.push(day)}
      />,
    );
    await userEvent.click(cell(9));
    expect(days).toEqual(['2027-07-09']);
  });
  it('renders on the server', async () => {
    expect(
      await renderOnServer(<Calendar label="Tag" value={null} min="2027-07-01" reasonFor={reasonFor} />),
    ).toContain('Juli 2027');
  });
});
