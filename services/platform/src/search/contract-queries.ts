import type { SearchDocument } from './search.port.js';

/** A text, the ids it must find among `offers`, and ids it must not; others may be found. */
export type Expectation = readonly [text: string, found: readonly string[], missing?: readonly string[]];

export const expectations: Readonly<Record<string, readonly Expectation[]>> = {
  'words of title, tags, keywords and text': [
    ['Betonmischer', ['mixer-concrete'], ['drill-bosch']],
    ['Silvester', ['raclette'], ['grill-gas']],
    ['elektrowerkzeug', ['drill-bosch', 'saw-jig', 'sander'], ['saw-chain', 'mower']],
    ['Filmabende', ['projector'], ['cameras-en']],
    ['Canon', ['camera'], ['cameras-en']],
    ['Makita', ['drill-apart'], ['drill-bosch']],
  ],
  'every word': [
    ['Bohrmaschine Bosch', ['drill-bosch'], ['drill-akku', 'drill-apart']],
    ['Beamer Leinwand', ['projector'], ['monitor']],
    ['Stühle stapelbar', ['chairs'], ['chairs-nl', 'high-chair']],
    ['camera light meters', ['cameras-en'], ['camera']],
    ['Zelt für Hochzeit', ['tent-party'], ['tent-family', 'tents-scouts']],
    ['Fahrräder mit Helmen', ['bikes-two'], ['bike-city']],
  ],
  'umlauts and ß however they are written': [
    ['Häcksler', ['shredder']], ['Haecksler', ['shredder']], ['hacksler', ['shredder']], ['HÄCKSLER', ['shredder']],
    ['münchen', ['city-map']], ['Muenchen', ['city-map']], ['munchen', ['city-map']],
    ['Strassenkarten', ['city-map']], ['straßenkarten', ['city-map']],
    ['Größe', ['costume', 'dirndl']], ['groesse', ['costume', 'dirndl']],
    ['oesterreich', ['city-map']], ['Kaercher', ['pressure-washer']], ['Kühlbox', ['cooler']], ['kuhlbox', ['cooler']], ['kuehlbox', ['cooler']],
    ['nähmaschine', ['sewing']], ['Naehmaschine', ['sewing'], ['fog-machine']],
  ],
  'singular and plural': [
    ['Zelt', ['tent-family', 'tent-party', 'tents-scouts']], ['Zelte', ['tent-family', 'tents-scouts']],
    ['Stuhl', ['chairs', 'high-chair'], ['bike-city']], ['Stühle', ['chairs', 'high-chair', 'sander']],
    ['Fahrrad', ['bikes-two', 'bike-city', 'trailer-bike']], ['Fahrräder', ['bikes-two', 'bike-city']],
    ['Gitarre', ['guitar', 'guitars-electric'], ['speakers']], ['tents', ['tent-en']], ['sleeping bag', ['sleeping-bags'], ['tent-en']],
    ['camera', ['cameras-en']], ['mountain bike', ['bike-en']], ['boek', ['books-nl']], ['boeken', ['books-nl']], ['stoel', ['chairs-nl']],
    ['boot', ['boats-nl', 'rubber-boat']], ['boten', ['boats-nl']], ['fiets', ['bakfiets', 'folding-bike-nl']], ['tafel', ['chairs-nl']],
    ['battery', ['drill-en']],
  ],
  'parts of compounds': [
    ['Maschine', ['drill-bosch', 'drill-akku', 'drill-apart', 'sewing', 'fog-machine'], ['guitar', 'camera']],
    ['Säge', ['saw-chain', 'saw-jig'], ['sander', 'mower']], ['Leiter', ['ladder-folding'], ['mixer-concrete']],
    ['Schlafsack', ['sleeping-bag'], ['vacuum']], ['Rad', ['bike-cargo', 'bike-city'], ['guitar']],
    ['Anhänger', ['trailer-bike', 'trailer-car'], ['bike-city']], ['Bügeleisen', ['steam-iron']], ['Sauger', ['vacuum']], ['Kostüm', ['costume']],
    ['Wagen', ['pram'], ['bike-city', 'monitor']], ['Tisch', ['wallpaper-table', 'beer-benches'], ['tent-family']], ['Grill', ['raclette', 'grill-gas'], ['tent-party']],
    ['Spiele', ['board-games'], ['speakers']], ['machine', ['drill-nl']], ['reiniger', ['pressure-washer', 'pressure-washer-nl']], ['tent', ['tent-nl', 'tent-en']],
    ['Tor', [], ['generator', 'monitor', 'projector']], ['Box', ['roof-box', 'cooler', 'koelbox']],
  ],
  'compounds written together and apart': [
    ['Bohrmaschine', ['drill-bosch', 'drill-akku', 'drill-apart'], ['sewing', 'fog-machine']],
    ['Bohr Maschine', ['drill-bosch', 'drill-akku', 'drill-apart'], ['sewing']],
    ['Akkubohrmaschine', ['drill-akku'], ['drill-bosch']], ['Akku-Bohrmaschine', ['drill-akku'], ['drill-bosch']], ['Akku Bohrmaschine', ['drill-akku'], ['drill-bosch']],
    ['Ebike', ['e-bike'], ['bike-en']], ['E-Bike', ['e-bike']], ['e bike', ['e-bike']], ['18 V', ['drill-akku']], ['18v', ['drill-akku']],
    ['Raclettegrill', ['raclette'], ['grill-gas']], ['Pkw Anhänger', ['trailer-car'], ['trailer-bike']], ['Familien Zelt', ['tent-family'], ['tent-party']],
    ['vouw fiets', ['folding-bike-nl'], ['bakfiets']], ['Dach Box', ['roof-box'], ['koelbox']],
  ],
  'the beginning of the last word': [
    ['Betonm', ['mixer-concrete']], ['Nebelma', ['fog-machine'], ['sewing']], ['Raclette Gri', ['raclette'], ['grill-gas']], ['hogedr', ['pressure-washer-nl']],
    ['telesc', ['ladder-en'], ['ladder-folding']], ['Spiegelref', ['camera']], ['Fahrr', ['bike-city', 'bikes-two']], ['hüpf', ['bouncy-castle']], ['Beton lit', ['mixer-concrete']],
  ],
  'one wrong letter from five letters on': [
    ['Gitare', ['guitar', 'guitars-electric'], ['speakers']], ['Zetle', ['tents-scouts'], ['camera']], ['Kamrea', ['camera']], ['lader', ['ladder-en']],
    ['Beaner', ['projector']], ['Kajack', ['kayak']], ['Dirndel', ['dirndl']], ['vouwfeits', ['folding-bike-nl']], ['Heggeschaar', ['hedge-nl']], ['Drindl', ['dirndl']],
  ],
  'two wrong letters from nine on': [
    ['Hochdrukreinger', ['pressure-washer'], ['vacuum']], ['Bormashine', ['drill-bosch', 'drill-akku']], ['Lautsprächar', ['speakers']], ['Spiegelrefelxkammera', ['camera']],
    ['telescpoc ladder', ['ladder-en']], ['Tapeziretich', ['wallpaper-table']], ['hogedrukrieinger', ['pressure-washer-nl']],
  ],
  'wrong letters in compounds and their parts': [
    ['schlagbohrmashine', ['drill-impact'], ['fog-machine', 'sewing', 'drill-nl']], ['schlagbormaschine', ['drill-impact'], ['sewing']], ['kettensege', ['saw-chain'], ['saw-jig']],
    ['bakfits', ['bakfiets'], ['folding-bike-nl']], ['fahrraad', ['bike-city', 'bikes-two'], ['bench-nl', 'camper']], ['kinderwaagen', ['pram'], ['high-chair']],
    ['bohrhamer', ['hammer-drill'], ['hammer-rotary']], ['gartenshere', ['garden-shears'], ['mower', 'shredder']], ['gratenschere', ['garden-shears'], ['mower']],
    ['kühlboks', ['cooler'], ['roof-box']], ['lastenrat', ['bike-cargo'], ['bike-city']], ['springkusen', ['bouncy-nl', 'bouncy-castle'], ['bakfiets']],
  ],
  'compounds that are spelled right, and nothing that only looks like them': [
    ['Gartenschere', ['garden-shears'], ['shredder', 'hedge-nl']], ['Hammerschlag', [], ['hammer-drill', 'drill-impact']], ['Kinderstuhl', ['high-chair'], ['chairs', 'pram']],
    ['Waschmaschine', [], ['fog-machine', 'sewing', 'drill-bosch']], ['Gartenbank', [], ['garden-shears', 'beer-benches']], ['Handsäge', [], ['saw-chain', 'saw-circular']],
    ['Kinderwagen', ['pram'], ['toys']], ['Wasserball', [], ['vacuum']], ['Dachzelt', [], ['roof-box', 'tent-family']],
  ],
  'things by their names in other languages': [
    ['sewing machine', ['sewing'], ['fog-machine', 'drill-bosch']], ['naaimachine', ['sewing'], ['fog-machine']], ['cargo bikes', ['bike-cargo'], ['bike-city']], ['lastenrad', ['bike-cargo'], ['bench-nl']],
    ['Hüpfburg', ['bouncy-nl', 'bouncy-castle']], ['bouncy castle', ['bouncy-nl', 'bouncy-castle']], ['waffle iron', ['waffle-nl'], ['steam-iron']], ['Reisebett', ['crib-en'], ['high-chair']],
    ['pressure washer', ['pressure-washer']], ['travel cot Gurt', [], ['crib-en', 'high-chair']],
  ],
  'nothing where nothing fits': [
    ['Zahnarztstuhl', [], ['chairs', 'high-chair', 'camera']], ['xqzkw', [], ['drill-bosch']], ['Bohrmaschine Dirndl', [], ['drill-bosch', 'dirndl']],
    ['Kjk', [], ['kayak']], ['!!! ???', [], ['drill-bosch']], ['" OR 1=1 --', [], ['drill-bosch']], ['title:Zelt*', [], ['drill-bosch']], ['für', [], ['kayak']],
  ],
};

/** A text with what it must find, in this order: what is meant before what only bears the word. The last was published last. */
export const orders: readonly (readonly [text: string, found: readonly Partial<SearchDocument>[]])[] = [
  ['Kinder Wagen', [{ title: 'Kinderwagen' }, { title: 'Popcornmaschine auf Wagen', tags: ['Kindergeburtstag'] }]],
  ['Zelt', [
    { title: 'Kuppelzelt', keywords: 'zelte tents tenten' }, { title: 'Familienzelt für sechs', keywords: 'zelte tents tenten' }, { title: 'Kombi mit Dachzelt-Träger' },
    { title: 'Tent', language: 'nl', keywords: 'zelte tents tenten' }, { title: 'Tent for two', language: 'en', keywords: 'zelte tents tenten' },
  ]],
  ['Rad', [{ title: 'Rad' }, { title: 'Lastenrad', tags: ['Rad'], keywords: 'fahrrad bicycle fiets' }, { title: 'Radlader', keywords: 'baumaschine' }]],
  ['fiets', [
    { title: 'Bakfiets elektrisch', language: 'nl', tags: ['fiets'], keywords: 'fahrräder bicycles fietsen' }, { title: 'Fietskoffer', language: 'nl', keywords: 'koffer' },
    { title: 'Fietsendrager auto', language: 'nl', keywords: 'auto' },
  ]],
  ['Bohrmaschine', [
    { title: 'Bohrmaschine' }, { title: 'Bohrhammer', keywords: 'bohrmaschine werkzeug', body: 'Schlagbohrmaschine und Hammer.' },
    { title: 'Laser', keywords: 'bohrmaschine werkzeug' }, { title: 'Abbruchhammer Hilti', keywords: 'bohrmaschine werkzeug' },
  ]],
];
