import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import type { Subject } from '@lendring/contracts/moderation/subject.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { caseIdOf } from '@lendring/moderation/door/case-id.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoReport } from './content/reports.js';
import type { DemoOffer, Person } from './content/schema.js';
import { offerIdOf } from './load-offers.js';
import { personId } from './load-people.js';

type Load = Loading &
  Readonly<{
    moderation: DoorClient<typeof moderationDoor>;
    people: ReadonlyMap<string, Person>;
    offers: ReadonlyMap<string, DemoOffer>;
    /** Decides what the demo has decided. */
    admin: UserId | null;
    /** So many days before the demo's first one. */
    at: (daysAgo: number) => string;
  }>;

const subjectOf = ({ about }: DemoReport): Subject =>
  'offer' in about ? { kind: 'offer', id: offerIdOf(about.offer) } : { kind: 'user', id: personId(about.person) };

const loadReport = async ({ moderation, people, offers, admin, at }: Load, report: DemoReport): Promise<void> => {
  const { by, typeId, description, daysAgo, verdict } = report;
  const subject = subjectOf(report);
  const { about } = report;
  const ownerId = personId('offer' in about ? (offers.get(about.offer)?.owner ?? '') : about.person);
  const what = `report ${subject.id} ${by}`;
  const locale = people.get(by)?.locale ?? 'de';
  await done(
    what,
    moderation.commands.report(
      { subject, typeId, description, contact: null, network: 'demo' },
      demoContext({ what, at: at(daysAgo), locale, by: personId(by) }),
    ),
  );
  if (!verdict || !admin) return;
  const decided = demoContext({ what: `decide ${subject.id}`, at: at(daysAgo - 1), by: admin });
  await done(
    `decide ${subject.id}`,
    moderation.commands.decide(
      { caseId: caseIdOf(subject, ownerId), after: null, verdict },
      { ...decided, actor: { kind: 'user', userId: admin, roles: ['admin'] } },
    ),
  );
};

/** Writes what people report, and what of it was decided; one after the other, as they came. */
export const loadReports = (load: Load, reports: readonly DemoReport[]): Promise<void> =>
  inParallel(reports, { ...load, width: 1, work: (report) => loadReport(load, report) });
