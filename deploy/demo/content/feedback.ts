import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { FeedbackKind } from '@lendring/contracts/moderation/feedback.js';

/** Demo feedback. `by` is null without an account, `tags` are the admin's, `done` closes the feedback. */
export type DemoFeedback = Readonly<{
  key: string;
  by: string | null;
  locale: Locale;
  kind: FeedbackKind;
  text: string;
  page: string | null;
  email?: string;
  daysAgo: number;
  tags?: readonly string[];
  done?: boolean;
}>;

export const feedback: readonly DemoFeedback[] = [
  {
    key: 'cargo-bike',
    by: null,
    locale: 'nl',
    kind: 'category',
    text: 'Ik wil mijn bakfiets uitlenen, maar bij voertuigen staan alleen auto’s en aanhangers. Waar hoort hij bij?',
    page: '/offer/create',
    email: 'anke.visser@example.org',
    daysAgo: 1,
  },
  {
    key: 'map',
    by: 'stefan',
    locale: 'de',
    kind: 'idea',
    text: 'Sehr schöne Seite! Auf der Karte würde ich gern sehen, was am Wochenende frei ist.',
    page: '/search/zelt',
    daysAgo: 2,
    tags: ['karte', 'suche'],
  },
  {
    key: 'photo',
    by: 'aylin',
    locale: 'de',
    kind: 'broken',
    text: 'Ein Foto vom Handy lag nach dem Hochladen auf der Seite. Beim zweiten Versuch ging es.',
    page: '/offer/create',
    daysAgo: 3,
  },
  {
    key: 'beekeeping',
    by: null,
    locale: 'en',
    kind: 'category',
    text: 'There is no place for beekeeping things: honey extractor, smoker, suits. I looked under hobbies.',
    page: '/categories',
    email: 'sam.beekeeper@example.org',
    daysAgo: 4,
    tags: ['category', 'garden'],
  },
  {
    key: 'thanks',
    by: 'miriam',
    locale: 'de',
    kind: 'idea',
    text: 'Danke! Ich habe über euch eine Bohrmaschine ausgeliehen und eine Nachbarin kennengelernt.',
    page: null,
    daysAgo: 6,
    tags: ['lob'],
    done: true,
  },
  {
    key: 'print',
    by: null,
    locale: 'en',
    kind: 'other',
    text: 'Can I print a notice with my offers for the board in our hallway?',
    page: '/faq',
    daysAgo: 8,
  },
  {
    key: 'dates',
    by: null,
    locale: 'nl',
    kind: 'broken',
    text: 'In de kalender kon ik op mijn telefoon de laatste dag van de maand niet kiezen.',
    page: '/calendar',
    daysAgo: 9,
    tags: ['kalender'],
  },
  {
    key: 'costumes',
    by: 'stefan',
    locale: 'de',
    kind: 'category',
    text: 'Für Kostüme habe ich keine Kategorie gefunden und sie bei Kleidung eingestellt.',
    page: '/categories',
    daysAgo: 12,
    tags: ['kategorie'],
    done: true,
  },
];
