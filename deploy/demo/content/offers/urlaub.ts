import { o } from '../things.js';
import { at, cash, crates, donation, free, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const vacation: readonly DemoOffer[] = [
  // 1002 Wandern
  {
    key: 'rucksack-freiburg', owner: 'lisbeth', categoryId: 1002, title: 'Trekkingrucksack 65 Liter, verstellbar',
    shortDescription: 'Rückenlänge anpassbar, mit Regenhülle.',
    description: 'Er war auf dem Westweg und auf Korsika. Ich stelle ihn dir mit Gewicht ein, das macht den ganzen Unterschied. Das Fach für den Schlafsack ist getrennt zugänglich.',
    tags: ['trekking', 'rucksack'], pricing: [cash(6, 'day', [2, 14]), cash(25, 'week', [1, 3])], deposit: 50_00, metadata: [shown('Volumen', '65 l')], pictures: [at('meadow', pic(95, o.backpack, o.mountain))],
  },
  {
    key: 'kindertrage-garmisch', owner: 'bergsport', categoryId: 1002, title: 'Kraxe für Kinder bis 20 Kilo',
    shortDescription: 'Mit Sonnendach, Regenschutz und Steigbügeln.',
    description: 'Steht von allein, wenn du sie absetzt. Kinder sollten sicher sitzen können, also ab etwa neun Monaten. Im unteren Fach ist Platz für Windeln und Brotzeit.',
    tags: ['kraxe', 'familie'], pricing: [cash(13, 'day', [1, 10])], deposit: 60_00, autoAccept: true, metadata: [shown('Traglast', '20 kg')], pictures: [at('meadow', pic(50, o.backpack, o.baby))],
  },
  {
    key: 'wanderstoecke-bonn', owner: 'paul', categoryId: 1002, title: 'Zwei Paar Wanderstöcke für den Rheinsteig',
    shortDescription: 'Teleskop, Kork, mit Gummikappen.',
    description: 'Deine Knie danken es auf dem Weg hinunter nach Königswinter. Längen sind markiert. Eine Wanderkarte mit Einkehrtipps gebe ich mit.',
    tags: ['wandern', 'rheinsteig'], pricing: [free('day', [1, 4]), piggyBank('week', [1, 1])], deposit: 15_00, metadata: [], pictures: [pic(34, o.trekkingPoles, o.hikingBoot)],
  },
  {
    key: 'gps-jena', owner: 'luisa', categoryId: 1002, title: 'Wander-GPS mit topografischer Karte',
    shortDescription: 'Für Touren ohne Handynetz, Akku hält drei Tage.',
    description: 'Deutschland und die Hohe Tatra sind aufgespielt. Tracks lädst du per Kabel. Das Gerät ist klobig, aber es hat in Lappland funktioniert, als nichts anderes ging.',
    tags: ['gps', 'trekking'], pricing: [cash(5, 'day', [2, 14]), cash(22, 'week', [1, 3])], deposit: 80_00, metadata: [], pictures: [pic(160, o.gps, o.worldMap)],
  },
  {
    key: 'bothy-edinburgh', owner: 'fiona', categoryId: 1002, title: 'Bothy kit for two: stove, mats, flask',
    shortDescription: 'Everything but the whisky.',
    description: 'A small gas stove, two mats, a pan, a flask and a candle lantern in one dry bag. The stove needs a screw-on canister, any petrol station on the A9 has them. Carry your rubbish out, please.',
    tags: ['bothy', 'hiking'], pricing: [cash(10, 'night', [1, 7]), donation(8, 'Bothy maintenance group', 'night', [1, 7])], deposit: 50_00, metadata: [], pictures: [pic(24, o.hut, o.candle, o.hotBeverage)],
  },
  // 1003 Tauchen
  {
    key: 'tauchset-kiel', owner: 'hauke', categoryId: 1003, title: 'Tauchausrüstung mit Trockenanzug, Größe L',
    shortDescription: 'Jacket, Automat, Blei, für die kalte Ostsee.',
    description: 'Der Automat war im Februar zur Revision. Nur mit Brevet und Logbuch, ich schaue beides an. Flasche füllt dir der Laden am Hafen für sieben Euro.',
    tags: ['tauchen', 'ostsee'], pricing: [cash(45, 'day', [1, 5])], deposit: 300_00, metadata: [shown('Größe', 'L'), shown('Letzte Revision', 'Februar')], pictures: [pic(192, o.divingMask, o.fish)],
  },
  {
    key: 'schnorchel-hannover', owner: 'janphilipp', categoryId: 1003, title: 'Vier Schnorchelsets in der Netztasche',
    shortDescription: 'Zwei große, zwei kleine, mit Flossen.',
    description: 'Für den Kroatienurlaub gekauft, seither in der Garage. Masken sind dicht, auch mit Bart einigermaßen. Mundstücke koche ich ab.',
    tags: ['schnorcheln', 'familie'], pricing: [cash(20, 'week', [1, 3]), sixpacks(2, 'week', [1, 2])], deposit: 40_00, metadata: [shown('Flossen', '33–45')], pictures: [pic(186, o.divingMask, o.tropicalFish)],
  },
  {
    key: 'unterwasserkamera-stuttgart', owner: 'uwe', categoryId: 1003, title: 'Unterwasserkamera bis 30 Meter',
    shortDescription: 'Rot, damit man sie wiederfindet, mit Schwimmgriff.',
    description: 'Knopf drücken genügt, es gibt extra Programme für Meer und Schwimmbad. Nach Salzwasser eine Stunde in Süßwasser legen. Akku reicht für einen Tag Schnorcheln.',
    tags: ['unterwasser', 'kamera'], pricing: [cash(9, 'day', [2, 14]), cash(40, 'week', [1, 2])], deposit: 100_00, metadata: [shown('Wasserdicht', 'bis 30 m')], pictures: [pic(200, o.camera, o.bubbles)],
  },
  {
    key: 'wetsuits-nijmegen', owner: 'daan', categoryId: 1003, title: 'Duikpakken en vinnen, drie maten',
    shortDescription: 'Vijf millimeter, voor Zeeland in juni.',
    description: 'Maat S, M en XL, allemaal zonder gaten. Het loodgordel heb ik ook, maar alleen voor wie een brevet heeft. Hang ze binnenstebuiten te drogen.',
    tags: ['duiken', 'zeeland'], pricing: [cash(12, 'day', [1, 5]), sixpacks(1, 'day', [1, 2])], deposit: 60_00, metadata: [shown('Dikte', '5 mm')], pictures: [pic(206, o.divingMask, o.wave)],
  },
  // 1004 Radreisen
  {
    key: 'packtaschen-suedstadt', owner: 'radwerk', categoryId: 1004, title: 'Packtaschen-Set, vier Stück, wasserdicht',
    shortDescription: 'Zwei hinten, zwei vorn, dazu Lenkertasche.',
    description: 'Passen an jeden Gepäckträger mit Rohr bis 16 Millimeter. Für vorn montieren wir dir auf Wunsch einen Träger, das kostet zehn Euro. Die Taschen waren bis Istanbul und sind noch dicht.',
    tags: ['radreise', 'gepäck'], pricing: [cash(9, 'day', [2, 21]), cash(35, 'week', [1, 4])], deposit: 80_00, autoAccept: true, metadata: [shown('Volumen', '70 l')], pictures: [at('street', pic(48, o.bicycle, o.luggage))],
  },
  {
    key: 'fahrradkoffer-frankfurt', owner: 'can', categoryId: 1004, title: 'Fahrradkoffer fürs Flugzeug',
    shortDescription: 'Hartschale, für Rennrad und Mountainbike.',
    description: 'Lenker, Pedale und Räder ab, der Rest bleibt dran. Gurte und Schaumstoff sind vollzählig, ein Foto zeigt, wie es gehört. Wiegt leer elf Kilo, denk ans Freigepäck.',
    tags: ['flug', 'fahrrad'], pricing: [cash(45, 'week', [1, 3]), cash(10, 'day', [2, 10])], deposit: 100_00, metadata: [shown('Gewicht', '11 kg')], pictures: [at('hall', pic(212, o.luggage, o.bicycle, o.airplane))],
  },
  {
    key: 'kinderanhaenger-potsdam', owner: 'falk', categoryId: 1004, title: 'Kinderanhänger fürs Rad, zweisitzig',
    shortDescription: 'Gefedert, mit Wimpel und Regenplane.',
    description: 'Um den Schwielowsee sind es dreißig Kilometer, danach schlafen alle. Die Kupplung passt an fast jede Achse, ein Adapter liegt dabei. Lässt sich auch zum Schieben umbauen.',
    tags: ['anhänger', 'familie'], pricing: [cash(12, 'day', [1, 7]), cash(50, 'week', [1, 3])], deposit: 100_00, metadata: [shown('Kinder', '2')], pictures: [pic(52, o.bikeTrailer, o.teddy)],
  },
  {
    key: 'werkzeugrolle-regensburg', owner: 'sepp', categoryId: 1004, title: 'Werkzeugrolle und Ersatzteile für die Radtour',
    shortDescription: 'Kettennieter, Speichen, Schläuche, Flickzeug.',
    description: 'Alles, was man auf dem Donauradweg zwischen zwei Werkstätten brauchen könnte. Was du verbrauchst, legst du neu hinein. Bisher kam sie meistens unbenutzt zurück, so soll es sein.',
    tags: ['reparatur', 'donauradweg'], pricing: [free('week', [1, 3]), piggyBank('week', [1, 3])], deposit: 20_00, metadata: [], pictures: [pic(20, o.wrench, o.nutBolt, o.bicycle)],
  },
  {
    key: 'hondenkar-maastricht', owner: 'els', categoryId: 1004, title: 'Fietskar voor de hond en bagage',
    shortDescription: 'Voor de Maasroute, tot veertig kilo.',
    description: 'Onze hond is nu te oud voor lange ritten, dus de kar mag op reis met een ander. Het vlaggetje zit erop, de koppeling past op elke steekas. Kussen is gewassen.',
    tags: ['fietsvakantie', 'hond'], pricing: [cash(10, 'day', [1, 7]), donation(8, 'Dierenasiel', 'day', [1, 7])], deposit: 60_00, metadata: [shown('Draagt', '40 kg')], pictures: [pic(34, o.bikeTrailer, o.dog)],
  },
  // 1005 Stadtbummel
  {
    key: 'reisefuehrer-katrin', owner: 'katrin', categoryId: 1005, title: 'Reiseführer-Regal: 23 Städte in Europa',
    shortDescription: 'Von Antwerpen bis Zagreb, mit meinen Notizen.',
    description: 'Nimm mit, was du brauchst, jeweils für zwei Wochen. Die Restaurants habe ich mit Stern oder Totenkopf bewertet. Neue Tipps schreibst du bitte dazu.',
    tags: ['städtereise'], pricing: [free('week', [1, 2])], deposit: null, metadata: [shown('Bände', '23')], pictures: [pic(62, o.greenBook, o.worldMap)],
  },
  {
    key: 'audioguide-leipzig', owner: 'ronny', categoryId: 1005, title: 'Zehn Empfänger für Stadtführungen',
    shortDescription: 'Ein Sender, zehn Ohrhörer, reicht für eine Gruppe.',
    description: 'Du sprichst leise, und alle hören dich, auch am Ring neben der Straßenbahn. Akkus halten acht Stunden. Ich verleihe sie an Gästeführer, Vereine und große Familien.',
    tags: ['stadtführung', 'gruppe'], pricing: [cash(25, 'day', [1, 4]), cash(7, 'hour', [2, 5])], deposit: 150_00, metadata: [shown('Empfänger', '10')], pictures: [at('street', pic(230, o.headphones, o.classical))],
  },
  {
    key: 'klappstuehle-dresden', owner: 'annett', categoryId: 1005, title: 'Zwei leichte Museumshocker',
    shortDescription: 'Dreibein, ein Pfund schwer, passt in den Rucksack.',
    description: 'Vor der Madonna im Zwinger darf man damit sitzen, ich habe gefragt. Auch für Umzüge, Konzerte und lange Schlangen. Belastbar bis hundert Kilo.',
    tags: ['museum', 'ausflug'], pricing: [free('day', [1, 5])], deposit: 10_00, metadata: [], pictures: [pic(40, o.chair, o.framedPicture)],
  },
  {
    key: 'city-guide-hackney', owner: 'hannah', categoryId: 1005, title: 'Walking guides to East London',
    shortDescription: 'Six slim books and a folding map with my pencil marks.',
    description: 'Canals, street art, Jewish bakeries and one very good bench. Each walk takes about two hours and ends near a pub or a bus. Add your own notes in blue, I use green.',
    tags: ['walking', 'london'], pricing: [free('week', [1, 2]), piggyBank('week', [1, 2])], deposit: null, metadata: [], pictures: [pic(15, o.cityscape, o.footprints)],
  },
  // 1006 Sport im Urlaub
  {
    key: 'golfset-mainz', owner: 'christel', categoryId: 1006, title: 'Halber Golfsatz mit Reisetasche',
    shortDescription: 'Sieben Schläger, gut für den Schnupperkurs.',
    description: 'Mein Mann spielt jetzt Boule und hat endlich gute Laune. Schläger für Rechtshänder um 1,75 m. Die Reisetasche ist gepolstert und fluggeprüft.',
    tags: ['golf', 'reise'], pricing: [cash(14, 'day', [1, 7]), cash(55, 'week', [1, 2])], deposit: 100_00, metadata: [shown('Schläger', '7')], pictures: [at('meadow', pic(125, o.golf))],
  },
  {
    key: 'beachvolleyball-rostock', owner: 'ines', categoryId: 1006, title: 'Beachvolleyballnetz mit Pfosten',
    shortDescription: 'Steht in zehn Minuten am Strand von Warnemünde.',
    description: 'Mit Sandankern, Linienband und einem Ball. Zwei Leute tragen es im Sack vom Parkplatz. Bitte gut ausschütteln, unser Flur ist sandig genug.',
    tags: ['beachvolleyball', 'strand'], pricing: [cash(15, 'day', [1, 5]), crates(1, 'day', [1, 3])], deposit: 50_00, metadata: [], pictures: [at('water', pic(46, o.volleyball, o.beach))],
  },
  {
    key: 'reisefitness-karlsruhe', owner: 'timo', categoryId: 1006, title: 'Schlingentrainer und Faltmatte',
    shortDescription: 'Fitnessstudio in der Größe einer Brotdose.',
    description: 'Hängt an jeder stabilen Tür. Für drei Wochen Ferienwohnung genau richtig. Ein Poster mit zwölf Übungen liegt dabei, die elfte lasse ich aus.',
    tags: ['fitness', 'reise'], pricing: [cash(10, 'week', [1, 4]), free('day', [1, 3])], deposit: 30_00, metadata: [], pictures: [at('room', pic(215, o.muscle, o.luggage))],
  },
  // 1007 Weiteres
  {
    key: 'strandmuschel-bielefeld', owner: 'nicole', categoryId: 1007, title: 'Strandmuschel und zwei Klappliegen',
    shortDescription: 'Mit Heringen für Sand und UV-Schutz 60.',
    description: 'Von Ostwestfalen ist es weit ans Meer, umso schöner, wenn alles dabei ist. Die Liegen sind niedrig und passen hochkant neben den Koffer. Sand gehört zum Zubehör.',
    tags: ['strand', 'familie'], pricing: [cash(25, 'week', [1, 3]), cash(7, 'day', [2, 7])], deposit: 30_00, metadata: [], pictures: [pic(188, o.beachShelter, o.deckChair), pic(45, o.beachUmbrella, o.sunglasses)],
  },
  {
    key: 'reiseadapter-neukoelln', owner: 'tarek', categoryId: 1007, title: 'Reiseset: Adapter, Waage, Nackenkissen',
    shortDescription: 'Steckdosen für 150 Länder und ein Kofferschloss.',
    description: 'Lauter Dinge, die man einmal im Jahr braucht und nie findet. Die Kofferwaage hat mir in Beirut fünfzig Euro gespart. Kissenbezug wird gewaschen.',
    tags: ['reise', 'flug'], pricing: [free('week', [1, 4]), sixpacks(1, 'week', [2, 6])], deposit: 20_00, metadata: [], pictures: [at('room', pic(205, o.plug, o.luggage, o.globe))],
  },
  {
    key: 'sonnensegel-saarbruecken', owner: 'chantal', categoryId: 1007, title: 'Großer Sonnenschirm und Picknickkorb',
    shortDescription: 'Weidenkorb für sechs, mit Geschirr und Gläsern.',
    description: 'Teller aus Porzellan, Gläser aus Glas, wie es sich gehört. Der Schirm hat einen Dorn für die Wiese. Eine Decke mit wasserfester Unterseite ist eingerollt.',
    tags: ['picknick', 'ausflug'], pricing: [cash(9, 'day', [1, 4]), sixpacks(1, 'day', [1, 3])], deposit: 40_00, metadata: [shown('Personen', '6')], pictures: [pic(100, o.basket, o.baguette, o.wine)],
  },
  {
    key: 'packsaecke-winterhude', owner: 'alsterkanu', categoryId: 1007, title: 'Packsäcke und wasserdichte Tonnen für die Seenplatte',
    shortDescription: 'Drei Tonnen zu 60 Litern, fünf Säcke, Bootswagen.',
    description: 'Damit der Schlafsack auch nach dem zweiten Kentern trocken ist. Der Bootswagen klappt zusammen und rollt über Wurzeln. Eine Karte mit Umtragestellen legen wir dazu.',
    tags: ['kanutour', 'mecklenburg'], pricing: [cash(12, 'day', [2, 14]), cash(50, 'week', [1, 3])], deposit: 60_00, autoAccept: true, metadata: [shown('Volumen', '3 × 60 l')], pictures: [pic(52, o.backpack, o.canoe, o.camping)],
  },
];
