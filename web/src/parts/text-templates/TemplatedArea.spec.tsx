import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Locale } from '../../i18n/locale.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { TemplatedArea } from './TemplatedArea.js';
import type { TemplateValues } from './values.js';

afterEach(cleanup);

const template = (name: string, id: string, de: string, nl: string) => ({
  template_id: id,
  name,
  version: 0,
  texts: { de, en: 'Hello', nl },
});
const purposes = [
  {
    purpose: 'vendor_note',
    templates: [
      template(
        'Regel',
        '66666666-6666-4666-8666-666666666661',
        'Hallo {name}: {rule}',
        'Hallo {name} in het Nederlands',
      ),
      template('Frist', '66666666-6666-4666-8666-666666666662', 'Bis {until}.', 'Tot {until}.'),
    ],
  },
];

const values = (rule?: string) => (): TemplateValues => ({ name: 'birte', rule });

function Field({ languages, rule, begun }: Readonly<{ languages: readonly Locale[]; rule?: string; begun: string }>) {
  const [words, setText] = useState(begun);
  return (
    <TemplatedArea
      purpose="vendor_note"
      id="note"
      label="Nachricht"
      value={words}
      maxLength={2000}
      languages={languages}
      values={values(rule)}
      onText={setText}
    />
  );
}

const open = async (field: Partial<Parameters<typeof Field>[0]> = {}) => {
  const fake = createFakeApi(() => ({ data: { purposes } }));
  const area = (given: Partial<Parameters<typeof Field>[0]>) => (
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <Field languages={['de']} begun="" {...given} />
    </ApiContext>
  );
  render(area(field));
  return within(await screen.findByRole('group', { name: text('textTemplates:use.group', { field: 'Nachricht' }) }));
};
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' }).value;
const insert = () => fireEvent.click(screen.getByRole('button', { name: text('textTemplates:use.use') }));

describe('a text area with templates', () => {
  it('preselects the default template while empty and inserts it in the language of the reader', async () => {
    await open({ languages: ['nl'] });
    insert();
    expect(words()).toBe('Hallo birte in het Nederlands');
    expect(document.activeElement?.id).toBe('note');
  });

  it('replaces an unchanged template but never an edited template', async () => {
    const group = await open({ languages: ['nl'] });
    insert();
    fireEvent.change(group.getByRole('combobox'), { target: { value: '66666666-6666-4666-8666-666666666662' } });
    insert();
    expect(words()).toBe('Tot {until}.');
    fireEvent.change(screen.getByRole('textbox', { name: 'Nachricht' }), { target: { value: 'Tot morgen.' } });
    fireEvent.change(group.getByRole('combobox'), { target: { value: '66666666-6666-4666-8666-666666666662' } });
    insert();
    expect(words()).toBe('Tot morgen.\n\nTot {until}.');
  });

  it('keeps existing text and then preselects no template', async () => {
    const group = await open({ begun: 'Von mir.' });
    expect(group.getByRole<HTMLButtonElement>('button', { name: text('textTemplates:use.use') }).disabled).toBe(true);
    fireEvent.change(group.getByRole('combobox'), { target: { value: '66666666-6666-4666-8666-666666666662' } });
    insert();
    expect(words()).toBe('Von mir.\n\nBis {until}.');
  });

  it('names open placeholders and shows no fill button while their values are unknown', async () => {
    await open();
    insert();
    expect(words()).toBe('Hallo birte: {rule}');
    expect(screen.getByRole('status').textContent).toBe(
      text('textTemplates:use.left', { words: '{rule} (Vorschrift)' }),
    );
    expect(screen.queryByRole('button', { name: text('textTemplates:use.fill') })).toBeNull();
  });

  it('fills open placeholders once their values are known', async () => {
    await open({ begun: 'Regel: {rule}', rule: '§ 4' });
    fireEvent.click(screen.getByRole('button', { name: text('textTemplates:use.fill') }));
    expect(words()).toBe('Regel: § 4');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers a choice of language for readers with several languages', async () => {
    const group = await open({ languages: ['nl', 'de'] });
    fireEvent.change(group.getByLabelText(text('textTemplates:use.inLanguage')), { target: { value: 'de' } });
    insert();
    expect(words()).toBe('Hallo birte: {rule}');
  });
});
