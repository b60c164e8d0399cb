import { isLook } from '@lendring/contracts/moderation/act-codes.js';
import type { Act, ActCode, ActListed, ActManner, ActEvent } from '@lendring/contracts/moderation/audit-log.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type ActDocument = Omit<Act, 'listed'> &
  Readonly<{
    /** Absent in rows written before the field existed. */
    listed?: ActListed | null;
    /** Sort key by time; ties are broken by id. */
    place: string;
    /** Day in Berlin time. */
    day: string;
    kind: string | null;
    manner: ActManner;
  }>;

export type ActCodeDocument = Readonly<{ act: ActCode }>;

export type ActorDocument = Readonly<{ userId: string }>;

/** Columns that every index carries for filters; `kind` and `about` exclude acts about the caller. */
const asked = (...paths: readonly ('by' | 'about' | 'act' | 'manner')[]) => carried(...paths, 'kind', 'day');

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
      day: dayIn(at, OPERATOR_TIME_ZONE),
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
