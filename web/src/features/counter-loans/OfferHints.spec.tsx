import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PieceShape, PiecesShape } from '@lendring/contracts/http/pieces.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { ownOffer } from '../../testing/demo-offers.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import OfferHints from './OfferHints.js';

afterEach(cleanup);

const offerId = 'a000000001';
const show = (
  piece: Partial<PieceShape>,
  offer: Partial<ReturnType<typeof ownOffer>> = {},
  missing: PiecesShape['missing'] = undefined,
) => {
  const numbered = { piece_id: 3, number: 'PM-3', condition: 'good', note: null, loan: null, ...piece } as PieceShape;
  const { fetch, calls } = createFakeApi(({ path }) => {
    if (path.startsWith('/v1/offer_pieces/'))
      return { data: { offer_id: offerId, title: 'Popcorn', quantity: 3, pieces: [numbered], missing } };
    return { data: ownOffer({ offer_id: offerId, ...offer }) };
  });
  const lent = { offer_id: offerId, piece: { piece_id: 3, number: 'PM-3' } };
  render(
    <ApiContext value={createApi({ fetch, locale: 'de' })}>
      <OfferHints offer={lent as Parameters<typeof OfferHints>[0]['offer']} />
    </ApiContext>,
  );
  return calls;
};
const number = 'PM-3';

it('says of a chosen piece that it is defective, retired or out', async () => {
  const loan = { loan_id: 'x', counter: true, piece_ids: [3], out_at: '2026-12-01T10:00:00.000Z', back_at: null };
  for (const [why, piece] of [
    ['defect', { condition: 'defect' }],
    ['retired', { condition: 'retired' }],
    ['out', { loan }],
  ] as const) {
    show(piece);
    expect(await screen.findByText(text(`counterLoans:form.pieceNot.${why}`, { number }))).toBeTruthy();
    cleanup();
  }
});

it('names what a chosen piece lacks, and nothing of a complete one', async () => {
  const missing = [{ loan_id: 'x', since: '2025-12-03T10:00:00.000Z', parts: [{ name: 'Becher', count: 1 }] }];
  show({ missing: ['x'] }, {}, missing);
  expect(await screen.findByText(/1 × Becher/)).toBeTruthy();
  cleanup();
  const calls = show({});
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(/PM-3|Becher/)).toBeNull();
});

it('reminds the owner that online only residents can request the offer', async () => {
  const none = { max_km: null, postals: [], towns: [], phone: false, good_ratings: 0 };
  show({}, { ask_rules: { ...none, postals: ['50823', '50825'] } });
  expect(await screen.findByText(/50823.*50825/)).toBeTruthy();
});
