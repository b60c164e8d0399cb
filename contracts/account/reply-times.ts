import type { AutoReplyWhen, OpeningHours } from './auto-reply.js';
import type { Instant } from '../kernel/period.js';
import { dayIn, timeIn, weekdayOf } from '../kernel/days.js';

export const isOpenAt = (hours: OpeningHours, at: Instant, zone: string): boolean => {
  const time = timeIn(at, zone);
  return (hours[weekdayOf(dayIn(at, zone))] ?? []).some(({ from, to }) => from <= time && time < to);
};

/** Whether an automatic reply is due at an instant. Without opening hours, no time is outside them. */
export const repliesAt = (when: AutoReplyWhen, hours: OpeningHours | null, at: Instant, zone: string): boolean => {
  switch (when.kind) {
    case 'off':
      return false;
    case 'always':
      return true;
    case 'dates': {
      const day = dayIn(at, zone);
      return when.from <= day && day <= when.to;
    }
    case 'closed':
      return hours !== null && !isOpenAt(hours, at, zone);
  }
};
