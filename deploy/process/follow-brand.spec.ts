import { describe, expect, it } from 'vitest';
import type { Brand } from '@lendring/contracts/installation/brand.js';
import { currentBrand } from '@lendring/platform/mail/branded.decorator.js';
import { followBrand, type Installation } from './follow-brand.js';

const at = '2027-02-01T10:00:00.000Z';

describe('brand in a process', () => {
  it('uses the latest published brand while the installation service is down', async () => {
    const state: { brand: Brand | null; away: boolean } = { brand: null, away: false };
    const installation = {
      queries: {
        settings: async () => {
          if (state.away) throw new Error('away');
          return { brand: state.brand };
        },
      },
    } as unknown as Installation;
    const followed = currentBrand();
    const { tick } = followBrand(followed, installation, 'group');
    expect(followed.brand()).toEqual({ name: null, accent: null });
    state.brand = { name: 'Leihbar', logo: null, accent: null };
    await tick(at);
    expect(followed.brand().name).toBe('Leihbar');
    state.away = true;
    await expect(tick(at)).rejects.toThrow('away');
    expect(followed.brand().name).toBe('Leihbar');
    Object.assign(state, { away: false, brand: null });
    await tick(at);
    expect(followed.brand()).toEqual({ name: null, accent: null });
  });
});
