import { o } from '../things.js';
import { at, cash, crates, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const party: readonly DemoOffer[] = [
  // 1402 Beleuchtung
  {
    key: 'lichterkette-ehrenfeld', owner: 'jana', categoryId: 1402, title: 'Fünfzig Meter Lichterkette für draußen',
    shortDescription: 'Warmweiße Birnen, wetterfest, dimmbar.',
    description: 'Fünf Stränge zu zehn Metern, die man aneinandersteckt. Haken und Kabelbinder liegen in der Kiste. Hängt am besten in Bögen, gerade gespannt sieht sie nach Baustelle aus.',
    tags: ['hochzeit', 'garten'], pricing: [cash(10, 'day', [1, 4]), sixpacks(1, 'day', [1, 3])], deposit: 30_00, metadata: [shown('Länge', '50 m')], pictures: [at('night', pic(48, o.stringLights, o.houseGarden))],
  },
  {
    key: 'discokugel-lena', owner: 'lena', categoryId: 1402, title: 'Discokugel mit Motor und zwei Strahlern',
    shortDescription: 'Vierzig Zentimeter Glitzer für die Küchenparty.',
    description: 'Der Motor hängt an einem Haken, Gewicht drei Kilo. Strahler mit Farbfolien in Rot und Blau. Wer sie einmal laufen hatte, stellt nie wieder normales Licht an.',
    tags: ['disco', 'tanzen'], pricing: [cash(8, 'day', [1, 3]), piggyBank('day', [1, 2])], deposit: 25_00, metadata: [shown('Durchmesser', '40 cm')], pictures: [at('stage', pic(262, o.mirrorBall)), pic(300, o.dancer, o.musicalNotes)],
  },
  {
    key: 'uplights-braunsfeld', owner: 'festwest', categoryId: 1402, title: 'Zwölf Akku-Strahler für Saal und Fassade',
    shortDescription: 'Farbe per Fernbedienung, zehn Stunden Laufzeit.',
    description: 'Ohne ein einziges Kabel wird aus der Turnhalle ein Festsaal. Koffer mit Ladefunktion, Fernbedienung und zwei Ersatzgeräten. Wir stellen dir die Farben auf Wunsch vorher ein.',
    tags: ['hochzeit', 'licht'], pricing: [cash(75, 'day', [1, 5])], deposit: 150_00, autoAccept: true, metadata: [shown('Anzahl', '12'), noted('Lager', 'L-C4')], pictures: [at('stage', pic(285, o.spotlight, o.battery))],
  },
  {
    key: 'scheinwerfer-kreuzberg', owner: 'linse', categoryId: 1402, title: 'Kleine Bühne ausgeleuchtet: 6 Scheinwerfer',
    shortDescription: 'Stative, Kabel und ein Pult, das man versteht.',
    description: 'Für Schultheater, Lesung oder Bandauftritt. Vier Regler reichen: vorn, hinten, links, rechts. Wer mehr will, fragt uns nach dem großen Pult.',
    tags: ['bühne', 'theater'], pricing: [cash(60, 'day', [1, 7])], deposit: 200_00, autoAccept: true, metadata: [shown('Scheinwerfer', '6'), noted('Inventar', 'L-21')], pictures: [at('stage', pic(42, o.spotlight, o.performing))],
  },
  {
    key: 'lampions-muenchen', owner: 'vroni', categoryId: 1402, title: 'Dreißig Lampions mit LED',
    shortDescription: 'Papier in Weiß und Gelb, 20 bis 60 cm.',
    description: 'Flach gefaltet passen sie in zwei Taschen. Entfalten dauert mit zwei Leuten eine halbe Stunde und ist der schönste Teil der Vorbereitung. Bei Regen hereinholen.',
    tags: ['sommerfest', 'lampion'], pricing: [cash(14, 'day', [1, 4]), donation(12, 'Kinderhaus im Stadtteil')], deposit: 20_00, metadata: [shown('Anzahl', '30')], pictures: [at('night', pic(16, o.lantern, o.moonFace))],
  },
  // 1403 Dekoration
  {
    key: 'deko-kiste-miriam', owner: 'miriam', categoryId: 1403, title: 'Dekokiste Hochzeit in Creme und Eukalyptus',
    shortDescription: 'Läufer, Vasen, Tischnummern für zehn Tische.',
    description: 'Nach unserer Hochzeit wollte ich das nicht in den Keller stellen. Vierzig kleine Vasen, zehn Läufer, Ringkissen und ein Schild für den Sektempfang. Läufer bitte nicht waschen, ich kenne den Trick.',
    tags: ['hochzeit', 'tischdeko'], pricing: [cash(35, 'week', [1, 1]), donation(30, 'Frauenberatung der Stadt', 'week', [1, 1])], deposit: 60_00, metadata: [shown('Tische', '10')], pictures: [pic(130, o.bouquet, o.candle, o.ribbon)],
  },
  {
    key: 'ballonbogen-huerth', owner: 'aylin', categoryId: 1403, title: 'Ballonbogen-Gestell mit elektrischer Pumpe',
    shortDescription: 'Zweieinhalb Meter hoch, in zwei Stunden fertig.',
    description: 'Gestell, Ketten zum Einhängen und die Pumpe mit zwei Düsen. Ballons kaufst du selbst, rechne mit hundert. Zu zweit geht es mit Musik doppelt so schnell.',
    tags: ['ballons', 'geburtstag'], pricing: [cash(12, 'day', [1, 3]), sixpacks(1, 'day', [1, 2])], deposit: 30_00, metadata: [shown('Höhe', '2,50 m')], pictures: [pic(350, o.balloon, o.cake)],
  },
  {
    key: 'girlanden-dortmund', owner: 'sabine', categoryId: 1403, title: 'Zwanzig Wimpelketten aus Stoff',
    shortDescription: 'Genäht aus alten Hemden, zusammen 120 Meter.',
    description: 'Unser Straßenfest sieht damit aus wie ein Dorf in Dänemark. Bunt gemischt, wetterfest für einen Tag. Bitte aufrollen und nicht knüllen, das spart mir einen Abend.',
    tags: ['straßenfest', 'wimpel'], pricing: [free('day', [1, 4]), piggyBank('week', [1, 2])], deposit: null, metadata: [shown('Länge', '120 m')], pictures: [at('garden', pic(90, o.bunting, o.partyPopper))],
  },
  {
    key: 'kerzenstaender-heidelberg', owner: 'jonas', categoryId: 1403, title: 'Zwölf Kandelaber, fünfarmig',
    shortDescription: 'Gusseisen, sechzig Zentimeter, für lange Tafeln.',
    description: 'Jeder wiegt zwei Kilo und steht wie angewachsen. Kerzen mit 22 Millimetern passen stramm, Wachsreste bitte mit heißem Wasser. Von einem Kirchenbasar, mit Segen.',
    tags: ['dinner', 'kerzen'], pricing: [cash(24, 'day', [1, 4])], deposit: 80_00, metadata: [shown('Anzahl', '12')], pictures: [pic(30, o.candelabra, o.wine)],
  },
  {
    key: 'slingers-utrecht', owner: 'sanne', categoryId: 1403, title: 'Feestkist met slingers, vlaggetjes en fotolijst',
    shortDescription: 'Alles voor een verjaardag in één houten kist.',
    description: 'De kist gaat al jaren de straat rond en wordt elke keer een beetje voller. Ballonnen vul je zelf aan. In het deksel staat wie er jarig was, schrijf je naam erbij.',
    tags: ['verjaardag'], pricing: [free('day', [1, 3]), piggyBank('day', [1, 4])], deposit: null, metadata: [], pictures: [pic(320, o.bunting, o.balloon, o.cupcake)],
  },
  // 1404 Tische, Bänke, Stühle
  {
    key: 'bierzelt-ehrenfeld', owner: 'murat', categoryId: 1404, title: 'Drei Bierzeltgarnituren',
    shortDescription: 'Drei Tische, sechs Bänke, für 24 Leute.',
    description: 'Stehen im Hof unter dem Dach und warten auf Geburtstage. Passen in den Transporter, den du gleich mit dazuleihen kannst. Einen Kasten trinken wir dann gemeinsam beim Zurückbringen.',
    tags: ['bierbank', 'hoffest'], pricing: [crates(1, 'day', [1, 2]), cash(12, 'day', [1, 4])], deposit: 40_00, metadata: [shown('Plätze', '24')], pictures: [pic(24, o.beerBench, o.beers)],
  },
  {
    key: 'stehtische-braunsfeld', owner: 'festwest', categoryId: 1404, title: 'Stehtische mit Hussen, 80 cm',
    shortDescription: 'Klappbar, Hussen in Weiß oder Schwarz, ab 5 Stück.',
    description: 'Preis je fünf Stück, wir haben achtzig davon. Hussen kommen gebügelt auf dem Bügel und gehen ungewaschen zurück. Aufbau macht dein Onkel in zehn Minuten.',
    tags: ['empfang', 'stehtisch'], pricing: [cash(55, 'day', [1, 5])], deposit: 50_00, autoAccept: true, metadata: [shown('Durchmesser', '80 cm'), noted('Lager', 'L-A2')], pictures: [pic(210, o.barTable, o.champagne)],
  },
  {
    key: 'stuehle-braunsfeld', owner: 'festwest', categoryId: 1404, title: 'Fünfzig Klappstühle aus Holz',
    shortDescription: 'Weiß lackiert, gepolstert, im Rollwagen.',
    description: 'Für die freie Trauung auf der Wiese oder den Saal. Ein Wagen fasst fünfundzwanzig Stück und rollt über jede Schwelle. Nasses Holz bitte abwischen, bevor es gestapelt wird.',
    tags: ['trauung', 'stühle'], pricing: [cash(120, 'day', [1, 4])], deposit: 150_00, autoAccept: true, metadata: [shown('Anzahl', '50'), noted('Lager', 'L-A5')], pictures: [pic(340, o.foldingChair, o.bouquet), pic(50, o.foldingChair, o.ring)],
  },
  {
    key: 'tafel-bremen', owner: 'wiebke', categoryId: 1404, title: 'Lange Tafel: vier Böcke, vier Bohlen',
    shortDescription: 'Sechs Meter am Stück, grob und schön.',
    description: 'Alte Gerüstbohlen, geschliffen und geölt. Rotwein sieht man nicht, Kerzenwachs schon. Sie passen auf einen Dachträger, vier Hände vorausgesetzt.',
    tags: ['tafel', 'gartenfest'], pricing: [cash(20, 'day', [1, 3]), crates(1, 'day', [1, 2])], deposit: 50_00, metadata: [shown('Länge', '6 m')], pictures: [pic(34, o.wood, o.plate, o.wine)],
  },
  {
    key: 'liegestuehle-mannheim', owner: 'elena', categoryId: 1404, title: 'Zehn Liegestühle mit Streifen',
    shortDescription: 'Für die Strandbar im Hinterhof.',
    description: 'Holz und Stoff, wie früher am Lido. Der Stoff ist waschbar, die Finger sind es auch, deshalb aufpassen beim Zusammenklappen. Zwei kleine Tische gehören dazu.',
    tags: ['sommer', 'strandbar'], pricing: [cash(22, 'day', [1, 4]), sixpacks(2, 'day', [1, 2])], deposit: 60_00, metadata: [shown('Anzahl', '10')], pictures: [pic(190, o.deckChair, o.cocktail)],
  },
  // 1405 Zelte
  {
    key: 'partyzelt-braunsfeld', owner: 'festwest', categoryId: 1405, title: 'Partyzelt 3 × 6 m mit Fenstern',
    shortDescription: 'Für 35 Leute, Alugestell, schwer entflammbar.',
    description: 'Zu viert steht es in anderthalb Stunden, Anleitung mit Bildern im Sack. Seitenwände einzeln abnehmbar, Gewichte statt Heringe auf Pflaster. Ab Windstärke sieben muss es runter, wir rufen dann auch an.',
    tags: ['zelt', 'gartenfest'], pricing: [cash(60, 'day', [1, 4]), cash(190, 'week', [1, 2])], deposit: 150_00, autoAccept: true, metadata: [shown('Fläche', '18 m²'), shown('Brandschutz', 'B1'), noted('Lager', 'Z-06')], pictures: [pic(340, o.partyTent, o.foldingChair), pic(110, o.partyTent, o.balloon)],
  },
  {
    key: 'festzelt-braunsfeld', owner: 'festwest', categoryId: 1405, title: 'Festzelt 6 × 12 m für Firmen und Vereine',
    shortDescription: 'Mit Holzboden, aufgebaut von unserem Team.',
    description: 'Wir kommen am Vortag mit fünf Leuten und sind abends fertig. Statik und Brandschutznachweis liegen bei, das Ordnungsamt kennt uns. Heizung und Licht kannst du dazubuchen.',
    tags: ['festzelt', 'firmenfeier'], pricing: [cash(680, 'day', [1, 5])], deposit: 500_00, commercialOnly: true, metadata: [shown('Fläche', '72 m²'), shown('Personen', '140')], pictures: [pic(355, o.partyTent, o.beerBench)],
  },
  {
    key: 'faltpavillon-leverkusen', owner: 'stefan', categoryId: 1405, title: 'Faltpavillon 3 × 3 m, in einer Minute offen',
    shortDescription: 'Für Flohmarkt, Turnier und Grillfest.',
    description: 'Schwarzes Dach, zwei Seitenwände, vier Sandsäcke, die du bitte auch benutzt. In der Tasche mit Rollen, passt in jeden Kofferraum. Nach Regen zum Trocknen aufklappen.',
    tags: ['flohmarkt', 'pavillon'], pricing: [cash(15, 'day', [1, 4]), crates(1, 'day', [1, 3])], deposit: 50_00, metadata: [shown('Fläche', '9 m²')], pictures: [pic(205, o.gazebo, o.shoppingBags)],
  },
  {
    key: 'jurte-kassel', owner: 'gregor', categoryId: 1405, title: 'Schwarzzelt vom Pfadfinderstamm',
    shortDescription: 'Feuer in der Mitte, Platz für dreißig im Kreis.',
    description: 'Die Stangen schneidet man nicht mehr im Wald, wir haben sie dabei. Aufbau ist ein Gemeinschaftserlebnis von zwei Stunden. Wer will, bekommt zwei Pfadfinder als Lehrer mit.',
    tags: ['jurte', 'lagerfeuer'], pricing: [donation(60, 'Stammeskasse der Pfadfinder'), donation(150, 'Stammeskasse der Pfadfinder', 'week', [1, 1])], deposit: 100_00, metadata: [shown('Durchmesser', '10 m')], pictures: [at('night', pic(230, o.bellTent, o.fire))],
  },
  {
    key: 'pavillon-magdeburg', owner: 'silvio', categoryId: 1405, title: 'Gartenpavillon mit Moskitonetz',
    shortDescription: 'Sechseckig, 3,50 m, für laue Abende an der Elbe.',
    description: 'Ohne Netz hält man es im Juli nicht aus, mit Netz kommt man nicht mehr ins Bett. Beschwert wird er mit vier Kanistern voll Wasser. Das Dach ist dicht, aber kein Sturmheld.',
    tags: ['pavillon', 'mücken'], pricing: [cash(14, 'day', [1, 5]), sixpacks(2, 'day', [1, 3])], deposit: 40_00, metadata: [], pictures: [pic(150, o.gazebo, o.leaves)],
  },
  {
    key: 'marquee-hackney', owner: 'hannah', categoryId: 1405, title: 'Street-party gazebo with bunting',
    shortDescription: 'Three by four and a half metres, pops up.',
    description: 'The whole road chipped in for it after the wet jubilee. Weights are old paint tins filled with sand, ugly and very effective. Please dry it before folding, we have no drying room, only hallways.',
    tags: ['street party', 'gazebo'], pricing: [donation(15, 'Hackney youth club'), sixpacks(2, 'day', [1, 2])], deposit: 60_00, metadata: [shown('Area', '13 m²')], pictures: [pic(0, o.gazebo, o.bunting, o.teapot)],
  },
  // 1406 Geschirr
  {
    key: 'geschirr-braunsfeld', owner: 'festwest', categoryId: 1406, title: 'Geschirr und Besteck für 50, Kisten gestapelt',
    shortDescription: 'Drei Gänge, Porzellan weiß, ungespült zurück.',
    description: 'Teller flach und tief, Dessertteller, Besteck fünfteilig, Kaffeetassen. Alles gezählt in Fächern, du stellst es nur hinein. Bruch kostet zwei Euro das Stück, Staunen ist gratis.',
    tags: ['hochzeit', 'porzellan'], pricing: [cash(95, 'day', [1, 4])], deposit: 150_00, autoAccept: true, metadata: [shown('Personen', '50'), noted('Lager', 'G-11')], pictures: [pic(205, o.plate), pic(40, o.forkKnife, o.wine)],
  },
  {
    key: 'sektglaeser-katrin', owner: 'katrin', categoryId: 1406, title: 'Sechzig Sektgläser im Karton',
    shortDescription: 'Aus Kristall, für Empfang und Jubiläum.',
    description: 'Zusammengetragen von drei Generationen, daher sechs leicht verschiedene Formen. Gespült wird von Hand, das mache ich gern selbst. Kartons mit Fächern schützen sie unterwegs.',
    tags: ['empfang', 'gläser'], pricing: [cash(12, 'day', [1, 4]), donation(10, 'Obdachlosenfrühstück')], deposit: 40_00, metadata: [shown('Anzahl', '60')], pictures: [pic(50, o.clinkingGlasses)],
  },
  {
    key: 'mehrwegbecher-freiburg', owner: 'lisbeth', categoryId: 1406, title: 'Dreihundert Mehrwegbecher',
    shortDescription: '0,3 Liter, stapelbar, für Vereinsfeste.',
    description: 'Unser Viertel hat sie angeschafft, damit nach dem Fest keine Müllberge stehen. In drei Kisten, spülmaschinenfest bei achtzig Grad. Fehlende kosten fünfzig Cent, meistens fehlen vier.',
    tags: ['mehrweg', 'vereinsfest'], pricing: [piggyBank('day', [1, 4]), donation(20, 'Stadtteilverein')], deposit: 50_00, metadata: [shown('Anzahl', '300')], pictures: [pic(130, o.cupWithStraw, o.beers)],
  },
  {
    key: 'kaffeegeschirr-chemnitz', owner: 'frank', categoryId: 1406, title: 'Sammeltassen für dreißig Leute',
    shortDescription: 'Jede anders, mit Goldrand und Kuchenteller.',
    description: 'Geerbt, ertauscht, gerettet. Für Taufen und Omas Achtzigsten schöner als alles aus dem Verleih. Nicht in die Maschine, der Goldrand ist älter als wir.',
    tags: ['kaffeetafel', 'vintage'], pricing: [cash(18, 'day', [1, 3]), sixpacks(2, 'day', [1, 2])], deposit: 50_00, metadata: [shown('Gedecke', '30')], pictures: [at('kitchen', pic(330, o.teapot, o.shortcake))],
  },
  // 1407 Gastro
  {
    key: 'zapfanlage-braunsfeld', owner: 'festwest', categoryId: 1407, title: 'Zapfanlage mit Kühlung, zwei Hähne',
    shortDescription: 'Für Kölsch und Limo, mit CO₂-Flasche.',
    description: 'Anstecken, zwanzig Minuten warten, zapfen. Leitungen sind gereinigt und plombiert. Fässer besorgst du beim Getränkehändler, wir sagen dir, welcher Kopf passt.',
    tags: ['zapfen', 'kölsch'], pricing: [cash(55, 'day', [1, 4])], deposit: 150_00, autoAccept: true, metadata: [shown('Leistung', '40 l in der Stunde'), noted('Lager', 'K-02')], pictures: [pic(44, o.beerTap, o.beers), pic(200, o.beer, o.iceCube)],
  },
  {
    key: 'popcorn-braunsfeld', owner: 'festwest', categoryId: 1407, title: 'Popcornmaschine auf Wagen',
    shortDescription: 'Duftet bis auf die Straße, mit 100 Tüten.',
    description: 'Macht in drei Minuten genug für acht Kinder. Mais und Zucker für hundert Portionen sind dabei. Der Kessel wird heiß, also nur für Große.',
    tags: ['popcorn', 'kinderfest'], pricing: [cash(48, 'day', [1, 3])], deposit: 100_00, autoAccept: true, metadata: [shown('Portionen', '100'), noted('Lager', 'K-09')], pictures: [pic(350, o.popcornCart, o.popcorn)],
  },
  {
    key: 'kaffeemaschine-mainz', owner: 'christel', categoryId: 1407, title: 'Kaffeemaschine für hundert Tassen',
    shortDescription: 'Rundfilter, Zapfhahn, bleibt drei Stunden heiß.',
    description: 'Ohne sie gäbe es bei uns keinen Pfarrkaffee. Ein Pfund Kaffee auf acht Liter, das hat sich bewährt. Entkalkt wird von mir, Satz bitte auf den Kompost.',
    tags: ['kaffee', 'gemeindefest'], pricing: [free('day', [1, 2]), donation(8, 'Weltladen der Gemeinde', 'day', [1, 4])], deposit: 30_00, metadata: [shown('Inhalt', '15 l')], pictures: [pic(26, o.coffeeUrn, o.hotBeverage, o.pie)],
  },
  {
    key: 'schwenkgrill-saarbruecken', owner: 'chantal', categoryId: 1407, title: 'Schwenkgrill mit Dreibein, 80 cm',
    shortDescription: 'Wie es sich im Saarland gehört.',
    description: 'Rost aus Edelstahl, Kette mit Kurbel, Feuerschale dazu. Buchenholz, kein Anzünder, darüber diskutieren wir nicht. Reicht für vierzig Schwenker gleichzeitig.',
    tags: ['schwenken', 'grillen'], pricing: [crates(1, 'day', [1, 2]), cash(20, 'day', [1, 4])], deposit: 60_00, metadata: [shown('Rost', '80 cm')], pictures: [at('garden', pic(12, o.fireBowl, o.steak))],
  },
  {
    key: 'crepes-essen', owner: 'mehmet', categoryId: 1407, title: 'Crêpesplatte mit Gas',
    shortDescription: 'Vierzig Zentimeter, mit Holzrechen und Spachtel.',
    description: 'Für Schulfest und Weihnachtsmarkt. Die ersten drei misslingen jedem, die isst man selbst. Gasflasche bringst du mit, der Schlauch ist geprüft.',
    tags: ['crêpes', 'schulfest'], pricing: [cash(22, 'day', [1, 3]), donation(18, 'Schulverein')], deposit: 60_00, metadata: [shown('Durchmesser', '40 cm')], pictures: [at('party', pic(38, o.crepePlate, o.lemon))],
  },
  {
    key: 'zuckerwatte-bochum', owner: 'hopsala', categoryId: 1407, title: 'Zuckerwattemaschine mit Stäben',
    shortDescription: 'Rosa Wolken für den Kindergeburtstag.',
    description: 'Zucker für sechzig Portionen und Holzstäbe sind dabei. Am besten draußen oder auf Fliesen, der Boden klebt sonst bis Ostern. Reinigen übernehmen wir.',
    tags: ['zuckerwatte', 'kinderfest'], pricing: [cash(39, 'day', [1, 3])], deposit: 80_00, autoAccept: true, metadata: [shown('Portionen', '60')], pictures: [pic(335, o.cottonCandy)],
  },
  {
    key: 'pizzaoven-amsterdam', owner: 'bram', categoryId: 1407, title: 'Houtgestookte pizzaoven op wielen',
    shortDescription: 'Vijfhonderd graden, twee pizza’s tegelijk.',
    description: 'Zelf gebouwd op een oude aanhanger. Na een uur stoken bak je een pizza in negentig seconden. Hout, schep en mijn deegrecept zitten erbij, ingrediënten haal je op de Ten Kate.',
    tags: ['pizza', 'buurtfeest'], pricing: [cash(45, 'day', [1, 2]), crates(2, 'day', [1, 1])], deposit: 100_00, metadata: [shown('Weegt', '180 kg')], pictures: [at('garden', pic(10, o.pizzaOven, o.pizza, o.wood))],
  },
  // 1408 Hüpfburg
  {
    key: 'huepfburg-bochum', owner: 'hopsala', categoryId: 1408, title: 'Hüpfburg Drachenschloss, 5 × 4 m',
    shortDescription: 'Für zehn Kinder, mit Rutsche und Gebläse.',
    description: 'Steht in fünfzehn Minuten, das Gebläse braucht eine normale Steckdose. Erdnägel für Wiese, Sandsäcke für Pflaster. Ein Erwachsener schaut immer zu, Brillen kommen ins Körbchen.',
    tags: ['kindergeburtstag', 'hüpfburg'], pricing: [cash(110, 'day', [1, 3])], deposit: 150_00, autoAccept: true, metadata: [shown('Maße', '5 × 4 × 3,5 m'), noted('Prüfung', 'TÜV bis nächstes Frühjahr')], pictures: [pic(270, o.bouncyCastle, o.balloon), pic(48, o.slide)],
  },
  {
    key: 'huepfkissen-bochum', owner: 'hopsala', categoryId: 1408, title: 'Kleine Hüpfburg für den Reihenhausgarten',
    shortDescription: 'Drei mal drei Meter, für Kinder von 2 bis 7.',
    description: 'Passt auch in Gärten, in denen schon ein Trampolin steht. Leise genug, dass die Nachbarn freundlich bleiben. Abholen mit dem Kombi oder Lieferung für dreißig Euro.',
    tags: ['hüpfburg', 'klein'], pricing: [cash(65, 'day', [1, 3]), cash(22, 'hour', [2, 5])], deposit: 100_00, autoAccept: true, metadata: [shown('Maße', '3 × 3 m')], pictures: [pic(350, o.bouncyCastle, o.teddy)],
  },
  {
    key: 'huepfburg-koeln', owner: 'festwest', categoryId: 1408, title: 'Hüpfburg Zirkus mit Dach',
    shortDescription: 'Sechs Meter, Sonnendach, mit Betreuung buchbar.',
    description: 'Für Straßen- und Schulfeste im Kölner Westen. Auf Wunsch kommt jemand von uns mit und achtet auf die Socken. Bei Regen sagst du am Morgen kostenlos ab.',
    tags: ['straßenfest', 'hüpfburg'], pricing: [cash(160, 'day', [1, 3])], deposit: 150_00, autoAccept: true, metadata: [shown('Maße', '6 × 4 m'), noted('Lager', 'H-01')], pictures: [pic(12, o.bouncyCastle, o.circusTent)],
  },
  {
    key: 'springkussen-nijmegen', owner: 'daan', categoryId: 1408, title: 'Klein springkussen van de speelstraat',
    shortDescription: 'Drie bij vier meter, met blower.',
    description: 'Met tien gezinnen gekocht en nu ook voor andere straten. Haringen voor gras, waterzakken voor steen. Schoenen uit, taart pas daarna.',
    tags: ['kinderfeest'], pricing: [cash(30, 'day', [1, 2]), crates(1, 'day', [1, 2])], deposit: 75_00, metadata: [shown('Kinderen', '6')], pictures: [pic(190, o.bouncyCastle, o.cupcake)],
  },
  // 1409 Musikanlagen
  {
    key: 'pa-braunsfeld', owner: 'festwest', categoryId: 1409, title: 'Musikanlage für 200 Gäste',
    shortDescription: 'Zwei Tops, zwei Subs, Mischpult, Funkmikro.',
    description: 'Alles auf Rollen, verkabelt nach Farben. Wer ein Telefon hat, kann auflegen, wer einen DJ hat, auch. Ab 22 Uhr hilft der kleine Zettel am Pult, auf dem „leiser“ steht.',
    tags: ['pa', 'hochzeit', 'dj'], pricing: [cash(95, 'day', [1, 4])], deposit: 300_00, autoAccept: true, metadata: [shown('Leistung', '2 kW'), noted('Lager', 'T-04')], pictures: [pic(228, o.speakerBox, o.mixingDesk, o.microphone)],
  },
  {
    key: 'karaoke-neukoelln', owner: 'tarek', categoryId: 1409, title: 'Karaoke-Koffer mit zwei Mikrofonen',
    shortDescription: '20.000 Lieder auf Deutsch, Englisch, Arabisch, Türkisch.',
    description: 'An Fernseher oder Beamer anstecken, fertig. Die beliebtesten hundert sind auf einer Karte notiert. Auch Leute, die nie singen, singen nach zwanzig Minuten.',
    tags: ['karaoke', 'wg-party'], pricing: [cash(20, 'day', [1, 3]), sixpacks(2, 'day', [1, 2])], deposit: 100_00, metadata: [shown('Lieder', '20.000')], pictures: [at('stage', pic(290, o.microphone, o.speakerBox, o.musicalNotes))],
  },
  {
    key: 'djpult-frankfurt', owner: 'can', categoryId: 1409, title: 'DJ-Controller mit Pult und Licht',
    shortDescription: 'Vier Kanäle, läuft an jedem Laptop.',
    description: 'Klapptisch mit schwarzer Front, damit man die Kabel nicht sieht. Programm ist frei, ich zeige dir Übergänge, die immer gehen. Kopfhörer bring bitte selbst mit.',
    tags: ['dj', 'party'], pricing: [cash(30, 'day', [1, 4])], deposit: 200_00, metadata: [shown('Kanäle', '4')], pictures: [pic(262, o.mixingDesk, o.disc, o.headphones)],
  },
  {
    key: 'akkubox-kiel', owner: 'hauke', categoryId: 1409, title: 'Lautsprecher mit Akku für den Strand',
    shortDescription: 'Spritzwasserfest, zwölf Stunden Musik.',
    description: 'Mit Rollen und Griff wie ein Koffer. Sand macht ihm nichts, Salzwasser schon. In der Dämmerung bitte an die Leute denken, die wegen der Wellen gekommen sind.',
    tags: ['strand', 'akku'], pricing: [cash(15, 'day', [1, 4]), crates(1, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Laufzeit', '12 Stunden')], pictures: [at('water', pic(196, o.partyBox, o.beachUmbrella))],
  },
  // 1410 Toilettenwagen
  {
    key: 'toilettenwagen-braunsfeld', owner: 'festwest', categoryId: 1410, title: 'Toilettenwagen mit vier Kabinen',
    shortDescription: 'Damen, Herren, Waschbecken, Musik.',
    description: 'Wir bringen ihn, schließen an und holen ihn wieder ab. Wasser und Strom müssen in dreißig Metern erreichbar sein. Papier, Seife und ein Blumenstrauß sind inklusive.',
    tags: ['hochzeit', 'straßenfest'], pricing: [cash(290, 'day', [1, 4])], deposit: 300_00, autoAccept: true, metadata: [shown('Kabinen', '4'), noted('Lager', 'W-01')], pictures: [pic(194, o.toiletTrailer, o.soap)],
  },
  {
    key: 'komposttoilette-freiburg', owner: 'lisbeth', categoryId: 1410, title: 'Komposttoilette aus Holz mit Herz',
    shortDescription: 'Für Gartenfest und Zeltlager, ohne Wasser.',
    description: 'Ein kleines Häuschen, das auf einen Anhänger passt. Späne und Eimer sind dabei, entleert wird auf meinem Kompost. Riecht nach Sägewerk, wirklich.',
    tags: ['ökologisch', 'gartenfest'], pricing: [cash(35, 'day', [1, 4]), donation(30, 'Umweltbildung am Waldhof')], deposit: 80_00, metadata: [shown('Gewicht', '70 kg')], pictures: [pic(96, o.hut, o.toilet)],
  },
  {
    key: 'klowagen-oldenburg', owner: 'enno', categoryId: 1410, title: 'Alter Bauwagen als Toilettenwagen',
    shortDescription: 'Zwei Kabinen, Wasserspülung, Vorhänge mit Blumen.',
    description: 'Umgebaut vom Schützenverein, gezogen wird er mit dem Trecker, im Umkreis mache ich das. Abwassertank fasst 600 Liter. Am ersten Augustwochenende ist Schützenfest, da gehört er uns.',
    tags: ['dorffest', 'bauwagen'], pricing: [cash(90, 'day', [1, 3]), crates(4, 'day', [1, 2])], deposit: 100_00, metadata: [shown('Kabinen', '2')], pictures: [pic(60, o.toiletTrailer, o.tractor)],
  },
  // 1411 Spiele
  {
    key: 'riesenjenga-suelz', owner: 'ole', categoryId: 1411, title: 'Riesen-Wackelturm aus Holz',
    shortDescription: 'Wird bis anderthalb Meter hoch, selbst gesägt.',
    description: 'Vierundfünfzig Klötze in zwei Kisten, jeder abgerundet, damit keine Zehen leiden. Auf Rasen eine Platte unterlegen. Der Rekord steht mit Bleistift auf dem Deckel.',
    tags: ['gartenfest', 'spiel'], pricing: [sixpacks(1, 'day', [1, 3]), cash(7, 'day', [1, 3])], deposit: 20_00, metadata: [shown('Klötze', '54')], pictures: [pic(30, o.jengaTower, o.wood)],
  },
  {
    key: 'kicker-thomas', owner: 'thomas', categoryId: 1411, title: 'Tischkicker, zerlegbar, mit zehn Bällen',
    shortDescription: 'Für Vereinsheim und Firmenfeier.',
    description: 'Beine ab, zu zweit tragen, fünfundvierzig Kilo. Stangen sind geölt, Griffe neu. Wer „Kurbeln“ sagt, darf trotzdem mitspielen.',
    tags: ['kicker', 'firmenfeier'], pricing: [cash(25, 'day', [1, 4]), crates(1, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Gewicht', '45 kg')], pictures: [at('room', pic(130, o.tableFootball, o.soccer))],
  },
  {
    key: 'casino-duesseldorf', owner: 'sofia', categoryId: 1411, title: 'Casinoabend: Roulette, Karten, Chips',
    shortDescription: 'Tisch mit grünem Filz, alles für zwölf Spieler.',
    description: 'Gespielt wird um Kekse oder um einen guten Zweck. Den Croupier-Schirm trägt bei uns immer der Schüchternste. Chips sind gezählt, fünfhundert Stück.',
    tags: ['casino', 'spieleabend'], pricing: [cash(35, 'day', [1, 3]), donation(30, 'Kinderkrebshilfe')], deposit: 100_00, metadata: [shown('Chips', '500')], pictures: [at('party', pic(4, o.slotMachine, o.joker, o.die))],
  },
  {
    key: 'torwand-essen', owner: 'mehmet', categoryId: 1411, title: 'Torwand mit Netz und drei Bällen',
    shortDescription: 'Drei unten, drei oben, wie im Fernsehen.',
    description: 'Holz mit Plane, auf zwei Metern Breite. Lässt sich in der Mitte falten. Unser Vereinsrekord liegt bei fünf Treffern, und zwar von einer Neunjährigen.',
    tags: ['fussball', 'sommerfest'], pricing: [cash(15, 'day', [1, 3]), donation(12, 'Jugendfußball im Verein')], deposit: 40_00, metadata: [shown('Breite', '2,10 m')], pictures: [pic(110, o.goal, o.soccer)],
  },
  {
    key: 'gluecksrad-nuernberg', owner: 'bernd', categoryId: 1411, title: 'Glücksrad zum Beschriften',
    shortDescription: 'Ein Meter Durchmesser, abwischbare Felder.',
    description: 'Klackert so schön wie auf dem Volksfest. Zwölf Felder, Stifte liegen bei, der Ständer lässt sich zerlegen. Für Tombola, Messe oder die Frage, wer spült.',
    tags: ['tombola', 'messe'], pricing: [cash(12, 'day', [1, 4]), sixpacks(1, 'day', [1, 2])], deposit: 40_00, metadata: [shown('Felder', '12')], pictures: [at('party', pic(285, o.ferrisWheel, o.present))],
  },
  {
    key: 'sjoelbak-groningen', owner: 'femke', categoryId: 1411, title: 'Sjoelbak van beuken met dertig schijven',
    shortDescription: 'Twee meter, glad als ijs, met scoreblok.',
    description: 'Van het oude café van mijn ouders, dus hij kent alle trucs. Een beetje aardappelmeel en de schijven vliegen. Past schuin in een stationwagen.',
    tags: ['sjoelen', 'feest'], pricing: [free('day', [1, 2]), sixpacks(1, 'day', [1, 4])], deposit: 20_00, metadata: [shown('Lengte', '2 m')], pictures: [pic(40, o.curling, o.medal)],
  },
  // 1412 Heizen & Klima
  {
    key: 'feuerschale-ehrenfeld', owner: 'jana', categoryId: 1412, title: 'Feuerschale mit Funkenschutz',
    shortDescription: 'Siebzig Zentimeter, für lange Abende im Hof.',
    description: 'Stahl, schwer, mit drei Füßen und einem Gitter darüber. Ein Sack trockenes Holz kostet bei mir fünf Euro. Auf Pflaster bitte die Platte unterlegen, sie liegt dabei.',
    tags: ['feuer', 'herbst'], pricing: [cash(8, 'day', [1, 3]), piggyBank('day', [1, 2])], deposit: 25_00, metadata: [shown('Durchmesser', '70 cm')], pictures: [at('night', pic(14, o.fireBowl, o.wood))],
  },
  {
    key: 'heizpilz-braunsfeld', owner: 'festwest', categoryId: 1412, title: 'Infrarotstrahler statt Heizpilz, vier Stück',
    shortDescription: 'Auf Stativen, 2 kW, ohne Gas.',
    description: 'Sofort warm und leise, für Terrasse und Zelt. Jeder Strahler braucht eine eigene Sicherung, wir schauen gern auf dein Foto vom Kasten. Verlängerungen mit dickem Kabel sind dabei.',
    tags: ['winterfest', 'wärme'], pricing: [cash(60, 'day', [1, 5])], deposit: 100_00, autoAccept: true, metadata: [shown('Leistung', '4 × 2 kW'), noted('Lager', 'K-15')], pictures: [pic(20, o.heater, o.plug)],
  },
  {
    key: 'klimageraet-leipzig', owner: 'ronny', categoryId: 1412, title: 'Mobiles Klimagerät mit Schlauch',
    shortDescription: 'Für Dachwohnungen im August, bis 30 m².',
    description: 'Rauscht, aber kühlt. Die Fensterabdichtung mit Reißverschluss passt an fast jedes Fenster. In der Hitzewelle gilt: höchstens eine Woche, damit alle mal schlafen.',
    tags: ['hitze', 'dachwohnung'], pricing: [cash(14, 'day', [2, 7]), crates(2, 'week', [1, 1])], deposit: 80_00, metadata: [shown('Raum', 'bis 30 m²')], pictures: [at('room', pic(200, o.airConditioner, o.thermometer))],
  },
  {
    key: 'ventilatoren-karlsruhe', owner: 'timo', categoryId: 1412, title: 'Zwei große Standventilatoren',
    shortDescription: 'Für Werkstatt, Sommerfest und Hochzeitszelt.',
    description: 'Metall, fünfzig Zentimeter, drei Stufen, von denen man die dritte nie braucht. In der wärmsten Stadt Deutschlands sind sie Grundausstattung. Zerlegt in fünf Minuten.',
    tags: ['sommer', 'hitze'], pricing: [cash(8, 'day', [1, 7]), free('hour', [2, 6])], deposit: 30_00, metadata: [shown('Anzahl', '2')], pictures: [at('room', pic(186, o.standingFan, o.plug))],
  },
  {
    key: 'vuurkorf-maastricht', owner: 'els', categoryId: 1412, title: 'Vuurkorf en tien fleecedekens',
    shortDescription: 'Voor een winterborrel op het terras.',
    description: 'De korf is zwaar en roest mooi. Dekens zijn gewassen en ruiken hooguit een beetje naar rook. Zand of een tegel eronder, dan blijft het gras groen.',
    tags: ['winterborrel'], pricing: [cash(12, 'day', [1, 3]), sixpacks(1, 'day', [1, 2])], deposit: 30_00, metadata: [], pictures: [at('night', pic(24, o.fireBowl, o.wine))],
  },
  // 1416 Weiteres
  {
    key: 'fotobox-kreuzberg', owner: 'linse', categoryId: 1416, title: 'Fotobox mit Drucker und Requisiten',
    shortDescription: '400 Abzüge, Touchscreen, selbsterklärend.',
    description: 'Steht in zehn Minuten und braucht niemanden, der aufpasst. Bilder kommen in acht Sekunden und bleiben zusätzlich auf einem Stick. Die Kiste mit Bärten und Brillen waschen wir.',
    tags: ['fotobox', 'hochzeit'], pricing: [cash(180, 'day', [1, 3])], deposit: 300_00, autoAccept: true, metadata: [shown('Abzüge', '400'), noted('Inventar', 'F-02')], pictures: [pic(300, o.photoBooth, o.sunglasses, o.framedPicture)],
  },
  {
    key: 'nebelmaschine-halle', owner: 'yvonne', categoryId: 1416, title: 'Nebelmaschine mit Fluid',
    shortDescription: 'Für Halloween, Theater und Kellerdisko.',
    description: 'Heizt fünf Minuten vor, dann sieht man nichts mehr. Rauchmelder vorher bedenken, unsere Feuerwehr ist nett, aber teuer. Ein Liter Fluid reicht für einen Abend.',
    tags: ['halloween', 'disko'], pricing: [cash(9, 'day', [1, 3]), sixpacks(1, 'day', [1, 2])], deposit: 40_00, metadata: [], pictures: [at('stage', pic(265, o.fogMachine, o.mirrorBall))],
  },
  {
    key: 'seifenblasen-muenster', owner: 'frieda', categoryId: 1416, title: 'Seifenblasenmaschine und Riesenringe',
    shortDescription: 'Für Trauung, Kinderfest und graue Tage.',
    description: 'Die Maschine macht tausend kleine in der Minute, mit den Ringen gelingen Blasen so groß wie ein Fahrrad. Rezept für die Lauge gebe ich weiter, Glyzerin ist drin. Rutschgefahr auf Fliesen.',
    tags: ['trauung', 'kinderfest'], pricing: [piggyBank('day', [1, 3]), cash(8, 'day', [1, 3])], deposit: 20_00, metadata: [], pictures: [pic(195, o.bubbles, o.rainbow)],
  },
  {
    key: 'spendensau-erfurt', owner: 'karsten', categoryId: 1416, title: 'Spendensau und Losbox aus Holz',
    shortDescription: 'Für Hochzeitskasse, Tombola und Vereinsfest.',
    description: 'Das Schwein ist vierzig Zentimeter lang und hat einen Korken im Bauch. Die Losbox dreht sich mit Kurbel. Beides hat schon viel Geld für das Freibad gesammelt.',
    tags: ['tombola', 'vereinsfest'], pricing: [donation(10, 'Freibadverein', 'day', [1, 3]), free('day', [1, 1])], deposit: 20_00, metadata: [], pictures: [pic(340, o.pigFace, o.coin, o.tickets)],
  },
  {
    key: 'weihnachtsmarkt-trier', owner: 'michel', categoryId: 1416, title: 'Marktbude aus Fichte, zerlegbar',
    shortDescription: 'Zwei mal zwei Meter, mit Klappe und Dach.',
    description: 'Acht Wände, vierundzwanzig Schrauben, zwei Menschen, eine Stunde. Strom innen mit drei Dosen und Licht. Im Advent ist sie auf dem Hof unseres Winzers, davor und danach frei.',
    tags: ['marktstand', 'advent'], pricing: [cash(55, 'day', [1, 7]), cash(190, 'week', [1, 3])], deposit: 150_00, metadata: [shown('Fläche', '4 m²')], pictures: [at('snow', pic(110, o.marketStall, o.christmasTree))],
  },
  {
    key: 'cocktailbar-hamburg', owner: 'birte', categoryId: 1416, title: 'Mobile Cocktailbar mit Shakern',
    shortDescription: 'Klapptresen, Eiswanne, Werkzeug für zwei Barkeeper.',
    description: 'Ich war zehn Jahre Barfrau auf St. Pauli und gebe dir drei Rezepte mit, die auch ohne Alkohol gut sind. Der Tresen ist beleuchtet und steht stabil. Gläser für vierzig können dazu.',
    tags: ['cocktails', 'bar'], pricing: [cash(38, 'day', [1, 3]), donation(30, 'Seemannsmission')], deposit: 100_00, metadata: [shown('Breite', '1,50 m')], pictures: [pic(330, o.cocktail, o.tropicalDrink, o.iceCube)],
  },
];
