import { Controller, Get, Inject, Res, UseGuards } from '@nestjs/common';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { requestTypeById } from '@lendring/contracts/reference/request-types.js';
import type { CalendarEntry } from '@lendring/contracts/request/calendar.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { isCalledOff } from '@lendring/contracts/request/lifecycle.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import { calendarFileTexts } from '@lendring/contracts/texts/calendar-file.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { FastifyReply } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { AccessGuard, Calling, CallNamed } from '../calls/access.guard.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import type { HeavyTurns } from '../calls/heavy-calls.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { titlesOf } from './offer-titles.js';

export const CALENDAR_FILE = Symbol('calendar file');
export type CalendarFileOptions = Readonly<{
  apis: ServiceApis;
  publicUrl: string;
  brand: () => string;
  turns: HeavyTurns;
}>;

const summaryOf = (e: CalendarEntry, locale: Locale): string => {
  const { lend, borrow, maybe, counter, allOffers, someOffers } = calendarFileTexts;
  const hint = e.counterLoanId ? counter : e.status === 'open' ? maybe : null;
  const what = (e.kind && requestTypeById(e.kind)?.title) || (e.side === 'vendor' ? lend : borrow);
  const title =
    e.type === 'calendar_unavailability'
      ? inLanguage(e.offers === null ? allOffers : someOffers(e.offers), locale)
      : countedTitle(e.offerTitle ?? '', e.units);
  return `${inLanguage(what, locale)}: ${title}${hint ? ` (${inLanguage(hint, locale)})` : ''}`;
};

const statusOf = (e: CalendarEntry): ICalEventStatus =>
  e.status && isCalledOff(e.status)
    ? ICalEventStatus.CANCELLED
    : e.status === 'open'
      ? ICalEventStatus.TENTATIVE
      : ICalEventStatus.CONFIRMED;

const MOST_OCTETS = 75;

/** Folds a content line (RFC 5545 §3.1), never inside a character; ical-generator takes many times as long. */
const folded = (line: string): string => {
  if (Buffer.byteLength(line) <= MOST_OCTETS) return line;
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const breaks = octets + size > MOST_OCTETS;
    text += breaks ? `\r\n ${character}` : character;
    octets = breaks ? 1 + size : octets + size;
  }
  return text;
};

/**
 * Builds an RFC 5545 calendar: whole days as dates with an exclusive end after the return day, hours in UTC. UIDs are
 * permanent; SEQUENCE counts changes.
 */
export const calendarFile = (
  entries: readonly CalendarEntry[],
  locale: Locale,
  publicUrl: string,
  name: string = BUILT_IN_NAME,
): string => {
  const calendar = ical({
    name,
    prodId: { company: 'Lendring', product: 'Calendar', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const e of entries) {
    const { wish } = e.period;
    calendar.createEvent({
      id: `${e.requestId ?? e.counterLoanId ?? e.blockId}@${new URL(publicUrl).hostname}`,
      sequence: e.revision,
      stamp: new Date(e.changedAt),
      summary: summaryOf(e, locale),
      status: statusOf(e),
      ...(e.requestId
        ? { url: `${publicUrl}${pageAddress(locale, '/request/$requestId', { requestId: e.requestId })}` }
        : {}),
      ...(e.counterLoanId
        ? { url: `${publicUrl}${pageAddress(locale, '/counter-loan/$loanId', { loanId: e.counterLoanId })}` }
        : {}),
      ...(wish.kind === 'days'
        ? {
            allDay: true,
            start: new Date(`${wish.from}T00:00:00Z`),
            end: new Date(`${addDays(returnDay(e.period, e.rentType), 1)}T00:00:00Z`),
            timezone: null,
          }
        : { start: new Date(e.period.start), end: new Date(e.end) }),
    });
  }
  const events = calendar.events().map((event) => event.toString().split('\r\n').map(folded).join('\r\n'));
  const frame = calendar.clear().toString().trimEnd();
  const end = frame.lastIndexOf('END:VCALENDAR');
  // End the last content line with CRLF too (RFC 5545 §3.1).
  return `${frame.slice(0, end)}${events.join('')}${frame.slice(end)}\r\n`;
};

@Controller('v1')
export class CalendarFileController {
  constructor(@Inject(CALENDAR_FILE) private readonly options: CalendarFileOptions) {}

  @Get('request_calendar_ics')
  @UseGuards(AccessGuard)
  @CallNamed('calendar')
  async file(@Calling() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const { apis, publicUrl, brand, turns } = this.options;
    const file = await turns(caller, async () => {
      const entries = await apis.request.queries.feed({}, queryContext(caller));
      const titles = await titlesOf(apis, caller, entries);
      const titled = entries.map((e) => ({ ...e, offerTitle: e.offerTitle ?? titles.get(e.offerId ?? '') ?? null }));
      return calendarFile(titled, caller.locale, publicUrl, brand());
    });
    void reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lendring.ics"')
      .header('cache-control', 'private, no-store')
      .send(file);
  }
}
