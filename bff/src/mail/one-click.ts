import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UnsubscribeToken } from '@lendring/contracts/notification/preferences.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { messages, textOf } from '@lendring/contracts/http/messages.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { isAway } from '@lendring/platform/rpc/api-errors.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { languageOf } from '../http/language.js';

export const ONE_CLICK = '/mail/unsubscribe';

type Code = 'unsubscribe_link_unknown' | 'unsubscribe_link_expired' | 'service_unavailable' | 'method_not_allowed';

/**
 * Target of `List-Unsubscribe` (RFC 8058). A POST unsubscribes; a GET, such as a link scanner sends, changes nothing
 * and redirects to the confirmation page.
 */
export const oneClick =
  (apis: Pick<ServiceApis, 'notification'>, clock: Clock) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const locale = languageOf(undefined, request.headers['accept-language']);
    const token = UnsubscribeToken.safeParse((request.url ?? '').slice(1).split('?', 1)[0]).data;
    request.resume();
    const answer = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) => {
      response.writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        ...headers,
      });
      response.end(`${text}\n`);
    };
    const refuse = (code: Code, headers?: Readonly<Record<string, string>>) =>
      answer(messages[code].status, textOf(code, locale, { methods: 'GET, POST' }), headers);

    if (request.method === 'GET' || request.method === 'HEAD')
      return answer(303, '', { location: `${pageAddress(locale, '/unsubscribe')}?token=${token ?? ''}` });
    if (request.method !== 'POST') return refuse('method_not_allowed', { allow: 'GET, POST' });
    if (token === undefined) return refuse('unsubscribe_link_unknown');
    const commandId = randomUUID();
    try {
      const done = await apis.notification.commands.unsubscribe(
        { token },
        { commandId, actor: { kind: 'visitor' }, at: clock.now(), locale, requestId: commandId },
      );
      if (done.ok) return answer(200, 'ok');
      return refuse(
        (['unsubscribe_link_unknown', 'unsubscribe_link_expired'] as const).find(
          (code) => code === done.refusal.code,
        ) ?? 'service_unavailable',
      );
    } catch (error) {
      if (!isAway(error)) throw error;
      return refuse('service_unavailable', { 'retry-after': '5' });
    }
  };
