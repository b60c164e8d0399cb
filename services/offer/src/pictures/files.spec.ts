import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { offerId, ownerId, picture } from '../../testing/offer.js';
import { at, runningService, user } from '../../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(ownerId);
const one = { offerId };
const published = async () => {
  await service.drafted();
  await service.commands.publish(one, service.by(own));
  await service.settle();
};

describe('picture files', () => {
  const fateOf = (n: number, fate: string) =>
    eventually(
      async () => service.pictures.fates.get(picture(n).imageId),
      (now) => now === fate,
    );
  const tell = (name: 'deactivate' | 'activate' | 'delete') => service.commands[name](one, service.by(own));

  it('are deleted with a picture removed from an offer', async () => {
    await published();
    await service.commands.addImage({ offerId, picture: picture(2) }, service.by(own));
    await service.commands.removeImage({ offerId, imageId: picture(1).imageId }, service.by(own));
    expect(await fateOf(1, 'remove')).toBe('remove');
    expect(service.pictures.fates.get(picture(2).imageId)).not.toBe('remove');
  });

  it('are hidden while the offer is offline, including newly added pictures', async () => {
    await published();
    await tell('deactivate');
    expect(await fateOf(1, 'hide')).toBe('hide');
    await service.commands.addImage({ offerId, picture: picture(2) }, service.by(own));
    expect(await fateOf(2, 'hide')).toBe('hide');
    await tell('activate');
    expect([await fateOf(1, 'show'), await fateOf(2, 'show')]).toEqual(['show', 'show']);
  });

  it('stay as stored in a draft, and are shown on publication', async () => {
    await service.drafted();
    await service.settle();
    expect(service.pictures.fates.size).toBe(0);
    await service.commands.publish(one, service.by(own));
    expect(await fateOf(1, 'show')).toBe('show');
    await service.commands.addImage({ offerId, picture: picture(2) }, service.by(own));
    expect(await fateOf(2, 'show')).toBe('show');
  });

  it('are deleted with the offer, whether online or offline', async () => {
    await published();
    await tell('deactivate');
    await tell('delete');
    expect(await fateOf(1, 'remove')).toBe('remove');
  });

  it('follow the current state of the offer, however late and often an event arrives', async () => {
    await published();
    await tell('deactivate');
    await tell('activate');
    expect(await fateOf(1, 'show')).toBe('show');
    const policy = service.parts.policies.find(({ name }) => name === 'when-pictures-go-then-their-files-do');
    const stored = await service.store.read(`offer-${offerId}`);
    for (const { type, data, id, stream, position, metadata } of [...stored, ...stored]) {
      await policy?.react(
        { type, data, id, stream, position, at: metadata.at, actor: metadata.actor },
        systemCommand({ name: 'spec', commandId: id, at }),
      );
    }
    expect(service.pictures.fates.get(picture(1).imageId)).toBe('show');
  });

  it('wait for a file store that is unavailable', async () => {
    await published();
    expect(await fateOf(1, 'show')).toBe('show');
    service.pictures.away = true;
    await tell('delete');
    await service.settle();
    expect(service.pictures.fates.get(picture(1).imageId)).toBe('show');
    service.pictures.away = false;
    expect(await fateOf(1, 'remove')).toBe('remove');
  });
});
