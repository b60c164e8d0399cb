import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('seller', () => {
  it('is public with only the fields shown on invoices', async () => {
    const { name, street, postal, city, country, email, zone, series } = sampleIssuer;
    const told = { name, street, postal, city, country, email, zone, series };
    expect(await service.ask(idOf('ben'), 'seller', {})).toEqual(told);
  });
});
