import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openStatementReader } from './statement-reader.adapter.js';
import { referenceOf } from './reference.js';

const IBAN = 'DE02120300000000202051';
const reference = referenceOf('5d0c8d0e-31b1-4b1d-8a6f-7a4a0a9c2e31');
const packed = (text: string): string => gzipSync(text).toString('base64');
const lines = (count: number): string =>
  Array.from({ length: count }, (_, n) => `2027-02-03;Zeile ${n} zu einer Sache;+${n},50`).join('\n');
const csv = (...rows: readonly string[]): string => ['date;text;amount', ...rows].join('\n');

describe('bank statement reader', () => {
  it('returns lines with a reference, the first lines without, and the count of the others', async () => {
    const read = openStatementReader();
    const statement = csv(`2027-02-03;${reference};+5,83`, lines(300));
    const answer = await read(packed(statement), IBAN);
    expect(answer).toMatchObject({
      referred: [{ reference, credit: { amount: 583, bookedOn: '2027-02-03' } }],
      more: 100,
    });
    expect(answer.others).toHaveLength(200);
    await expect(read(Buffer.from(statement), IBAN)).resolves.toEqual(answer);
  });

  it('refuses the same files as the single-threaded reader', async () => {
    const read = openStatementReader();
    await expect(read('AAAA', IBAN)).rejects.toMatchObject({ code: 'statement_unreadable' });
    await expect(read(packed('date;amount\n2027-02-03;5,00'), IBAN)).rejects.toMatchObject({
      code: 'statement_without_direction',
    });
  });

  it('keeps the event loop free while reading the largest file', async () => {
    const read = openStatementReader();
    await read(packed(csv(lines(1))), IBAN);
    const largest = packed(csv(lines(150_000)));
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 10);
    await read(largest, IBAN);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });

  it('aborts a file that takes too long, and then reads the next file', async () => {
    const limit = { deadlineMs: 1 };
    const read = openStatementReader(limit);
    const slow = read(packed(csv(lines(150_000))), IBAN);
    await expect(slow).rejects.toMatchObject({ code: 'statement_too_long' });
    limit.deadlineMs = 30_000;
    await expect(read(packed(csv(lines(1))), IBAN)).resolves.toMatchObject({ others: [{ amount: 50 }] });
  });
});
