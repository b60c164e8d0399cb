import { fold } from './fold.js';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold));

/** Stop words about lending and renting, which apply to every offer and do not narrow a search. */
const renting = listed(`
  leihen ausleihen verleihen leihe leihweise verleih ausleihe ausleih borgen ausborgen mieten anmieten vermieten miete
  vermietung mietweise suche suchen gesucht brauche benötige
  rent renting rental rentals hire hiring hired borrow borrowing lend lending loan wanted
  huren huur verhuur verhuren lenen leen uitlenen uitleen gezocht
`);

/** Qualities, times and function words, which have no meaning on their own in a search. */
const qualities = listed(`
  groß große großer großes großen klein kleine kleiner kleines kleinen neu neue neuer neues neuen alt alte alter altes alten
  günstig günstige günstiger günstiges günstigen billig billige billiger billiges billigen preiswert kostenlos umsonst gratis
  gut gute guter gutes guten schön schöne schöner schönes schönen gebraucht gebrauchte gebrauchter gebrauchtes privat private
  privater privates heute morgen jetzt sofort wochenende tag woche der die das den dem ein eine einen einem und oder für mit von
  big large small little new old cheap cheaper inexpensive free good nice used private today tomorrow now weekend day week
  the a an and or for with my some
  groot grote klein kleine nieuw nieuwe oud oude goedkoop goedkope gratis goed goede mooi mooie gebruikt gebruikte particulier
  vandaag nu weekend dag week de het een en of voor met
`);

export const withoutRenting = (words: readonly string[]): readonly string[] =>
  words.filter((word) => fold(word) !== '' && !renting.has(fold(word)));

export const isQuality = (word: string): boolean => qualities.has(fold(word));
