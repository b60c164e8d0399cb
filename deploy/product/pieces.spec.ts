import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('numbered pieces of an offer over HTTP', () => {
  let product: People;
  let owner: TestPerson;
  let other: TestPerson;
  let offerId: string;
  beforeAll(async () => {
    product = await sharedProduct();
    [owner, other] = await Promise.all([product.person('stueckwerk'), product.person('neugierige')]);
    ({ offerId } = await publishOffer(owner, 'Bierzeltgarnitur'));
  });

  type Piece = Partial<Body<'addPieces'>>;
  const add = (body: Piece, who = owner, key?: string) =>
    who.call('addPieces', { id: offerId, body: { number: 'BK-001', ...body }, ...(key && { key }) });
  const problemOf = ({ status, failure }: Awaited<ReturnType<typeof add>>) => [
    status,
    failure.msgcode,
    failure.fields?.map(({ path, code }) => `${path} ${code}`).join(),
  ];
  const labels = (query: string, who = owner) => who.raw('GET', `/v1/offer_labels/${offerId}?${query}`);

  it('are added, changed and removed by the owner, and shown to nobody else', async () => {
    const run = { number: 'BK-001', last: 'BK-003', note: 'Grüner Sack' };
    const [first, again] = await Promise.all([add(run, owner, 'key-of-a-click'), add(run, owner, 'key-of-a-click')]);
    for (const reply of [first, again]) expect(must('addPieces', reply).data.pieces).toHaveLength(3);
    expect(first.data).toMatchObject({
      title: 'Bierzeltgarnitur',
      quantity: 1,
      pieces: [{ piece_id: 1, number: 'BK-001', condition: 'good', note: 'Grüner Sack' }, {}, {}],
    });
    const body = { piece_id: 2, number: 'BK-002', condition: 'defect' as const, note: null };
    must('changePiece', await owner.call('changePiece', { id: offerId, body }));
    const left = await owner.call('removePieces', { id: offerId, body: { piece_ids: [3] } });
    expect(left.data.pieces).toMatchObject([{ condition: 'good' }, { condition: 'defect', note: null }]);

    expect((await other.call('offerPieces', { id: offerId })).failure.msgcode).toBe('not_owner');
    expect((await product.visitor.call('offerPieces', { id: offerId })).status).toBe(401);
    expect((await add({ number: 'X' }, other)).failure.msgcode).toBe('not_owner');
    expect((await other.call('changePiece', { id: offerId, body })).failure.msgcode).toBe('not_owner');
    const stolen = await other.call('removePieces', { id: offerId, body: { piece_ids: [1] } });
    expect(stolen.failure.msgcode).toBe('not_owner');
    expect((await product.visitor.call('offer', { id: offerId })).text).not.toContain('BK-00');
  });

  it.each<[Piece, unknown[]]>([
    [{ number: '  ' }, [400, 'invalid_input', 'number required']],
    [{ number: 'N'.repeat(41) }, [400, 'invalid_input', 'number too_long']],
    [{ number: 'bk-001' }, [409, 'piece_number_taken', 'number piece_number_taken']],
    [{ number: 'BK-9', last: 'BK-8' }, [422, 'run_backwards', 'last run_backwards']],
    [{ number: 'BK-9', last: 'XY-20' }, [422, 'run_unclear', 'last run_unclear']],
    [{ number: '1', last: '999999999' }, [422, 'pieces_too_many', 'last pieces_too_many']],
  ])('are refused as %j', async (body, problem) => {
    expect(problemOf(await add(body))).toEqual(problem);
  });

  it('get labels with QR codes as PDF, for the owner alone', async () => {
    const pdf = await labels('format=sheet&start=24&owner=1');
    expect(pdf.status).toBe(200);
    expect(pdf.text).toMatch(/^%PDF-1\.7/);
    expect(pdf.text.match(/\/Type \/Page\n/g)).toHaveLength(2);
    expect((await labels('format=single&pieces=1')).text.match(/\/Type \/Page\n/g)).toHaveLength(1);
    expect((await labels('pieces=1,77')).status).toBe(404);
    for (const query of ['start=0', 'start=25', 'count=1000000000', 'format=poster', 'pieces=a'])
      expect((await labels(query)).status).toBe(400);
    expect((await labels('', other)).status).toBe(404);
    expect((await labels('', product.visitor)).status).toBe(401);
    expect((await owner.raw('GET', '/v1/offer_labels/nonsense')).status).toBe(404);
  });

  it('get labels in one file with those of other offers, as many as a file may have', async () => {
    const { offerId: other1 } = await publishOffer(owner, 'Stehtisch');
    const { offerId: many } = await publishOffer(owner, 'Gläser', { quantity: 999 });
    const file = (query: string, who = owner) => who.raw('GET', `/v1/offer_labels?${query}`);
    const pages = (text: string) => text.match(/\/Type \/Page\n/g)?.length;
    const own = must('offerPieces', await owner.call('offerPieces', { id: offerId })).data.pieces.length;
    const single = await file(`format=single&owner=1&offers=${offerId},${other1},${other1}`);
    expect([single.status, pages(single.text)]).toEqual([200, own + 1]);
    expect(pages((await file(`start=24&offers=${offerId},${other1}`)).text)).toBe(2);
    must('addPieces', await owner.call('addPieces', { id: many, body: { number: 'G-1', last: 'G-480' } }));
    const tooMany = await file(`offers=${many},${other1}`);
    expect([tooMany.status, tooMany.text]).toEqual([422, expect.stringContaining('labels_too_many')]);
    expect((await file(`offers=${offerId}`, other)).status).toBe(404);
    expect((await file(`offers=${offerId}`, product.visitor)).status).toBe(401);
    const ids = Array.from({ length: 101 }, () => offerId).join();
    for (const wrong of ['', 'offers=', 'offers=nonsense', `offers=${offerId},`, `offers=${ids}`])
      expect((await file(wrong)).status).toBe(400);
  });

  it('get files of labels one after the other', async () => {
    const { offerId: id } = await publishOffer(owner, 'Klappstuhl', { quantity: 999 });
    const file = () => owner.raw('GET', `/v1/offer_labels/${id}?count=20`);
    const made = await Promise.all([file(), file(), file()]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('leave the offer as it is, and a label leads strangers to the offer', async () => {
    const link = await product.visitor.raw('GET', `/i/${offerId}`);
    expect(link.status).toBeGreaterThanOrEqual(301);
    expect(link.status).toBeLessThan(400);
    // The link of a piece answers alike whether or not the piece exists.
    for (const piece of ['1', '999'])
      expect((await product.visitor.raw('GET', `/i/${offerId}/${piece}`)).status).toBe(link.status);
    expect((await product.visitor.raw('GET', `/i/${offerId}/BK-001`)).status).toBe(404);
    const ledTo = async (language: string) => {
      const init = { redirect: 'manual', headers: { 'accept-language': language } } as const;
      return (await fetch(`${product.config.publicUrl}/i/${offerId}/1`, init)).headers.get('location');
    };
    expect(await ledTo('en-GB')).toBe(`/en/offer/${offerId}?piece=1`);
    expect(await ledTo('nl')).toBe(`/nl/advertentie/${offerId}?piece=1`);
    expect(await ledTo('de')).toBe(`/inserat/${offerId}?piece=1`);
    const shown = await product.visitor.raw('GET', `/v1/offer/${offerId}`);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain('BK-001');
    expect((await owner.call('offer', { id: offerId })).data.quantity).toBe(1);
  });

  it('go out with one loan at a time, and come back with their condition', async () => {
    const { offerId: id } = await publishOffer(owner, 'Bierbank', { quantity: 2 });
    must('addPieces', await owner.call('addPieces', { id, body: { number: 'B-1', last: 'B-2' } }));
    const lend = async () => {
      const body = { offer_id: id, date_from: dayAhead(0), name: 'Gerda Lohmann' };
      return must('enterCounterLoan', await owner.call('enterCounterLoan', { body })).data.loan_id;
    };
    const loans = [await lend(), await lend()];
    const handOut = (loan_id: string, piece_ids: number[], who = owner) =>
      who.call('handOutPieces', { id, body: { loan_id, counter: true, piece_ids } });
    expect((await handOut(loans[0] ?? '', [1], other)).failure.msgcode).toBe('not_owner');
    const raced = await Promise.all(loans.map((loan) => handOut(loan, [1])));
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = loans[raced.findIndex(({ status }) => status === 200)] ?? '';
    const { pieces } = must('offerPieces', await owner.call('offerPieces', { id })).data;
    expect(pieces).toMatchObject([{ number: 'B-1', loan: { loan_id: winner, back_at: null } }, { loan: null }]);
    const body = { loan_id: winner, conditions: [{ piece_id: 1, condition: 'worn' as const }] };
    const after = must('takePiecesBack', await owner.call('takePiecesBack', { id, body })).data;
    expect(after.pieces[0]).toMatchObject({ condition: 'worn', loan: null });
    const past = await owner.call('pieceLoans', { id, query: { piece_id: 1 } });
    expect(past.data).toMatchObject([{ loan_id: winner, counter: true, piece_ids: [1] }]);
    expect((await other.call('pieceLoans', { id, query: { piece_id: 1 } })).data).toEqual([]);
  });
});
