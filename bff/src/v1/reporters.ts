import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { reporterCalls, ReporterShape } from '@lendring/contracts/http/reporters.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { ReporterView } from '@lendring/contracts/moderation/reporter.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { peopleOf } from '../shapes/people.js';

const filingShape = ({ made, unfounded, warnedAt, pausedUntil, mayPause }: ReporterView['reports']) => ({
  made,
  unfounded,
  warnedAt,
  pausedUntil,
  mayPause,
});

export const reporterHandlers = (doors: Doors): Handlers<keyof typeof reporterCalls> => {
  const { commands, queries } = doors.moderation;
  const read = async (caller: Caller, reporterId: string, after?: Position): Promise<Camel<ReporterShape>> => {
    const view = found(await queries.reporter({ reporterId }, queryContext(caller, after)), 'reporter_not_found');
    const people = await peopleOf(
      doors,
      caller,
      view.history.flatMap(({ by }) => by ?? []),
    );
    return {
      reporterId: view.reporterId,
      visitor: view.visitor,
      reports: filingShape(view.reports),
      complaints: filingShape(view.complaints),
      history: view.history.map(({ by, ...same }) => ({
        ...same,
        by: by === null ? null : { userId: by, user: people.get(by) ?? null },
      })),
    };
  };
  return {
    reporter: ({ id }, caller) => read(caller, id),
    warnReporter: async ({ id: reporterId, body }, caller) =>
      read(caller, reporterId, accepted(await commands.warnReporter({ reporterId, ...body }, commandContext(caller)))),
    pauseReporter: async ({ id: reporterId, body }, caller) =>
      read(caller, reporterId, accepted(await commands.pauseReporter({ reporterId, ...body }, commandContext(caller)))),
    resumeReporter: async ({ id: reporterId, body }, caller) =>
      read(
        caller,
        reporterId,
        accepted(await commands.resumeReporter({ reporterId, ...body }, commandContext(caller))),
      ),
  };
};
