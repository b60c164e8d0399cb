import type { SubjectKind } from '../kernel/subject.js';
import { texts, type Texts } from '../kernel/texts.js';

export type ReportSubject = 'offer' | 'user' | 'request';

export type ReportType = Readonly<{ id: number; subject: ReportSubject; needsDescription: boolean; title: Texts }>;

const about = (subject: ReportSubject, id: number, title: Texts, needsDescription = false): ReportType => ({
  id,
  subject,
  needsDescription,
  title,
});

/** Reasons for reports (spec §3); only "other reason" requires an explanation (spec §5). The texts are ours. */
export const reportTypes: readonly ReportType[] = [
  about(
    'offer',
    1,
    texts('Verboten oder gegen die Regeln', 'Illegal, or against the rules', 'Verboden of tegen de regels'),
  ),
  about(
    'offer',
    2,
    texts('Anzüglicher oder sexueller Inhalt', 'Lewd or sexual content', 'Aanstootgevende of seksuele inhoud'),
  ),
  about('user', 3, texts('Anstößiger Benutzername', 'Offensive username', 'Aanstootgevende gebruikersnaam')),
  about('request', 4, texts('Anstößige Anfrage', 'Offensive request', 'Aanstootgevende aanvraag')),
  about('offer', 5, texts('Beleidigender Inhalt', 'Insulting content', 'Beledigende inhoud')),
  about('offer', 6, texts('Gegenstand ist beschädigt', 'The item is damaged', 'Beschadigd voorwerp')),
  about('offer', 7, texts('Spam oder Betrug', 'Spam or scam', 'Spam of oplichting')),
  about(
    'offer',
    8,
    texts(
      'Allgemeine Werbung, kein einzelner Gegenstand',
      'General advertising, not one item',
      'Algemene reclame, niet één voorwerp',
    ),
  ),
  about(
    'offer',
    9,
    texts(
      'Gewerblich ohne Kennzeichnung',
      'Commercial, but not marked as such',
      'Zakelijke aanbieder zonder vermelding',
    ),
  ),
  about('offer', 10, texts('Anderer Grund', 'Other reason', 'Andere reden'), true),
];

/** Report types that are processed even if the reporter is paused (DSA art. 23): possible child abuse. */
export const isExemptFromPause = (typeId: number): boolean => typeId === 2;

/** Reasons that apply to a subject in addition to its own (spec §3), because any user text can break these rules. */
const alsoFor: Readonly<Record<SubjectKind, readonly number[]>> = {
  offer: [],
  user: [1, 7, 9, 10],
  request: [1, 5, 7, 10],
  group: [1, 2, 5, 7, 10],
  search_request: [1, 2, 5, 7, 10],
  rating: [1, 2, 5, 7, 10],
  reply: [1, 2, 5, 7, 10],
  message: [1, 2, 5, 7, 10],
  ad: [1, 2, 5, 7, 10],
};

export const reportTypesFor = (kind: SubjectKind): readonly ReportType[] =>
  reportTypes.filter(({ id, subject }) => subject === kind || alsoFor[kind].includes(id));
