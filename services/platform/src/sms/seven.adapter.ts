import { lruMap } from '../base/lru-map.js';
import * as z from 'zod';
import { awayFor, hostsOf, refusedFor, type Called } from '../base/engine-errors.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { checkSms, SmsRefused, type Sms, type SmsSender } from './sms.port.js';

type Options = Readonly<{
  /** URL for posting SMS; seven.io's unless a compatible gateway is used. */
  url: string;
  key: string;
  from: string;
  timeoutMs?: number;
  watch?: EngineWatch;
}>;

/** `success`: one code for the whole request (https://docs.seven.io/en/rest-api/errors). */
const Answer = z.object({ success: z.union([z.string(), z.number()]).transform(String) });

/** Codes that count as accepted. 402: same text to the same number within three minutes, which is our own repeat. */
const TAKEN = new Set(['100', '402']);
/** Codes of permanent failures of this SMS: number, text, or too many for this number today. */
const REFUSED = new Set(['101', '202', '301', '305', '401', '403']);
/** Codes of configuration errors for the operator: key, sender, permissions, network address. */
const SETTINGS = new Set(['201', '300', '306', '900', '902', '903']);

/**
 * Sends SMS through the HTTP gateway of seven.io: one JSON POST with a key. Without a response the SMS may have been
 * sent, so it is retried once and then counts as sent, to avoid a series of duplicates. @throws EngineUnavailable
 * when the gateway does not answer or refuses the key; SmsRefused when it refuses the SMS
 */
export const openSevenSms = ({ url, key, from, timeoutMs = 10_000, watch }: Options): SmsSender => {
  const host = hostsOf(url);
  const called: Called = { engine: 'SMS gateway', name: `The SMS gateway at ${host}`, settings: 'SMS_API_KEY' };
  const { call } = watch ?? watchEngine(called.engine, { at: host });
  const sent = lruMap<string, Promise<void>>(10_000);
  const unanswered = lruMap<string, true>(10_000);

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
      if (mayHaveArrived(error)) unanswered.set(id, true);
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
      try {
        await delivery;
      } catch (error) {
        sent.delete(sms.id);
        throw error;
      }
    },
  };
};

/** True if the gateway may have received the request: the connection was established, but no response arrived. */
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
