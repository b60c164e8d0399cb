import { expect, it } from 'vitest';
import { readTransferSearch } from './transfer-search.js';

it('reads the transfer filters from the address and returns null on another tab', () => {
  expect(readTransferSearch({ number: 'LR-2027-1' })).toBeNull();
  expect(readTransferSearch({ part: 'transfers', state: 'waiting', text: ' ', page: 0 })).toEqual({
    part: 'transfers',
  });
  expect(readTransferSearch({ part: 'transfers', state: 'given_up', text: 1234, page: 2 })).toEqual({
    part: 'transfers',
    state: 'given_up',
    text: '1234',
    page: 2,
  });
});
