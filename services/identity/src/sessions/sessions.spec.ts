import { describe, expect, it } from 'vitest';
import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { endSessions } from './end-sessions.js';
import { openProviderStore } from '../provider/provider-store.adapter.js';

const mila = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';
const jana = '7a1f4f0e-1111-4a53-9d5f-0a4c2b7d8e91';

describe('ending sessions', () => {
  const setUp = async () => {
    let time = Date.parse('2026-05-01T10:00:00.000Z');
    const store = openProviderStore(':memory:', { now: () => time });
    const signIn = async (person: string, name: string) => {
      await store.adapterFor('Session').upsert(`session ${name}`, { accountId: person, uid: name }, 600);
      await store.adapterFor('Grant').upsert(`grant ${name}`, { accountId: person }, 600);
      await store
        .adapterFor('RefreshToken')
        .upsert(`refresh ${name}`, { accountId: person, grantId: `grant ${name}` }, 600);
      await store.adapterFor('AuthorizationCode').upsert(`code ${name}`, { grantId: `grant ${name}` }, 600);
      await store
        .adapterFor('Interaction')
        .upsert(`interaction ${name}`, { result: { login: { accountId: person } } }, 600);
    };
    const left = async (name: string): Promise<readonly string[]> => {
      const models = [
        ['Session', 'session'],
        ['Grant', 'grant'],
        ['RefreshToken', 'refresh'],
        ['AuthorizationCode', 'code'],
        ['Interaction', 'interaction'],
      ] as const;
      const found = await Promise.all(
        models.map(async ([model, word]) => ((await store.adapterFor(model).find(`${word} ${name}`)) ? word : null)),
      );
      return found.filter((word) => word !== null);
    };
    return {
      store,
      signIn,
      left,
      pass: (ms: number) => {
        time += ms;
      },
      now: () => new Date(time).toISOString(),
    };
  };
  const all = ['session', 'grant', 'refresh', 'code', 'interaction'];

  it('ends all sessions of one person on all devices, and no sessions of others', async () => {
    const { store, signIn, left } = await setUp();
    await signIn(mila, 'desk');
    await signIn(mila, 'phone');
    await signIn(jana, 'elsewhere');
    await store
      .adapterFor('Interaction')
      .upsert('interaction open', { prompt: { name: 'login', reasons: [], details: {} } }, 600);
    store.sessions.endOf(mila);
    expect([await left('desk'), await left('phone'), await left('elsewhere')]).toEqual([[], [], all]);
    expect(await store.adapterFor('Interaction').find('interaction open')).toBeDefined();
  });

  it('is completed once by the policy if the command was interrupted', async () => {
    const { store, signIn, left, pass, now } = await setUp();
    const policy = endSessions(store.sessions);
    const call = systemCommand({ name: 'end-sessions', commandId: mila, at: now() });
    const changed = (at: string): Recorded<CredentialEvent> => ({
      type: 'PasswordChanged',
      data: { userId: mila, passwordHash: 'x' },
      id: mila,
      stream: 'credential-a',
      position: '1',
      at,
      actor: 'visitor',
    });

    await signIn(mila, 'old');
    const crashed = now();
    pass(5000);
    await policy.react(changed(crashed), call);
    expect(await left('old')).toEqual([]);

    await signIn(mila, 'new');
    await policy.react(changed(crashed), call);
    expect(await left('new')).toEqual(all);

    pass(1000);
    const later = now();
    pass(200);
    store.sessions.endOf(mila);
    await signIn(mila, 'newest');
    await policy.react(changed(later), call);
    expect(await left('newest')).toEqual(all);
  });
});
