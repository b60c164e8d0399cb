import type { Certification } from '../account/trader-rules.js';
import { texts, type Texts } from '../kernel/texts.js';

/** Self-certification of traders (DSA art. 30(1)(e)), by version; a version's wording must never change. */
export const certificationTexts: Readonly<Record<Certification, Texts>> = {
  '2026-11': texts(
    'Ich biete hier nur Waren und Dienstleistungen an, die den Vorschriften des Unionsrechts entsprechen.',
    'I offer here only products and services that comply with the applicable rules of European Union law.',
    'Ik bied hier alleen producten en diensten aan die voldoen aan de toepasselijke regels van het Unierecht.',
  ),
};
