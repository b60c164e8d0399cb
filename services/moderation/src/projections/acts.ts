import { isLook } from '@lendring/contracts/moderation/act-codes.js';
import type { Act, ActCode, ActListed, ActManner } from '@lendring/contracts/moderation/acts.js';
import type { ActEvent } from '@lendring/contracts/moderation/events.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** An act of staff. */
export type ActDocument = Omit<Act, 'listed'> &
  Readonly<{
    /** Absent in rows from before it was noted. */
    listed?: ActListed | null;
    /** Its place in the order of time; of two at once the id decides. */
    place: string;
    /** By the clock of Berlin. */
    day: string;
    /** Kind of what it was done to, for the filter. */
    kind: string | null;
    manner: ActManner;
  }>;

/** An act that the log has. */
export type ActCodeDocument = Readonly<{ act: ActCode }>;

/** A person who has acted. */
export type ActorDocument = Readonly<{ userId: string }>;

export const actsZone = 'Europe/Berlin';

/** What pages are narrowed to besides an index's order; `kind` and `about` keep people from acts about themselves. */
const asked = (...paths: readonly ('by' | 'about' | 'act' | 'manner')[]) => carried(...paths, 'kind', 'day');

/** The audit log: the last act first, of one person, about one person, of one kind. */
export const acts: Projection<ActDocument, ActEvent> = {
  name: 'acts',
  version: 2,
  prefixes: ['act-'],
  indexes: [
    [['place', -1], ...asked('by', 'about', 'act', 'manner')],
    [['by', 1], ['place', -1], ...asked('about', 'act', 'manner')],
    [['about', 1], ['place', -1], ...asked('by', 'act', 'manner')],
    [['act', 1], ['place', -1], ...asked('by', 'about', 'manner')],
    [['manner', 1], ['place', -1], ...asked('by', 'about', 'act')],
  ],
  ids: ({ data }) => [data.actId],
  evolve(document, { type, data }) {
    if (type === 'StaffActRefused') return document && { ...document, refusal: data.refusal, manner: 'deed' };
    const { actId, act, subject, listed = null, about, by, at } = data;
    const place = `${at}_${actId}`;
    return {
      actId,
      act,
      subject,
      listed,
      about,
      by,
      at,
      refusal: null,
      place,
      day: dayIn(at, actsZone),
      kind: subject?.kind ?? null,
      manner: isLook(act) ? 'look' : 'deed',
    };
  },
};

export const actCodesSeen: Projection<ActCodeDocument, ActEvent> = {
  name: 'act-codes',
  version: 1,
  prefixes: ['act-'],
  ids: ({ type, data }) => (type === 'StaffActed' ? [data.act] : []),
  evolve: (document, { type, data }) => (type === 'StaffActed' ? { act: data.act } : document),
};

export const actors: Projection<ActorDocument, ActEvent> = {
  name: 'actors',
  version: 1,
  prefixes: ['act-'],
  ids: ({ type, data }) => (type === 'StaffActed' ? [data.by] : []),
  evolve: (document, { type, data }) => (type === 'StaffActed' ? { userId: data.by } : document),
};
