import { describe, expect, it } from 'vitest';
import { sampleIssuer, settingOf, type IssuerSetting } from '@lendring/contracts/billing/issuer.js';
import { followIssuer, keptIssuer, type Installation } from './follow-issuer.js';

const at = '2027-02-01T10:00:00.000Z';
const club: IssuerSetting = { ...settingOf(sampleIssuer), name: 'Leihladen e. V.', vatId: '', bic: '', exempt: true };

describe('current invoice issuer', () => {
  it('is the latest issuer set by an admin, and survives a start without the installation service', async () => {
    const state: { issuer: IssuerSetting | null; away: boolean } = { issuer: null, away: false };
    const stored = new Map<string, string>();
    const kept = {
      getValue: async (name: string) => stored.get(name) ?? null,
      setValue: async (name: string, value: string) => void stored.set(name, value),
    };
    const settings = async () => {
      if (state.away) throw new Error('away');
      return { issuer: state.issuer };
    };
    const installation = { queries: { settings } } as unknown as Installation;
    const options = { file: sampleIssuer, installation, kept };

    const { issuer, refresh } = await followIssuer(options);
    expect({ ...issuer }).toEqual(sampleIssuer);
    state.issuer = club;
    await refresh.tick(at);
    expect(issuer).toMatchObject({ name: 'Leihladen e. V.', series: 'MUSTER', exempt: true, vatId: undefined });

    state.away = true;
    const later = await followIssuer(options);
    await expect(later.refresh.tick(at)).rejects.toThrow('away');
    expect(later.issuer.name).toBe('Leihladen e. V.');
    expect((await keptIssuer(sampleIssuer, kept)).name).toBe('Leihladen e. V.');

    Object.assign(state, { away: false, issuer: null });
    await refresh.tick(at);
    expect({ ...issuer }).toEqual(sampleIssuer);
  });
});
