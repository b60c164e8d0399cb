import { randomUUID } from 'node:crypto';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { caseIdOf } from '../src/case/case-id.js';
import { at, completed, idOf, subject } from './case.js';
import { admin, startService } from './service.js';

export const caseId = caseIdOf(subject, idOf('owner'));
export const contact = { name: 'Cleo', email: 'cleo@example.org' };
export const reporting = (change: object = {}) => ({
  reportId: randomUUID() as string,
  subject: subject as Subject,
  typeId: 7,
  description: 'Das Zelt gibt es nicht.',
  contact: null,
  network: '192.0.2.1',
  ...change,
});
export const minutes = (n: number): string => new Date(Date.parse(at) + n * 60_000).toISOString();

const ada = admin('ada');

export const startCases = async () => {
  const service = await startService();
  const caseNow = async () => {
    const view = await service.ask(ada, 'case', { caseId });
    if (!view) throw new Error('There is no case');
    return view;
  };
  return {
    ...service,
    caseNow,
    async decideAs(who: typeof ada, verdict = completed({ lock: true })) {
      const [last] = (await caseNow()).decisions;
      return service.tell(who, 'decide', { caseId, after: last?.decisionId ?? null, verdict });
    },
    queue: (state: 'waiting' | 'complaint' | 'completed' | 'declined' | 'all' = 'waiting', who = ada) =>
      service.ask(who, 'queue', { filter: { state }, paging: { page: 1, size: 10 } }),
    subjectsOf: (name: string) => service.mails.filter(({ to }) => to.startsWith(name)).map((one) => one.subject),
  };
};
