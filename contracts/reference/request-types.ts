import { texts, type Texts } from '../kernel/texts.js';

export const RequestTypeId = { thirdPartyUse: 1, ownUse: 2, notAvailable: 3, maintenance: 4 } as const;
export type RequestTypeId = (typeof RequestTypeId)[keyof typeof RequestTypeId];

/** Why an offer is unavailable (spec §3); 2-4 are entered by the owner. The texts are ours. */
export type RequestType = Readonly<{ key: keyof typeof RequestTypeId; title: Texts }> &
  Readonly<{ id: 1; byOwner: false } | { id: 2 | 3 | 4; byOwner: true }>;

export const requestTypes: readonly RequestType[] = [
  { id: 1, key: 'thirdPartyUse', byOwner: false, title: texts('Verliehen', 'Lent to someone', 'Uitgeleend') },
  { id: 2, key: 'ownUse', byOwner: true, title: texts('Eigener Bedarf', 'Own use', 'Eigen gebruik') },
  { id: 3, key: 'notAvailable', byOwner: true, title: texts('Nicht verfügbar', 'Not available', 'Niet beschikbaar') },
  { id: 4, key: 'maintenance', byOwner: true, title: texts('Wartung', 'Maintenance', 'Onderhoud') },
];

export const requestTypeById = (id: number): RequestType | undefined => requestTypes.find((type) => type.id === id);
