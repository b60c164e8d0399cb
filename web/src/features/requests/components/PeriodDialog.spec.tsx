import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PeriodChoiceShape, PeriodShape, RequestShape } from '@lendring/contracts/http/request.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import { day as dayText } from '../../../i18n/format.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { requestShape } from '../../../testing/demo-requests.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { wholeDays } from '../../../testing/samples.js';
import { textIn } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import PeriodDialog from './PeriodDialog.js';

afterEach(cleanup);

const german = textIn('de');
const day = (ahead: number): string => addDays(dayIn(new Date().toISOString(), 'UTC'), ahead);
const actions = ['propose_period'] as const;
/** Loan that began yesterday and ends tomorrow, of three days at nine euros; four are the longest. */
const running = requestShape({
  status: 'running',
  period: wholeDays(day(-1), day(1)),
  units: 3,
  total: 2700,
  actions: [...actions],
});
const hourPrice = { ...running.pricing, renttype_id: 2 as const, amount: 500 };
const hours: PeriodShape = {
  kind: 'hours',
  date_from: day(3),
  date_to: day(3),
  time_from: '10:00',
  duration: 2,
  start: `${day(3)}T10:00:00.000Z`,
  end: `${day(3)}T12:00:00.000Z`,
  zone: 'UTC',
};
const hourly = requestShape({
  status: 'agreed',
  period: hours,
  pricing: hourPrice,
  units: 2,
  total: 1000,
  actions: [...actions],
});

const choiceOf = ({ pricing }: RequestShape, change: Partial<PeriodChoiceShape> = {}): PeriodChoiceShape => ({
  zone: 'UTC',
  opening: { week: null, exceptions: [] },
  booking_rules: { lead_days: 0, lead_until: null, longest_advance: null, preparation: noPreparation },
  stock: 1,
  taken: [],
  pricing: [pricing],
  ...change,
});

const open = async (
  request: RequestShape,
  choice: FakeAnswer = { data: choiceOf(request) },
  answer: FakeAnswer = { data: request },
) => {
  const fake = createFakeApi(({ method, path }) => {
    if (!path.startsWith('/v1/request_period/')) return undefined;
    return method === 'GET' ? choice : answer;
  });
  const onClose = vi.fn();
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <PeriodDialog request={request} onClose={onClose} />
    </ApiContext>,
    'de',
  );
  const title = german(request.status === 'running' ? 'requests:action.extend' : 'requests:period.title');
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const send = () => dialog.getByRole<HTMLButtonElement>('button', { name: german('requests:period.send') });
  const sent = () => fake.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { dialog, send, sent, onClose };
};
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ');

describe('the dialog that proposes another period', () => {
  it('shows the price of a later end before it is sent, and closes once it is', async () => {
    const { dialog, send, sent, onClose } = await open(running);
    const end = await dialog.findByLabelText(german('requests:period.end'), { selector: 'input' });
    expect(dialog.getByText(german('requests:period.problem.period_unchanged'))).toBeTruthy();
    expect(send().disabled).toBe(true);
    await userEvent.clear(end);
    await userEvent.type(end, day(2));
    const price = dialog.getByText(german('requests:period.priceNew')).parentElement!;
    expect(plain(price.textContent)).toContain('36,00 €');
    expect(plain(dialog.getByText(/^Aufpreis/).textContent)).toBe('Aufpreis: 9,00 €');
    await userEvent.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ date_from: day(-1), date_to: day(2), shown_total: 3600 }]);
  });

  it('names what is in the way, and offers nothing to send', async () => {
    const taken = { start: `${day(4)}T00:00:00.000Z`, end: `${day(6)}T00:00:00.000Z`, reason: 'booked', units: 1 };
    const { dialog, send } = await open(running, { data: { ...choiceOf(running), taken: [taken] } });
    const end = await dialog.findByLabelText(german('requests:period.end'), { selector: 'input' });
    await userEvent.clear(end);
    await userEvent.type(end, day(5));
    const shortOn = german('offer:problem.shortOn', { day: dayText(day(4), 'de') });
    expect(dialog.getByText(`${german('offer:problem.dates_taken')} ${shortOn}`)).toBeTruthy();
    await userEvent.clear(end);
    await userEvent.type(end, day(-1));
    expect(send().disabled).toBe(true);
    expect(dialog.getByText(german('requests:period.problem.end_in_past'))).toBeTruthy();
  });

  it('says first that the price allows no longer loan, and goes no further than the present end', async () => {
    const longest = { ...running, pricing: { ...running.pricing, duration_max: 3 } };
    const { dialog } = await open(longest, { data: choiceOf(longest) });
    const end = await dialog.findByLabelText<HTMLInputElement>(german('requests:period.end'), { selector: 'input' });
    expect(end.max).toBe(day(1));
    expect(dialog.getByText(german('requests:period.longest', { units: '3 Tage' }))).toBeTruthy();
  });

  it('changes length and start of a loan by the hour', async () => {
    const { dialog, send, sent, onClose } = await open(hourly);
    await userEvent.selectOptions(await dialog.findByLabelText(german('requests:period.length')), '3');
    await userEvent.selectOptions(dialog.getByLabelText(german('requests:period.time')), '11:30');
    expect(plain(dialog.getByText(german('requests:period.priceNew')).parentElement!.textContent)).toContain('15,00 €');
    await userEvent.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ date_from: day(3), time_from: '11:30', duration: 3, shown_total: 1500 }]);
  });

  it('stays open with the refusal of the server', async () => {
    const refused = { status: 409, error: 'x', msgcode: 'dates_taken', msgtext: 'Schon vergeben.' };
    const { dialog, send, onClose } = await open(hourly, undefined, refused);
    await userEvent.selectOptions(await dialog.findByLabelText(german('requests:period.length')), '3');
    await userEvent.click(send());
    expect((await dialog.findByRole('alert')).textContent).toBe('Schon vergeben.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says why when the free days cannot be read, and can only be left once the request has moved on', async () => {
    const away = { status: 503, error: 'x', msgcode: 'service_away', msgtext: 'Gerade nicht erreichbar.' };
    const { dialog, send } = await open(hourly, away);
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
    expect(send().disabled).toBe(true);
    cleanup();
    const request = { ...hourly, actions: [] };
    render(
      <ApiContext value={createApi({ fetch: createFakeApi(() => away).fetch, locale: 'de' })}>
        <PeriodDialog request={request} onClose={() => {}} />
      </ApiContext>,
      'de',
    );
    expect(screen.queryByRole('button', { name: german('requests:period.send') })).toBeNull();
    expect(screen.getByRole('button', { name: german('requests:dialog.back') })).toBeTruthy();
  });
});
