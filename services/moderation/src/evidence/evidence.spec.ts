import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { evidenceKey } from '@lendring/contracts/moderation/evidence.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { pictureKey } from '@lendring/platform/pictures/pictures.port.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { completed, declined, idOf, offerId, snapshot, subject } from '../../testing/case.js';
import { reporting as report } from '../../testing/cases.js';
import { admin, member, startService } from '../../testing/service.js';
import { caseIdOf } from '../case/case-id.js';

const [ada, ben] = [admin('ada'), member('ben')];
const caseId = caseIdOf(subject, idOf('owner'));
const [one, two] = [idOf('picture one'), idOf('picture two')];
const adId = idOf('ad');
const reporting = (about: Subject = subject) => report({ subject: about, description: '' });

describe('reported pictures', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  const store = (imageId: string) =>
    service.files.set(pictureKey(imageId, 1200), { body: Buffer.from(imageId), storedAt: service.clock.time });
  const copies = () => [...service.files.keys()].filter((key) => key.startsWith('evidence/'));
  const decide = async (verdict = completed({ lock: true })) => {
    const last = (await service.ask(ada, 'case', { caseId }))?.decisions[0]?.decisionId ?? null;
    return service.tell(ada, 'decide', { caseId, after: last, verdict });
  };

  beforeEach(async () => {
    service = await startService();
    service.things.set(offerId, { ownerId: idOf('owner'), snapshot: { ...snapshot, pictures: [one, two] } });
    for (const imageId of [one, two]) store(imageId);
  });
  afterEach(async () => service.stop());

  it('are kept after their owner deletes them until the complaint period ends', async () => {
    expect(await service.tell(ben, 'report', reporting())).toBe('ok');
    service.files.delete(pictureKey(one, 1200));
    expect(copies()).toEqual([evidenceKey(caseId, 0, one), evidenceKey(caseId, 0, two)]);
    await service.tick('2028-02-01T10:00:00.000Z');
    expect(copies()).toHaveLength(2);
    expect(await decide()).toBe('ok');
    await service.tick('2028-07-31T10:00:00.000Z');
    expect(copies()).toHaveLength(2);
    await service.tick('2028-08-02T10:00:00.000Z');
    expect(copies()).toEqual([]);
  });

  it('are skipped if the file is deleted, and not copied for a refused report', async () => {
    service.files.delete(pictureKey(one, 1200));
    expect(await service.tell(member('owner'), 'report', reporting())).toBe('report_own');
    expect(copies()).toEqual([]);
    expect(await service.tell(ben, 'report', reporting())).toBe('ok');
    expect(copies()).toEqual([evidenceKey(caseId, 0, two)]);
  });

  it('are copied for each round of reports, and deleted with the account', async () => {
    expect(await service.tell(ben, 'report', reporting())).toBe('ok');
    expect(await decide(declined)).toBe('ok');
    service.clock.time = '2027-02-01T11:00:00.000Z';
    expect(await service.tell(ben, 'report', reporting())).toBe('ok');
    expect(copies()).toContain(evidenceKey(caseId, 1, one));
    await service.deleteAccount(idOf('owner'));
    await service.settle();
    expect(copies()).toEqual([]);
  });

  it('are hidden and restored one by one, and only if they were reported', async () => {
    expect(await service.tell(ben, 'report', reporting())).toBe('ok');
    expect(await decide(completed({ pictures: [idOf('another')] }))).toBe('decision_measures');
    expect(await decide(completed({ pictures: [one] }))).toBe('ok');
    service.clock.time = '2027-02-01T11:00:00.000Z';
    expect(await decide(declined)).toBe('ok');
    const said = await eventually(
      async () => service.said(),
      (all) => all.length === 2,
    );
    expect(said.map(({ type, data }) => [type, data['imageId']])).toEqual([
      ['moderation.picture_hidden', one],
      ['moderation.picture_released', one],
    ]);
  });

  it('from an operator ad have no owner to warn or suspend', async () => {
    const ad = { kind: 'ad', id: adId } as const;
    service.things.set(adId, { ownerId: adId, snapshot: { ...snapshot, pictures: [one] } });
    expect(await service.tell(ben, 'report', reporting(ad))).toBe('ok');
    const id = caseIdOf(ad, adId);
    const decideAd = (verdict: ReturnType<typeof completed>) =>
      service.tell(ada, 'decide', { caseId: id, after: null, verdict });
    expect(await decideAd(completed({ warn: true }))).toBe('decision_measures');
    expect(await decideAd(completed({ lock: true, uncounted: true }))).toBe('decision_measures');
    expect(await decideAd(completed({ lock: true }))).toBe('ok');
    const said = await eventually(
      async () => service.said(),
      (all) => all.length > 0,
    );
    expect(said).toMatchObject([{ type: 'moderation.ad_locked', subject: adId }]);
  });
});
