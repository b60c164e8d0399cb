import { texts, type Texts } from '../kernel/texts.js';

/** Names of the built-in text templates, until an admin renames them. */
export const templateNames: Readonly<Record<string, Texts>> = {
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0101': texts('Verstoß gegen die Regeln', 'Against the rules', 'Tegen de regels'),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0102': texts(
    'Konto auf Zeit gesperrt',
    'Account suspended temporarily',
    'Account tijdelijk geschorst',
  ),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0103': texts(
    'Entscheidung zurückgenommen',
    'Decision reversed',
    'Beslissing teruggedraaid',
  ),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0201': texts(
    'Dank für die Meldung',
    'Thanks for the report',
    'Dank voor de melding',
  ),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0202': texts('Kein Verstoß', 'No breach', 'Geen overtreding'),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0203': texts(
    'Streit zwischen zweien',
    'A dispute between two people',
    'Onenigheid tussen twee',
  ),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0301': texts('Es bleibt dabei', 'The decision stands', 'De beslissing blijft staan'),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0302': texts(
    'Es bleibt dabei, mit Vorschrift',
    'The decision stands, with the law or rule',
    'De beslissing blijft staan, met de wet of regel',
  ),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0303': texts(
    'Die Beschwerde war berechtigt',
    'The complaint was justified',
    'Het bezwaar was terecht',
  ),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0401': texts('Gelesen, danke', 'Read, thank you', 'Gelezen, bedankt'),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0402': texts('Fehler behoben', 'Problem fixed', 'Fout verholpen'),
  '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0403': texts(
    'Vorschlag für eine Kategorie',
    'Suggestion for a category',
    'Voorstel voor een categorie',
  ),
};
