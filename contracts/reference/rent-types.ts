import { texts, type CountedTexts, type Texts } from '../kernel/texts.js';

export const RentTypeId = { day: 1, hour: 2, night: 3, week: 4 } as const;
export type RentTypeId = (typeof RentTypeId)[keyof typeof RentTypeId];

export type RentType = Readonly<{ id: RentTypeId; key: keyof typeof RentTypeId; title: Texts; unit: CountedTexts }>;

/** Units of rental time (spec §3). Ids and meanings come from the spec; all texts but "Tag"/"Day" are ours. */
export const rentTypes: readonly RentType[] = [
  {
    id: 1,
    key: 'day',
    title: texts('ganzer Tag', 'whole day', 'hele dag'),
    unit: { singular: texts('Tag', 'Day', 'Dag'), plural: texts('Tage', 'Days', 'Dagen') },
  },
  {
    id: 2,
    key: 'hour',
    title: texts('stundenweise', 'by the hour', 'per uur'),
    unit: { singular: texts('Stunde', 'Hour', 'Uur'), plural: texts('Stunden', 'Hours', 'Uur') },
  },
  {
    id: 3,
    key: 'night',
    title: texts('über Nacht', 'overnight', 'per nacht'),
    unit: { singular: texts('Nacht', 'Night', 'Nacht'), plural: texts('Nächte', 'Nights', 'Nachten') },
  },
  {
    id: 4,
    key: 'week',
    title: texts('wochenweise', 'by the week', 'per week'),
    unit: { singular: texts('Woche', 'Week', 'Week'), plural: texts('Wochen', 'Weeks', 'Weken') },
  },
];
