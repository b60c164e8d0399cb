import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { messageOf, type Asked } from './stripe.js';

const KEY_MS = DAY_MS;

type Session = {
  id: string;
  paymentId: string;
  noted?: Readonly<Record<string, string>>;
  amount: number;
  status: 'open' | 'complete' | 'expired';
  intent: string | null;
};
type Intent = { id: string; paymentId: string; noted: object; amount: number; refunded: number; disputed: boolean };
type Answer = Readonly<{ status: number; body: object }>;

const ok = (body: object): Answer => ({ status: 200, body });
const invalid = (code: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});

/**
 * A simulated Stripe account: pages, payments and idempotency keys, which expire after a day. `collects`: the result of
 * collections. `losesAnswers`: a request succeeds but its response is lost. `messages`: webhooks in order, until the
 * test delivers them.
 */
export const stripeAccount = (now: () => number) => {
  const sessions: Session[] = [];
  const intents: Intent[] = [];
  const keys = new Map<string, Readonly<{ at: number; answer: Answer }>>();
  const messages: Readonly<{ body: string; signature: string }>[] = [];
  const state = { collects: 'succeeded' as 'succeeded' | 'processing', losesAnswers: false, refusesRefunds: false };
  let seconds = 0;
  const notify = (type: string, object: object, before: object = {}) =>
    messages.push(messageOf(type, object, { before, at: Date.now() + (seconds += 1) * 1_000 }));

  const charge = ({ id, paymentId, noted, refunded }: Intent) => ({
    id: `ch_${id}`,
    metadata: { ...noted, payment_id: paymentId },
    payment_intent: id,
    currency: 'eur',
    amount_refunded: refunded,
  });
  const notedIn = (form: URLSearchParams) => ({
    user_id: form.get('metadata[user_id]') ?? '',
    installation: form.get('metadata[installation]') ?? '',
  });
  const intentFor = (paymentId: string, amount: number, noted: object): Intent => {
    const intent = { id: `pi_${intents.length + 1}`, paymentId, noted, amount, refunded: 0, disputed: false };
    intents.push(intent);
    return intent;
  };
  const succeeded = ({ id, paymentId, noted, amount }: Intent, collected: boolean) =>
    notify('payment_intent.succeeded', {
      id,
      metadata: { ...noted, payment_id: paymentId, ...(collected && { collected: 'yes' }) },
      amount_received: amount,
      currency: 'eur',
      customer: 'cus_jana',
    });
  const shown = ({ id, paymentId, noted, amount, status, intent }: Session) => ({
    id,
    status,
    url: `https://checkout.stripe.example/${id}`,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: intent,
    amount_total: amount,
    currency: 'eur',
    customer: 'cus_jana',
    metadata: { ...noted, payment_id: paymentId },
  });
  const refund = (intent: Intent, amount: number): void => {
    const before = { amount_refunded: intent.refunded };
    intent.refunded += amount;
    notify('charge.refunded', charge(intent), before);
  };

  const answer = ({ method, path, form }: Asked): Answer => {
    const [, , resource, one, two] = path.slice(1).split('/').map(decodeURIComponent);
    if (path === '/v1/checkout/sessions' && method === 'POST') {
      const paymentId = form.get('metadata[payment_id]') ?? '';
      const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
      const id = `cs_${sessions.length + 1}`;
      const session: Session = { id, paymentId, noted: notedIn(form), amount, status: 'open', intent: null };
      sessions.push(session);
      return ok(shown(session));
    }
    if (path === '/v1/checkout/sessions') return ok({ object: 'list', has_more: false, data: sessions.map(shown) });
    if (resource === 'sessions') {
      const session = sessions.find(({ id }) => id === one);
      if (!session) return invalid('resource_missing');
      if (two !== 'expire') return ok(shown(session));
      if (session.status !== 'open') return invalid('session_not_open');
      session.status = 'expired';
      notify('checkout.session.expired', shown(session));
      return ok(shown(session));
    }
    if (path === '/v1/payment_intents') {
      const paymentId = form.get('metadata[payment_id]') ?? '';
      const intent = intentFor(paymentId, Number(form.get('amount')), notedIn(form));
      if (state.collects === 'succeeded' && !state.losesAnswers) succeeded(intent, true);
      if (state.losesAnswers) return { status: 500, body: { error: { type: 'api_error', message: 'lost' } } };
      const amount = state.collects === 'succeeded' ? intent.amount : 0;
      return ok({ id: intent.id, status: state.collects, amount_received: amount });
    }
    if (path === '/v1/refunds') {
      const intent = intents.find(({ id }) => id === form.get('payment_intent'));
      if (!intent) return invalid('resource_missing');
      if (intent.disputed) return invalid('charge_disputed');
      if (state.refusesRefunds) return invalid('balance_insufficient');
      const left = intent.amount - intent.refunded;
      if (left <= 0) return invalid('charge_already_refunded');
      refund(intent, Number(form.get('amount') ?? left));
      return ok({ id: 're_1' });
    }
    if (path.startsWith('/v1/charges/')) {
      const intent = intents.find(({ id }) => path === `/v1/charges/ch_${id}`);
      return intent ? ok(charge(intent)) : invalid('resource_missing');
    }
    if (path.endsWith('/payment_methods')) return ok({ object: 'list', data: [{ id: 'pm_1' }] });
    return ok({ id: 'cus_jana', invoice_settings: { default_payment_method: null } });
  };

  return {
    sessions,
    intents,
    messages,
    state,
    answerTo(asked: Asked): Answer {
      const key = asked.idempotencyKey;
      const known = key === null ? undefined : keys.get(key);
      if (known && now() - known.at < KEY_MS) return known.answer;
      const given = answer(asked);
      if (key !== null) keys.set(key, { at: now(), answer: given });
      return given;
    },
    /** Pays on the open page; pays twice if it is open twice and the bank is slow. False if the page has expired. */
    pay(paymentId: string): boolean {
      const session = sessions.find((one) => one.paymentId === paymentId && one.status === 'open');
      if (!session) return false;
      const intent = intentFor(paymentId, session.amount, session.noted ?? {});
      Object.assign(session, { status: 'complete', intent: intent.id });
      succeeded(intent, false);
      notify('checkout.session.completed', shown(session));
      return true;
    },
    debited: (paymentId: string): void => {
      for (const intent of intents) if (intent.paymentId === paymentId) succeeded(intent, true);
    },
    refundPart: (paymentId: string, amount: number): void => {
      const intent = intents.find((one) => one.paymentId === paymentId);
      if (intent) refund(intent, amount);
    },
    bounce(paymentId: string, amount: number): void {
      const intent = intents.find((one) => one.paymentId === paymentId && one.refunded >= amount);
      if (!intent) return;
      intent.refunded -= amount;
      const failed = {
        id: `re_${(seconds += 1)}`,
        charge: `ch_${intent.id}`,
        amount,
        currency: 'eur',
        status: 'failed',
      };
      for (const type of ['refund.failed', 'charge.refund.updated']) notify(type, failed);
    },
    closeDispute(paymentId: string, status: 'won' | 'lost' | 'warning_closed'): void {
      const intent = intents.find((one) => one.paymentId === paymentId && one.disputed);
      if (!intent) return;
      const amount = intent.amount - intent.refunded;
      intent.disputed = false;
      if (status === 'lost') intent.refunded = intent.amount;
      notify('charge.dispute.closed', {
        id: `dp_${intent.id}`,
        charge: `ch_${intent.id}`,
        amount,
        currency: 'eur',
        status,
      });
    },
    dispute(paymentId: string): void {
      const intent = intents.find((one) => one.paymentId === paymentId);
      if (!intent) return;
      intent.disputed = true;
      notify('charge.dispute.created', { id: `dp_${intent.id}`, charge: `ch_${intent.id}` });
    },
    /** Money received and not refunded, in cents. */
    held: (paymentId: string): number =>
      intents.filter((one) => one.paymentId === paymentId).reduce((sum, one) => sum + one.amount - one.refunded, 0),
  };
};
