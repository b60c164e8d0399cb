import type { NodeHandler } from '../http/node-handler.js';
import type { Gate } from '../settings/gate.js';

const pathOf = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Wraps the built-in sign-in provider: before the opening, only admitted visitors may register. Otherwise registering
 * would bypass the gate (ADR 108).
 */
export const whereLetIn =
  (http: NodeHandler, gate: Pick<Gate, 'letsIn'>): NodeHandler =>
  async (request, response, caller) => {
    if (!/^\/account\/register\b/i.test(pathOf(request.url ?? '')) || (await gate.letsIn(request)))
      return http(request, response, caller);
    request.resume();
    response
      .writeHead(403, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(JSON.stringify({ outcome: 'not_open_yet' }));
  };
