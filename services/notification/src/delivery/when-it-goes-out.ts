import type { QuietHours } from '@lendring/contracts/notification/preferences.js';
import { Temporal } from 'temporal-polyfill';
import type { ChannelPort } from '../channels/channel.port.js';
import type { Preferences } from '../preferences/preferences.aggregate.js';

const EVENING = '18:00';

const textOf = (at: Temporal.ZonedDateTime): string => at.toInstant().toString({ fractionalSecondDigits: 3 });
const zoned = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** First instant from `instant` on with this local time; a skipped time resolves to the end of the gap. */
const nextAt = (instant: string, time: string, zone: string): string => {
  const now = zoned(instant, zone);
  const today = now.withPlainTime(time);
  return textOf(Temporal.ZonedDateTime.compare(today, now) >= 0 ? today : now.add({ days: 1 }).withPlainTime(time));
};

export const notQuiet = (quiet: QuietHours | null, instant: string): string => {
  if (!quiet) return instant;
  const { from, until, zone } = quiet;
  const time = zoned(instant, zone).toPlainTime().toString({ smallestUnit: 'minute' });
  const isQuiet = from < until ? from <= time && time < until : from <= time || time < until;
  return isQuiet ? nextAt(instant, until, zone) : instant;
};

export const goesOut =
  ({ collectMs, digests }: Pick<ChannelPort, 'collectMs' | 'digests'>, { quiet, digest }: Preferences) =>
  (instant: string): string =>
    notQuiet(
      quiet,
      digests && digest.kind === 'daily'
        ? nextAt(instant, EVENING, digest.zone)
        : new Date(Date.parse(instant) + collectMs).toISOString(),
    );
