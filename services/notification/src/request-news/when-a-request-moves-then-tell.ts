import { decided } from '@lendring/contracts/kernel/decider.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { CommandHandler, Reaction, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { tellPeople, type Turns } from '../inbox/tell-people.js';
import { newsOf } from './decide.js';
import { cancel, complete, follow, giveUp, hold, move, rated, replaceVendor, wait } from '../reminders/decide.js';
import { remindersAggregate, type Loan } from '../reminders/reminders.aggregate.js';
import { expiryTimer, holdTimer, rateTimer, timetable } from '../reminders/timetable.js';

type Said = Parameters<typeof newsOf>[0];

/** Loan of an event; null for events written before the period was published. */
const loanOf = ({ type, subject, data }: Said): Loan | null => {
  if (!('period' in data) || !data.period) return null;
  const { offerId, vendorId, creatorId, period } = data;
  const nights = (type === 'request.agreed' || type === 'request.period_changed') && data.nights === true;
  return { requestId: subject, offerId, vendorId, creatorId, period, nights };
};

const keepTime = async (unit: Unit, event: Said, at: string): Promise<void> => {
  const loan = loanOf(event);
  const stream = () => unit.load(remindersAggregate, event.subject);
  if (event.type === 'request.asked' && loan)
    unit.append(
      remindersAggregate,
      event.subject,
      wait(
        (await unit.loadNew(remindersAggregate, event.subject)).state,
        loan,
        expiryTimer(loan, { since: at, until: event.data.answerBy ?? loan.period.start }),
      ),
    );
  if (event.type === 'request.accepted' && event.data.answerBy)
    unit.append(
      remindersAggregate,
      event.subject,
      hold((await stream()).state, holdTimer({ since: at, until: event.data.answerBy })),
    );
  if (event.type === 'request.declined' || event.type === 'request.withdrawn' || event.type === 'request.expired')
    unit.append(remindersAggregate, event.subject, giveUp((await stream()).state, event.subject));
  if (event.type === 'request.agreed' && loan)
    unit.append(
      remindersAggregate,
      event.subject,
      follow((await stream()).state, loan, { timers: timetable(loan), settledAt: at }),
    );
  if (event.type === 'request.period_changed' && loan) {
    const { answerBy: until } = event.data;
    const expiry = until === undefined ? null : expiryTimer(loan, { since: at, until });
    unit.append(
      remindersAggregate,
      event.subject,
      move((await stream()).state, loan, { timers: timetable(loan), expiry, at }),
    );
  }
  if (event.type === 'request.taken_over')
    unit.append(
      remindersAggregate,
      event.subject,
      replaceVendor((await stream()).state, event.subject, event.data.vendorId),
    );
  if (event.type === 'request.cancelled')
    unit.append(remindersAggregate, event.subject, cancel((await stream()).state, event.subject));
  if (event.type === 'request.completed' && loan)
    unit.append(
      remindersAggregate,
      event.subject,
      complete((await stream()).state, loan, { rate: rateTimer(loan, at), completedAt: at }),
    );
  if (event.type === 'request.rating_waits' || event.type === 'request.rated')
    unit.append(remindersAggregate, event.subject, rated((await stream()).state, event.subject, event.data.side));
};

/**
 * Notifies both sides of a request and updates its reminders in one append. The command id derives from the event id,
 * so a redelivery does nothing.
 */
export const whenARequestMovesThenTell = (commands: CommandHandler, inTurn: Turns): Reaction => ({
  name: 'when-a-request-moves-then-tell',
  topics: ['request'],
  react: async ({ type, subject, data, time }, call) => {
    if (!type.startsWith('request.')) return undefined;
    // All published events are declared, so an invalid event becomes a dead letter.
    const event = RequestIntegrationEvent.parse({ type, subject, data }) as Said;
    const news = newsOf(event, time);
    if (event.type === 'request.answered' || event.type === 'request.group_thing_asked') return undefined;
    const { vendorId, creatorId } = event.data;
    const former = event.type === 'request.taken_over' ? [event.data.formerId] : [];
    return inTurn([vendorId, creatorId, ...former], () =>
      commands.execute(call, async (unit) => {
        await tellPeople(unit, news, event.subject, call);
        await keepTime(unit, event, time);
        return decided(undefined);
      }),
    );
  },
});
