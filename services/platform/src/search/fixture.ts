import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Point } from '@lendring/contracts/kernel/place.js';
import type { PricingTerms } from '@lendring/contracts/rules/quote.js';
import type { SearchDocument } from './search.port.js';

export const towns = {
  berlin: { lat: 52.52, lng: 13.405 }, potsdam: { lat: 52.396, lng: 13.058 }, hamburg: { lat: 53.551, lng: 9.994 }, koeln: { lat: 50.938, lng: 6.96 },
  bonn: { lat: 50.737, lng: 7.098 }, muenchen: { lat: 48.137, lng: 11.575 }, amsterdam: { lat: 52.374, lng: 4.89 }, utrecht: { lat: 52.091, lng: 5.122 },
  london: { lat: 51.507, lng: -0.128 }, wien: { lat: 48.208, lng: 16.373 },
} as const satisfies Readonly<Record<string, Point>>;
export type Town = keyof typeof towns;

/** A small tree of categories: number → its ancestors from the root and itself, and the keywords offers get from them. */
const categories: Readonly<Record<number, readonly [path: readonly number[], keywords: string]>> = {
  10: [[1, 10], 'heimwerken werkzeug tools gereedschap'], 11: [[1, 10, 11], 'heimwerken elektrowerkzeug power tool elektrisch gereedschap'],
  12: [[1, 10, 12], 'heimwerken baumaschine building machine bouwmachine'], 20: [[1, 20], 'garten garden tuin'], 30: [[1, 30], 'camping outdoor kamperen'],
  31: [[1, 30, 31], 'camping zelte tents tenten'], 40: [[1, 40], 'fahrzeuge vehicles voertuigen'], 41: [[1, 40, 41], 'fahrräder bicycles fietsen'],
  50: [[1, 50], 'musik music muziek'], 60: [[1, 60], 'feiern party feest'], 70: [[1, 70], 'foto film photo'], 80: [[1, 80], 'kinder baby children kinderen'],
  90: [[1, 90], 'sport sports'], 100: [[1, 100], 'haushalt household huishouden'], 110: [[1, 110], 'bücher spiele books games boeken spellen'],
  120: [[1, 120], 'kleidung clothes kleding'], 130: [[1, 130], 'technik electronics elektronica'],
};

type Extra = Partial<Pick<SearchDocument, 'commercial' | 'commercialOnly' | 'free' | 'dayPrice' | 'paymentTypes' | 'rentTypes' | 'ownerId' | 'busyDays' | 'pricings'>>;

const money = (rentType: 1 | 2 | 3 | 4, minor: number, minDuration = 1, maxDuration: number | null = null): PricingTerms =>
  ({ rentType, price: { kind: 'money', money: { minor, currency: 'EUR' } }, minDuration, maxDuration });
type Line = readonly [id: string, language: Locale, category: number, town: Town, title: string, tags: string, body: string, extra?: Extra];

const lines: readonly Line[] = [
  ['drill-bosch', 'de', 11, 'berlin', 'Bohrmaschine Bosch Professional', 'Heimwerken, Dübel', 'Kräftige Schlagbohrmaschine im Koffer mit Bohrern für Stein und Holz.', { dayPrice: 800 }],
  ['drill-akku', 'de', 11, 'potsdam', 'Akku-Bohrmaschine 18V', 'Akku', 'Zwei Akkus und ein Ladegerät liegen bei.', { dayPrice: 500 }],
  ['drill-apart', 'de', 11, 'hamburg', 'Bohr Maschine von Makita', '', 'Läuft ruhig, Bohrfutter 13 mm.', { dayPrice: 600 }],
  ['drill-en', 'en', 11, 'london', 'Cordless power drill', 'DIY', 'Two batteries and a full set of bits, ideal for shelves and curtain rails.', { dayPrice: 1000 }],
  ['drill-nl', 'nl', 11, 'amsterdam', 'Klopboormachine met boren', 'klussen', 'Sterke machine voor beton en steen.', { dayPrice: 700 }],
  ['saw-chain', 'de', 20, 'muenchen', 'Kettensäge Stihl', 'Brennholz', 'Nur mit Schutzkleidung und Sägeschein.', { dayPrice: 2500 }],
  ['hammer-drill', 'de', 11, 'bonn', 'Bohrhammer SDS', 'bohren', 'Schlägt sich durch Beton.', { dayPrice: 1100 }],
  ['drill-impact', 'de', 11, 'wien', 'Schlagbohrmaschine im Koffer', '', 'Mit Bohrern für Stein.', { dayPrice: 900 }],
  ['garden-shears', 'de', 20, 'koeln', 'Schere für den Garten', 'Hecke', 'Frisch geschärft.', { dayPrice: 300 }],
  ['toys', 'de', 80, 'bonn', 'Kaufladen für Kinder', 'Spielen', 'Mit Waage und Kasse, passt neben das Bett.', { dayPrice: 400 }],
  ['bench-nl', 'nl', 10, 'utrecht', 'Werkbank', '', 'Bak voor schroeven, fits elk huis. Hamer ligt erbij, ook om te boren.', { dayPrice: 600 }],
  ['saw-jig', 'de', 11, 'koeln', 'Stichsäge mit Führungsschiene', '', 'Für saubere Schnitte in Arbeitsplatten.', { dayPrice: 400 }],
  ['saw-circular', 'nl', 11, 'utrecht', 'Cirkelzaag', '', 'Handzaam, met geleiderail en nieuw zaagblad.', { dayPrice: 650 }],
  ['sander', 'de', 11, 'berlin', 'Exzenterschleifer', 'Möbel', 'Mit Schleifpapier in drei Körnungen, zum Abschleifen alter Stühle.', { free: true, dayPrice: null }],
  ['ladder-folding', 'de', 10, 'berlin', 'Klappleiter aus Alu', 'Renovieren', 'Vier Meter hoch, passt in jedes Auto.', { dayPrice: null, paymentTypes: [3] }],
  ['ladder-en', 'en', 10, 'london', 'Telescopic ladder', '', 'Reaches 3.8 metres, fits a small car.', { dayPrice: 900 }],
  ['hammer-rotary', 'de', 12, 'hamburg', 'Abbruchhammer Hilti', 'Abriss', 'Bricht Beton und Estrich. Nur für Betriebe.', { commercial: true, commercialOnly: true, dayPrice: 6500 }],
  ['mixer-concrete', 'de', 12, 'koeln', 'Betonmischer 140 Liter', 'Bauen', 'Läuft mit Strom, Trommel frisch gereinigt.', { commercial: true, dayPrice: 3000 }],
  ['plate-compactor', 'de', 12, 'muenchen', 'Rüttelplatte 90 kg', 'Pflaster', 'Verdichtet Wege und Höfe.', { commercial: true, dayPrice: 4500 }],
  ['generator', 'de', 12, 'wien', 'Stromgenerator 3 kW', 'Notstrom', 'Benzin, läuft acht Stunden mit einem Tank.', { dayPrice: 2000, pricings: [money(2, 250)] }],
  ['wallpaper-table', 'de', 10, 'bonn', 'Tapeziertisch', '', 'Drei Meter lang, zusammenklappbar.', { free: true, dayPrice: null }],
  ['mower', 'de', 20, 'potsdam', 'Rasenmäher mit Fangkorb', 'Garten', 'Elektrisch, vierzig Zentimeter Schnittbreite.', { dayPrice: 900 }],
  ['mower-nl', 'nl', 20, 'utrecht', 'Grasmaaier op benzine', 'tuin', 'Voor grote tuinen, pas onderhouden.', { dayPrice: 1200 }],
  ['hedge-nl', 'nl', 20, 'amsterdam', 'Heggenschaar elektrisch', 'snoeien', 'Snoeit ook dikke takken.', { dayPrice: 800 }],
  ['shredder', 'de', 20, 'hamburg', 'Häcksler für Äste', '', 'Macht aus Strauchschnitt Mulch, bis vier Zentimeter.', { dayPrice: 1800 }],
  ['wheelbarrow', 'de', 20, 'bonn', 'Schubkarre', '', 'Luftreifen frisch aufgepumpt.', { free: true, dayPrice: null }],
  ['pressure-washer', 'de', 20, 'berlin', 'Hochdruckreiniger Kärcher', 'Terrasse', 'Mit Flächenreiniger und zehn Meter Schlauch.', { dayPrice: 1500, busyDays: ['2030-05-04', '2030-05-05'] }],
  ['pressure-washer-nl', 'nl', 20, 'amsterdam', 'Hogedrukreiniger', 'terras', 'Inclusief verlengsnoer.', { dayPrice: 1400 }],
  ['raclette', 'de', 100, 'koeln', 'Raclette-Grill für acht Personen', 'Silvester', 'Mit Pfännchen und heißem Stein.', { dayPrice: 600 }],
  ['grill-gas', 'de', 60, 'muenchen', 'Gasgrill mit drei Brennern', 'Grillen', 'Gasflasche ist voll, Grillzange liegt dabei.', { dayPrice: 2200 }],
  ['bbq-nl', 'nl', 60, 'utrecht', 'Barbecue op houtskool', 'grillen', 'Groot rooster voor tien personen.', { dayPrice: 1100 }],
  ['tent-family', 'de', 31, 'berlin', 'Familienzelt für sechs', 'Urlaub', 'Zwei Kabinen, Stehhöhe, Bodenplane.', { dayPrice: 1800, pricings: [money(3, 1200), money(4, 6000)], busyDays: ['2030-07-01', '2030-07-02', '2030-07-03'] }],
  ['tent-party', 'de', 60, 'hamburg', 'Partyzelt 3x6 m', 'Hochzeit', 'Weiße Planen mit Fenstern, Aufbau zu zweit.', { dayPrice: 4000 }],
  ['tents-scouts', 'de', 31, 'wien', 'Drei Zelte für Jugendgruppen', 'Pfadfinder', 'Schwarze Kohten mit Gestänge.', { dayPrice: 3000 }],
  ['tent-en', 'en', 31, 'london', 'Two-person hiking tent', 'camping', 'Lightweight, waterproof, packs small.', { dayPrice: 1200 }],
  ['tent-nl', 'nl', 31, 'amsterdam', 'Koepeltent', 'kamperen', 'Voor drie personen, in tien minuten opgezet.', { dayPrice: 1000 }],
  ['sleeping-bags', 'en', 30, 'london', 'Sleeping bags, pair', 'festival', 'Warm down to five degrees, washed after every trip.', { dayPrice: 500 }],
  ['sleeping-bag', 'de', 30, 'bonn', 'Daunenschlafsack', 'Winter', 'Komfort bis minus zehn Grad.', { dayPrice: 700 }],
  ['cooler', 'de', 30, 'potsdam', 'Kühlbox mit Kompressor', 'Picknick', 'Kühlt auch im Auto an zwölf Volt.', { dayPrice: 700 }],
  ['koelbox', 'nl', 30, 'utrecht', 'Koelbox', '', 'Elektrisch, dertig liter.', { dayPrice: 500 }],
  ['hammock', 'de', 30, 'muenchen', 'Hängematte mit Gestell', '', 'Trägt zwei Erwachsene.', { free: true, dayPrice: null }],
  ['bike-city', 'de', 41, 'berlin', 'Damenfahrrad, 28 Zoll', 'Tour', 'Sieben Gänge, Korb vorn.', { dayPrice: 1000 }],
  ['bike-cargo', 'de', 41, 'hamburg', 'Lastenrad mit Regendach', 'Kinder', 'Zwei Kinder und der Einkauf passen hinein.', { dayPrice: 2500, commercial: true }],
  ['bikes-two', 'de', 41, 'bonn', 'Zwei Fahrräder für Ausflüge', 'Rhein', 'Mit Helmen und Schlössern.', { dayPrice: 1500, pricings: [money(1, 1500, 1, 3), money(4, 6900, 1, 2)] }],
  ['e-bike', 'de', 41, 'muenchen', 'E-Bike Trekking', 'Berge', 'Reichweite hundert Kilometer.', { dayPrice: 3500, commercial: true }],
  ['bakfiets', 'nl', 41, 'amsterdam', 'Bakfiets voor vier kinderen', '', 'Elektrische ondersteuning, met huif.', { dayPrice: 3000 }],
  ['folding-bike-nl', 'nl', 41, 'utrecht', 'Vouwfiets', 'trein', 'Past in de trein en in de kofferbak.', { dayPrice: 800 }],
  ['bike-en', 'en', 41, 'london', 'Mountain bikes, two sizes', 'trail', 'Serviced this spring, helmets included.', { dayPrice: 2000 }],
  ['trailer-bike', 'de', 41, 'koeln', 'Fahrradanhänger', 'Kinder', 'Für zwei Kinder, mit Fahne und Gurten.', { dayPrice: 900 }],
  ['trailer-car', 'de', 40, 'potsdam', 'Pkw-Anhänger 750 kg', 'Umzug', 'Mit Plane, Stecker dreizehnpolig.', { dayPrice: 2000 }],
  ['trailer-nl', 'nl', 40, 'utrecht', 'Aanhangwagen met huif', 'verhuizen', 'Ongeremd, tot 750 kilo.', { dayPrice: 1800 }],
  ['roof-box', 'de', 40, 'muenchen', 'Dachbox 400 Liter', 'Skiurlaub', 'Mit Grundträger für gängige Autos.', { dayPrice: 1200 }],
  ['camper', 'de', 40, 'hamburg', 'Wohnmobil für vier', 'Reise', 'Küche, Dusche, vier Schlafplätze.', { dayPrice: 9500, commercial: true, rentTypes: [4], pricings: [money(4, 66_500)] }],
  ['van-en', 'en', 40, 'london', 'Camper van with pop-top', 'road trip', 'Sleeps four, solar panel on the roof.', { dayPrice: 11_000, commercial: true }],
  ['boats-nl', 'nl', 90, 'amsterdam', 'Twee boten met motor', 'varen', 'Sloepen voor op de grachten.', { dayPrice: 8000 }],
  ['kayak', 'de', 90, 'potsdam', 'Kajak mit Paddel', 'Havel', 'Einsitzer, Schwimmweste inklusive.', { dayPrice: 1500, pricings: [money(1, 1500, 2, 5)] }],
  ['rubber-boat', 'de', 90, 'bonn', 'Schlauchboot', 'See', 'Mit Pumpe und zwei Rudern.', { dayPrice: 800 }],
  ['paddle-board', 'en', 90, 'london', 'Stand-up paddle board', 'SUP', 'Inflatable, comes with a pump.', { dayPrice: 1700 }],
  ['skis', 'de', 90, 'muenchen', 'Skier mit Stöcken', 'Alpen', 'Länge 170, frisch gewachst, Schuhe in 43.', { dayPrice: 1600 }],
  ['guitar', 'de', 50, 'berlin', 'Westerngitarre', 'Lagerfeuer', 'Schöner warmer Klang, Tasche dabei.', { dayPrice: 600 }],
  ['guitars-electric', 'de', 50, 'koeln', 'E-Gitarren zum Ausprobieren', 'Band', 'Drei Modelle, dazu ein kleiner Verstärker.', { dayPrice: 1200 }],
  ['keyboard-nl', 'nl', 50, 'utrecht', 'Elektrische piano', 'muziek', 'Gewogen toetsen, met standaard en bank.', { dayPrice: 1500 }],
  ['speakers', 'de', 60, 'hamburg', 'Lautsprecher mit Mischpult', 'DJ', 'Für Feiern bis hundert Gäste, Kabel inklusive.', { dayPrice: 4500 }],
  ['bouncy-castle', 'de', 60, 'koeln', 'Hüpfburg Dschungel', 'Kindergeburtstag', 'Gebläse liegt bei, Fläche vier mal fünf Meter.', { dayPrice: 7000, commercial: true }],
  ['bouncy-nl', 'nl', 60, 'amsterdam', 'Springkussen', 'kinderfeest', 'Wordt opgeblazen met de meegeleverde blazer.', { dayPrice: 6000 }],
  ['beer-benches', 'de', 60, 'muenchen', 'Bierzeltgarnituren, fünf Stück', 'Feier', 'Ein Tisch und zwei Bänke je Garnitur.', { dayPrice: 1500 }],
  ['fog-machine', 'de', 60, 'wien', 'Nebelmaschine', 'Halloween', 'Fluid für einen Abend.', { dayPrice: 900 }],
  ['camera', 'de', 70, 'berlin', 'Spiegelreflexkamera Canon', 'Fotografie', 'Mit zwei Objektiven und Stativ.', { dayPrice: 2500 }],
  ['cameras-en', 'en', 70, 'london', 'Vintage film cameras', 'analogue', 'Three bodies from the seventies, working light meters.', { dayPrice: 1500 }],
  ['projector', 'de', 130, 'potsdam', 'Beamer Full HD mit Leinwand', 'Kino', 'Heller Projektor für Filmabende im Garten.', { dayPrice: 2000 }],
  ['monitor', 'de', 130, 'koeln', 'Monitor 27 Zoll', 'Büro', 'Für Bildschirmarbeit, höhenverstellbar.', { dayPrice: 500 }],
  ['printer-nl', 'nl', 130, 'amsterdam', 'Laserprinter', '', 'Drukt ook dubbelzijdig af.', { dayPrice: 700 }],
  ['vacuum', 'de', 100, 'hamburg', 'Nass- und Trockensauger', 'Keller', 'Saugt auch Wasser auf, dreißig Liter.', { dayPrice: 1000, pricings: [{ ...money(1, 0, 1, 2), price: { kind: 'nothing' } }, money(1, 1000)] }],
  ['steam-iron', 'de', 100, 'wien', 'Dampfbügeleisen', '', 'Für Hemden und Vorhänge.', { free: true, dayPrice: null }],
  ['sewing', 'de', 100, 'berlin', 'Nähmaschine Pfaff', 'Schneidern', 'Achtzehn Stiche, leicht zu bedienen.', { dayPrice: 800 }],
  ['waffle-nl', 'nl', 100, 'utrecht', 'Wafelijzer', 'feestje', 'Voor Brusselse wafels.', { dayPrice: 300 }],
  ['chairs', 'de', 60, 'bonn', 'Vierzig Stühle', 'Feier', 'Stapelbar, aus Kunststoff.', { dayPrice: 4000 }],
  ['chairs-nl', 'nl', 60, 'utrecht', 'Stoelen en tafels', 'feest', 'Twintig stoelen en vijf tafels.', { dayPrice: 3500 }],
  ['high-chair', 'de', 80, 'muenchen', 'Kinderhochstuhl', 'Baby', 'Aus Buche, mit Gurt.', { free: true, dayPrice: null }],
  ['pram', 'de', 80, 'hamburg', 'Kinderwagen', 'Baby', 'Mit Wanne und Sportsitz.', { dayPrice: 700 }],
  ['crib-en', 'en', 80, 'london', 'Travel cot', 'baby', 'Folds into a bag, mattress included.', { dayPrice: 600 }],
  ['books-nl', 'nl', 110, 'amsterdam', 'Doos vol boeken', 'lezen', 'Romans en stripverhalen, alles voor niets.', { free: true, dayPrice: null }],
  ['book-en', 'en', 110, 'london', 'Cookery books', 'kitchen', 'Italian and Indian classics.', { free: true, dayPrice: null }],
  ['board-games', 'de', 110, 'koeln', 'Brettspiele für große Runden', 'Spieleabend', 'Zehn Spiele, vollständig.', { dayPrice: null, paymentTypes: [4] }],
  ['costume', 'de', 120, 'bonn', 'Faschingskostüm Pirat', 'Karneval', 'Größe L mit Hut und Säbel.', { dayPrice: 900 }],
  ['dirndl', 'de', 120, 'muenchen', 'Dirndl in Größe 38', 'Volksfest', 'Grün mit weißer Bluse.', { dayPrice: 2000 }],
  ['city-map', 'de', 110, 'berlin', 'Straßenkarten von Österreich', 'Wandern', 'Auch Stadtpläne von München und Köln.', { free: true, dayPrice: null }],
];

const owners = ['owner-a', 'owner-b', 'owner-c', 'owner-d'];

const pricingsOf = ({ free, dayPrice = 1000 }: Extra = {}): readonly PricingTerms[] =>
  [{ ...money(1, dayPrice ?? 0), ...(free ? { price: { kind: 'nothing' } } : dayPrice === null ? { price: { kind: 'things', count: 1 } } : {}) }];

/** Some eighty offers as people in four countries write them. */
export const offers: readonly SearchDocument[] = lines.map(([id, language, category, town, title, tags, body, extra], index) => {
  const [path, keywords] = categories[category] ?? [[1], ''];
  return {
    id, language, title, body, keywords, tags: tags === '' ? [] : tags.split(', '), ownerId: owners[index % owners.length] ?? '',
    categoryId: category, categories: path, cityId: town, point: towns[town], commercial: false, commercialOnly: false, paymentTypes: extra?.free ? [2] : [1],
    rentTypes: [3], dayPrice: 1000, pricings: pricingsOf(extra), free: false, publishedAt: Date.UTC(2029, 0, 1) + index * 3_600_000, ratingSum: 0, ratingCount: 0, busyDays: [], ...extra,
  };
});
