import * as z from 'zod';
import { awayFor, hostsOf, refusedFor, type Called } from '../base/engine-errors.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { checkSms, SmsRefused, type Sms, type SmsSender } from './sms.port.js';

type Options = Readonly<{
  /** Where SMS are posted to; that of seven.io unless a gateway that speaks the same stands in between. */
  url: string;
  key: string;
  /** The sender that phones show. */
  from: string;
  timeoutMs?: number;
  watch?: EngineWatch;
}>;

/** `success`: one code for the whole request (https://docs.seven.io/en/rest-api/errors). */
const Answer = z.object({ success: z.union([z.string(), z.number()]).transform(String) });

/** 402: the same text went to the same number within three minutes, which is our own repeat. */
const TAKEN = new Set(['100', '402']);
/** What is wrong with this SMS for good: number, text, or too many for this number today. */
const REFUSED = new Set(['101', '202', '301', '305', '401', '403']);
/** Key, sender, rights, network address: the operator's to mend. */
const SETTINGS = new Set(['201', '300', '306', '900', '902', '903']);

/**
 * SMS through the HTTP gateway of seven.io: one POST of JSON with a key. An answer that never came may be of an SMS that
 * was sent: that is tried once more, and then counts as sent, so that nobody gets a row of them.
 * @throws EngineUnavailable when the gateway does not answer, or lets nobody in; SmsRefused when it takes no such SMS
 */
export const openSevenSms = ({ url, key, from, timeoutMs = 10_000, watch }: Options): SmsSender => {
  const host = hostsOf(url);
  const called: Called = { engine: 'SMS gateway', name: `The SMS gateway at ${host}`, settings: 'SMS_API_KEY' };
  const { call } = watch ?? watchEngine(called.engine, { at: host });
  const sent = new Map<string, Promise<void>>();
  const unanswered = new Set<string>();

  const post = async ({ id, to, text }: Sms): Promise<Response | null> => {
    try {
      return await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'x-api-key': key, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ to, from, text, foreign_id: id }),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      const again = unanswered.has(id);
      if (mayHaveArrived(error)) remember(unanswered, id);
      if (again && mayHaveArrived(error)) return null;
      throw awayFor(called, error);
    }
  };

  const deliver = async (sms: Sms): Promise<void> => {
    const response = await post(sms);
    if (response === null) return;
    const { status } = response;
    const said = await response.text().catch(() => '');
    if (status === 401 || status === 403) throw refusedFor(called, new Error(`status ${status}`));
    if (status === 429 || status >= 500) throw awayFor(called, new Error(`status ${status}`));
    const code = Answer.safeParse(jsonOf(said)).data?.success ?? `status ${status}`;
    if (TAKEN.has(code)) return;
    if (SETTINGS.has(code)) throw refusedFor(called, new Error(`code ${code}`));
    if (REFUSED.has(code) || status === 400) throw new SmsRefused(code);
    throw awayFor(called, new Error(`code ${code}`));
  };

  return {
    send: async (sms) => {
      checkSms(sms);
      const known = sent.get(sms.id);
      if (known) return known;
      const delivery = call(() => deliver(sms));
      sent.set(sms.id, delivery);
      if (sent.size > 10_000) sent.delete(sent.keys().next().value ?? '');
      try {
        await delivery;
      } catch (error) {
        sent.delete(sms.id);
        throw error;
      }
    },
  };
};

const remember = (ids: Set<string>, id: string): void => {
  ids.add(id);
  if (ids.size > 10_000) ids.delete(ids.values().next().value ?? '');
};

/** Whether the gateway may have got the request: the connection stood, and no answer came. */
const mayHaveArrived = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown };
  return name === 'TimeoutError' || broken.has(String(code)) || mayHaveArrived(cause);
};
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
