import { describe, expect, it } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { render, renderOnServer } from '../testing/render.js';
import { text, textIn } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { Checkbox } from './Checkbox.js';
import { DateFields } from './DateFields.js';
import { NumberField } from './NumberField.js';
import { Select } from './Select.js';
import { SendForm } from './SendForm.js';
import { Switch } from './Switch.js';
import { TextArea } from './TextArea.js';
import { TextField } from './TextField.js';

const english = textIn('en');

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('Field and TextField', () => {
  it('connect label, hint and error to the control', () => {
    render(<TextField label="Titel" hint="Kurz" error="Bitte einen Titel angeben" />);
    const input = screen.getByLabelText('Titel');
    expect(described(input)).toEqual(['Kurz', 'Bitte einen Titel angeben']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
  it('render on the server and mark optional fields', async () => {
    expect(await renderOnServer(<TextField label="Titel" optional />, 'en')).toContain(english('common:ui.optional'));
  });
});

describe('TextArea', () => {
  it('shows the remaining characters when few are left', async () => {
    render(<TextArea label="Text" maxLength={103} />);
    await userEvent.type(screen.getByLabelText('Text'), 'abc');
    expect(screen.getByText(text('common:ui.charactersLeft', { count: 100 }))).toBeTruthy();
  });
});

describe('Select', () => {
  it('uses the native list of the device', async () => {
    render(
      <Select
        label="Pro"
        options={[
          { value: '1', label: 'Tag' },
          { value: '4', label: 'Woche' },
        ]}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Pro'), 'Woche');
    expect((screen.getByLabelText('Pro') as HTMLSelectElement).value).toBe('4');
  });
});

describe('NumberField', () => {
  const seen: (number | null)[] = [];
  function Money() {
    const [value, setValue] = useState<number | null>(900);
    return (
      <NumberField
        label="Betrag"
        kind="money"
        value={value}
        onChange={(next) => {
          seen.push(next);
          setValue(next);
        }}
      />
    );
  }
  it('shows and reads cents, keeps the typed text and distinguishes invalid from empty', async () => {
    render(<Money />);
    const input = screen.getByLabelText('Betrag') as HTMLInputElement;
    expect(input.value).toBe('9');
    await userEvent.clear(input);
    expect(seen.at(-1)).toBeNull();
    await userEvent.type(input, '12,50');
    expect([input.value, seen.at(-1)]).toEqual(['12,50', 1250]);
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.type(input, 'x');
    expect(seen.at(-1)).toBeNaN();
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, '1,250');
    expect(screen.getByRole('status').textContent).toMatch(/^1\.250,00\s€$/);
    await userEvent.clear(input);
    await userEvent.type(input, '12,345');
    expect(screen.getByRole('status').textContent).toMatch(/^12\.345,00\s€$/);
  });
});

describe('Checkbox and Switch', () => {
  it('react to a press anywhere on their line', async () => {
    let on = false;
    render(
      <>
        <Checkbox label="Bedingungen gelesen" error="Bitte zustimmen" />
        <Switch
          label="Aktiv"
          checked={on}
          onChange={(next) => {
            on = next;
          }}
        />
      </>,
    );
    await userEvent.click(screen.getByText('Bedingungen gelesen'));
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
    expect(described(screen.getByRole('checkbox'))).toEqual(['Bitte zustimmen']);
    await userEvent.click(screen.getByText('Aktiv'));
    expect(on).toBe(true);
  });
});

describe('DateFields', () => {
  it('say that an impossible date is none, and keep a form with it from being sent', async () => {
    const sent: string[] = [];
    render(
      <SendForm
        form={{ summary: { attempt: 0, problems: [] }, submit: async () => sent.push('sent') > 0 }}
        className=""
      >
        <DateFields first="2027-07-04" last={null} onChange={() => {}} />
        <button type="submit">Senden</button>
      </SendForm>,
    );
    const until = screen.getByLabelText<HTMLInputElement>(text('common:ui.until'));
    let badInput = true;
    Object.defineProperty(until, 'validity', { get: () => ({ badInput }) });
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(until);
    expect(described(until)).toEqual([text('common:ui.noDate')]);
    badInput = false;
    fireEvent.change(until, { target: { value: '2027-07-05' } });
    expect(until.getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(sent).toEqual(['sent']);
  });

  it('never return a last day before the first', () => {
    const days: unknown[] = [];
    render(<DateFields first="2027-07-04" last="2027-07-06" min="2027-01-01" onChange={(next) => days.push(next)} />);
    fireEvent.change(screen.getByLabelText(text('common:ui.from')), { target: { value: '2027-07-10' } });
    expect(days.at(-1)).toEqual({ first: '2027-07-10', last: '2027-07-10' });
    expect(screen.getByLabelText(text('common:ui.until')).getAttribute('min')).toBe('2027-07-04');
  });

  it('keep a typed end before the start and mark it, until either day changes', () => {
    render(<DateFields first="2027-07-04" last="2027-07-04" onChange={() => {}} />);
    const last = screen.getByLabelText(text('common:ui.until'));
    fireEvent.change(last, { target: { value: '2027-07-01' } });
    expect(last.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByDisplayValue('2027-07-01')).toBe(last);
    fireEvent.change(last, { target: { value: '2027-07-05' } });
    expect(last.getAttribute('aria-invalid')).not.toBe('true');
  });
});
