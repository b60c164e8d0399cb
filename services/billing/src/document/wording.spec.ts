import { expect, it } from 'vitest';
import type { InvoicePosition } from '@lendring/contracts/billing/invoice-document.js';
import { formats } from './wording.js';

it('credits have a minus sign, and a quantity of one is singular', () => {
  const { money, quantity } = formats('de');
  const back = { quantity: -1, unit: 'month' } as InvoicePosition;
  expect(quantity(back)).toBe('\u22121 Monat');
  expect(quantity({ ...back, quantity: -2 })).toBe('\u22122 Monate');
  expect(money(-490)).toBe('\u22124,90\u00a0€');
  expect(formats('nl').money(-490)).toContain('\u2212');
});
