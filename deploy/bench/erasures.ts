import { addDays } from '@lendring/contracts/kernel/days.js';
import { dayAhead } from '../driver/days.js';
import { accessToken } from '../tools/access-token.js';
import type { Product } from './children.js';
import { dataOf, must, withConnections } from './connection.js';
import { atMost, forScale, type Figure } from './figures.js';
import { ownerIdOf, pricingIdOf, syntheticOfferId, syntheticOwnerOf } from './synthetic.js';
import { inParallel, timed } from './times.js';

const REQUESTS = 1_000;
const PARALLEL = 20;
const OFFERS = 20;
const EVERY_MS = 20;

const untilErased = (port: number, certificateId: string): Promise<void> =>
  withConnections(port, 1, async ([connection]) => {
    for (;;) {
      const reply = await must(connection!, { path: `/v1/erasure_certificate/${certificateId}` });
      if (dataOf<{ erased_at: string | null }>(reply).erased_at !== null) return;
      await new Promise((resolve) => {
        setTimeout(resolve, EVERY_MS);
      });
    }
  });

/** Deletes the account of an owner who received requests from a thousand users. Each run deletes another owner. */
export const benchErase = async (
  { config, ask }: Product,
  { offers, run }: Readonly<{ offers: number; run: number }>,
): Promise<readonly Figure[]> => {
  const owners = syntheticOwnerOf(offers - 1) + 1;
  const { userId, owner, password } = await ask('enrolNext');
  const first = owner * OFFERS;
  const asks = Array.from({ length: REQUESTS }, (_, n) => n);
  await withConnections(config.port, PARALLEL, (connections) =>
    inParallel(asks, PARALLEL, async (n, lane) => {
      const offer = first + (n % OFFERS);
      const from = addDays(dayAhead(20), 3 * Math.floor(n / OFFERS));
      const creator = (owner + 1 + (n % Math.min(500, owners - 1))) % owners;
      await must(connections[lane]!, {
        method: 'POST',
        path: '/v1/request',
        token: await accessToken(config, ownerIdOf(creator)),
        body: {
          offer_id: syntheticOfferId(offer),
          pricing_id: pricingIdOf(offer),
          date_from: from,
          date_to: addDays(from, 1),
          message: `Darf ich es leihen? Zum ${run}. Mal.`,
        },
      });
    }),
  );
  const { ms: answered, result } = await timed(async () =>
    withConnections(config.port, 1, async ([connection]) =>
      dataOf<{ certificate_id: string }>(
        await must(connection!, {
          method: 'PATCH',
          path: '/v1/profile_delete',
          token: await accessToken(config, userId),
          body: { password },
        }),
      ),
    ),
  );
  const { ms: erased } = await timed(() => untilErased(config.port, result.certificate_id));
  return [
    forScale('a person with 1,000 open requests deletes the account: answered', answered / 1000, 's'),
    atMost('a person with 1,000 open requests deletes the account: erased', (answered + erased) / 1000, 5, 's'),
  ];
};
