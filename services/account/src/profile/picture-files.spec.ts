import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { userId } from '../../testing/account.js';
import { at, by, runningService, user } from '../../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(userId);

describe('profile picture files', () => {
  const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const choose = async (...imageIds: readonly (string | null)[]) => {
    await service.open(userId);
    for (const imageId of imageIds)
      expect(await service.commands.changePicture({ imageId }, by(own))).toMatchObject({ ok: true });
  };
  const replay = async () => {
    const policy = service.parts.policies.find(({ name }) => name === 'when-a-picture-is-replaced-then-its-files-go');
    for (const { type, data, id, stream, position, metadata } of await service.store.read(`account-${userId}`)) {
      await policy?.react(
        { type, data, id, stream, position, at: metadata.at, actor: metadata.actor },
        systemCommand({ name: 'spec', commandId: id, at }),
      );
    }
    return Object.fromEntries(service.pictures.fates);
  };

  it('are deleted when the picture is replaced or removed', async () => {
    await choose(first, second);
    expect(await replay()).toEqual({ [first]: 'remove' });
    await choose(null);
    expect(await replay()).toEqual({ [first]: 'remove', [second]: 'remove' });
  });

  it('stay when the same picture was restored', async () => {
    await choose(first, null, first);
    service.pictures.fates.clear();
    expect(await replay()).toEqual({});
  });

  it('wait for a file store that is unavailable', async () => {
    await choose(first);
    service.pictures.away = true;
    await choose(second);
    await expect(replay()).rejects.toThrow(ServiceUnavailable);
    service.pictures.away = false;
    expect(await replay()).toEqual({ [first]: 'remove' });
  });
});
