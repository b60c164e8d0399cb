import { afterEach, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { caseSample, decisionSample } from './testing/samples.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { AnswerForm } from './AnswerForm.js';

afterEach(cleanup);

const complaint = {
  complaint_id: '77777777-7777-4777-8777-777777777777',
  decision_id: decisionSample().decision_id,
  from: null,
  side: 'vendor' as const,
  language: 'de' as const,
  text: 'Das stimmt nicht.',
  at: '2027-03-28T12:00:00.000Z',
  answered: null,
};
const template = {
  template_id: '66666666-6666-4666-8666-666666666661',
  name: 'Es bleibt dabei',
  version: 0,
  texts: { de: 'Es bleibt bei dieser Entscheidung.', en: 'It stands.', nl: 'Die blijft staan.' },
};

it('the answer form starts without a template and warns if the text belongs to the other answer', async () => {
  const purposes = [{ purpose: 'complaint_answer', templates: [template] }];
  const fake = createFakeApi(() => ({ data: { purposes } }));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <AnswerForm one={caseSample({ decisions: [decisionSample()], complaints: [complaint] })} complaint={complaint} />
    </ApiContext>,
  );
  const templates: HTMLSelectElement = await screen.findByRole('combobox');
  expect(templates.value).toBe('');
  const [yes, no] = [/^Ja/, /^Nein/].map((name) => screen.getByRole('radio', { name }));
  if (!yes || !no) throw new Error('nothing to choose');
  await userEvent.click(no);
  const area = screen.getByRole('textbox');
  const sentence = screen.getByText(/Es bleibt bei der Entscheidung\./);
  expect(sentence.compareDocumentPosition(area)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.selectOptions(templates, 'Es bleibt dabei');
  await userEvent.click(screen.getByRole('button', { name: text('textTemplates:use.use') }));
  expect(screen.queryByText(/für die andere Antwort/)).toBeNull();
  await userEvent.click(yes);
  screen.getByText(/Deine Beschwerde war berechtigt: Wir haben die Entscheidung zurückgenommen/);
  screen.getByText(/^Der Text ist für die andere Antwort geschrieben\./);
  await userEvent.type(area, ' Danke.');
  expect(screen.queryByText(/für die andere Antwort/)).toBeNull();
});
