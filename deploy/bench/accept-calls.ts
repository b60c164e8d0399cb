import { addDays } from '@lendring/contracts/rules/days.js';
import { dayAhead } from '../embedded/days.js';
import { accessToken } from '../tools/access-token.js';
import type { Product } from './children.js';
import { dataOf, must, withConnections } from './connection.js';
import { atMost, forScale, type Figure } from './figures.js';
import { ownerIdOf, pricingIdOf, syntheticOfferId, syntheticOwnerOf } from './synthetic.js';
import { inParallel, percentile } from './times.js';

const PARALLEL = 20;
const ACCEPTS = 500;
const WARM_UP = 100;

/** Vendors accept requests for their offers through the BFF, twenty at a time; each books its calendar. */
export const benchAccept = async ({ config }: Product, offers: number): Promise<readonly Figure[]> => {
  const from = dayAhead(10);
  const owners = syntheticOwnerOf(offers - 1) + 1;
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (userId: string): Promise<string> => {
    const token = tokens.get(userId) ?? accessToken(config, userId);
    tokens.set(userId, token);
    return token;
  };
  // Few offers of each owner, and another creator for each: nobody asks too much of anybody.
  const asked = Array.from({ length: ACCEPTS + WARM_UP }, (_, n) => {
    const offer = Math.floor(n * offers / (ACCEPTS + WARM_UP));
    return { offer, vendor: ownerIdOf(syntheticOwnerOf(offer)), creator: ownerIdOf((syntheticOwnerOf(offer) + 1 + (n % 7)) % owners) };
  });

  return withConnections(config.port, PARALLEL, async (connections) => {
    const open: { readonly requestId: string; readonly token: string }[] = [];
    const asks = await inParallel(asked, PARALLEL, async ({ offer, vendor, creator }, lane) => {
      const body = { offer_id: syntheticOfferId(offer), pricing_id: pricingIdOf(offer), date_from: from, date_to: addDays(from, 1), message: 'Darf ich es in der Woche darauf leihen?' };
      const reply = await must(connections[lane]!, { method: 'POST', path: '/v1/request', token: await tokenOf(creator), body });
      open.push({ requestId: dataOf<{ request_id: string }>(reply).request_id, token: await tokenOf(vendor) });
    });
    const accept = (requests: typeof open) => inParallel(requests, PARALLEL, ({ requestId, token }, lane) =>
      must(connections[lane]!, { method: 'PATCH', path: `/v1/request_accept/${requestId}`, token, body: {} }));
    await accept(open.slice(0, WARM_UP));
    const times = await accept(open.slice(WARM_UP));
    return [
      forScale('ask for an offer, 20 parallel: p50', percentile(asks, 0.5), 'ms'),
      atMost('accept a request, 20 parallel: p50', percentile(times, 0.5), 15, 'ms'),
      atMost('accept a request, 20 parallel: p99', percentile(times, 0.99), 60, 'ms'),
    ];
  });
};
