import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { caseSample, decisionSample } from './testing/samples.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { VerdictForm } from './VerdictForm.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (change: Partial<CaseShape> = {}) => {
  const one = caseSample(change);
  const fake = createFakeApi(({ path }) => ({ data: path.includes('/text_template') ? { purposes: [] } : one }));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <VerdictForm one={one} />
    </ApiContext>,
  );
  return { sent: () => fake.calls.filter(({ method }) => method === 'PATCH') };
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('a decision that finds a breach without measures', () => {
  it('requires confirmation and previews the text for the reporter', async () => {
    const { sent } = open();
    await userEvent.click(screen.getByRole('radio', { name: textLike('backoffice:verdict.completed') }));
    await press(text('backoffice:verdict.action'));
    const dialog = await screen.findByRole('dialog', { name: text('backoffice:verdict.empty.title') });
    within(dialog).getByText('Deine Meldung war berechtigt. Sperren oder verbergen mussten wir dafür nichts.');
    await press(text('backoffice:verdict.empty.cancel'));
    expect(sent()).toEqual([]);
    await press(text('backoffice:verdict.action'));
    await userEvent.click(await screen.findByRole('button', { name: text('backoffice:verdict.empty.action') }));
    expect(sent()).toHaveLength(1);
  });

  it('states that earlier measures are lifted', async () => {
    open({ decisions: [decisionSample()] });
    await userEvent.click(screen.getByRole('checkbox', { name: textLike('backoffice:verdict.lock') }));
    await press(text('backoffice:verdict.action'));
    await screen.findByText('Deine Meldung war berechtigt. Was gesperrt oder verborgen war, ist wieder frei.');
  });

  it('is sent without confirmation when the report is declined', async () => {
    const { sent } = open();
    await userEvent.click(screen.getByRole('radio', { name: textLike('backoffice:verdict.declined') }));
    await press(text('backoffice:verdict.action'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toHaveLength(1);
  });
});

describe('the texts of a decision', () => {
  it('include only an internal note while no measures are chosen', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: textLike('backoffice:verdict.completed') }));
    const facts = () => screen.queryByRole('textbox', { name: /^Was hast du festgestellt/ });
    expect(facts()).toBeNull();
    screen.getByRole('textbox', { name: textLike('backoffice:verdict.internalNote') });
    await userEvent.click(screen.getByRole('checkbox', { name: textLike('backoffice:verdict.warn') }));
    expect(facts()).toBeTruthy();
  });

  it('are not marked as missing when added after a failed submit', async () => {
    open();
    await press(text('backoffice:verdict.action'));
    await userEvent.click(screen.getByRole('radio', { name: textLike('backoffice:verdict.completed') }));
    await userEvent.click(screen.getByRole('checkbox', { name: textLike('backoffice:verdict.warn') }));
    const facts = () => screen.getByRole('textbox', { name: textLike('backoffice:verdict.facts') });
    expect(facts().getAttribute('aria-invalid')).not.toBe('true');
    await press(text('backoffice:verdict.action'));
    expect(facts().getAttribute('aria-invalid')).toBe('true');
  });

  it('are restored after a reload until submitted', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: textLike('backoffice:verdict.declined') }));
    const note = () =>
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: textLike('backoffice:verdict.internalNote') });
    await userEvent.type(note(), 'Rücksprache mit dem Anbieter');
    cleanup();
    const { sent } = open();
    expect(note().value).toBe('Rücksprache mit dem Anbieter');
    await press(text('backoffice:verdict.action'));
    expect(sent()).toHaveLength(1);
    cleanup();
    open();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('are reset after another decision', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: textLike('backoffice:verdict.declined') }));
    cleanup();
    open({ decisions: [decisionSample()] });
    screen.getByRole('radio', { name: textLike('backoffice:verdict.completed'), checked: true });
  });
});
