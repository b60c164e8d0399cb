import { o } from '../things.js';
import { at, cash, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const medical: readonly DemoOffer[] = [
  // 1302 Gehhilfen
  {
    key: 'kruecken-nippes', owner: 'heinz', categoryId: 1302, title: 'Unterarmgehstützen, ein Paar',
    shortDescription: 'Nach dem Knie nicht mehr gebraucht, Gummis neu.',
    description: 'Verstellbar von 1,55 bis 1,95 m Körpergröße. Die Griffe sind aus Kork, da schwitzt man nicht so. Eine Tasche zum Umhängen hat meine Frau genäht, die ist Gold wert.',
    tags: ['krücken', 'reha'], pricing: [free('week', [1, 8]), piggyBank('week', [1, 8])], deposit: null, metadata: [shown('Belastbar', '130 kg')], pictures: [pic(210, o.crutch)],
  },
  {
    key: 'rollator-wuppertal', owner: 'lindenhof', categoryId: 1302, title: 'Leichtrollator aus Carbon',
    shortDescription: 'Fünf Kilo, faltbar, mit Sitz und Tasche.',
    description: 'Für den Besuch der Eltern oder die Städtereise. Griffhöhe stellen wir bei der Abholung ein, Bremsen prüfen wir vor jeder Ausgabe. Ab vier Wochen sprechen wir über die Kasse.',
    tags: ['rollator', 'reise'], pricing: [cash(6, 'day', [2, 14]), cash(28, 'week', [1, 8])], deposit: 80_00, autoAccept: true, metadata: [shown('Gewicht', '5,1 kg'), noted('Gerät', 'RO-09')], pictures: [pic(186, o.rollator, o.basket)],
  },
  {
    key: 'rollator-stuttgart', owner: 'uwe', categoryId: 1302, title: 'Rollator mit großen Rädern für Waldwege',
    shortDescription: 'Luftreifen, Trommelbremse, Stockhalter.',
    description: 'Meine Schwiegermutter ist damit jeden Tag um den Feuersee gelaufen. Er ist schwerer als die anderen, dafür kommt er über Wurzeln. Klingel inklusive.',
    tags: ['rollator', 'gelände'], pricing: [cash(12, 'week', [1, 8]), donation(10, 'Nachbarschaftshilfe im Viertel', 'week', [1, 8])], deposit: 40_00, metadata: [shown('Gewicht', '10 kg')], pictures: [at('meadow', pic(140, o.rollator, o.tree))],
  },
  // 1303 Rollstühle
  {
    key: 'reiserollstuhl-wuppertal', owner: 'lindenhof', categoryId: 1303, title: 'Reiserollstuhl, 14 Kilo, faltbar',
    shortDescription: 'Passt in den Kofferraum und in die Bahn.',
    description: 'Sitzbreite 43 oder 48 Zentimeter, sag uns Größe und Gewicht. Trommelbremse für die Begleitperson, Beinstützen abnehmbar. Die Einweisung dauert zehn Minuten.',
    tags: ['rollstuhl', 'reise'], pricing: [cash(9, 'day', [2, 14]), cash(38, 'week', [1, 8])], deposit: 100_00, autoAccept: true, metadata: [shown('Sitzbreite', '43 oder 48 cm'), noted('Gerät', 'RS-04')], pictures: [at('street', pic(224, o.wheelchair))],
  },
  {
    key: 'erollstuhl-wuppertal', owner: 'lindenhof', categoryId: 1303, title: 'Elektromobil für den Urlaub an der See',
    shortDescription: 'Reicht für 35 Kilometer, zerlegbar in vier Teile.',
    description: 'Fährt sechs Stundenkilometer, also ohne Führerschein auf dem Gehweg. Das schwerste Teil wiegt siebzehn Kilo. Ladegerät und Regenhülle sind dabei, eine Telefonnummer für Fragen auch.',
    tags: ['elektromobil', 'urlaub'], pricing: [cash(24, 'day', [3, 21]), cash(110, 'week', [1, 6])], deposit: 250_00, autoAccept: true, metadata: [shown('Reichweite', '35 km'), noted('Gerät', 'EM-02')], pictures: [at('street', pic(200, o.motorWheelchair, o.battery))],
  },
  {
    key: 'strandrollstuhl-rostock', owner: 'ines', categoryId: 1303, title: 'Strandrollstuhl mit Ballonreifen',
    shortDescription: 'Rollt über Sand und ein Stück ins Wasser.',
    description: 'Der Verein hat zwei davon und ich habe den Schlüssel zum Schuppen. Eine kräftige Person zum Schieben reicht. Vorher bitte anrufen, dann liegt er aufgepumpt am Zugang.',
    tags: ['barrierefrei', 'strand'], pricing: [donation(5, 'Strand für alle e. V.', 'hour', [2, 6]), donation(15, 'Strand für alle e. V.')], deposit: null, metadata: [shown('Belastbar', '120 kg')], pictures: [at('water', pic(190, o.wheelchair, o.beachUmbrella, o.wave))],
  },
  {
    key: 'rampe-hannover', owner: 'janphilipp', categoryId: 1303, title: 'Klapprampe für drei Stufen',
    shortDescription: 'Aluminium, 1,80 m, trägt 270 Kilo.',
    description: 'Damit der Opa bei der Einschulung nicht vor der Tür sitzt. Aufklappen, anlegen, Sicherheitsbolzen rein. Sie passt hochkant in einen Kombi und wiegt zwölf Kilo.',
    tags: ['rampe', 'barrierefrei'], pricing: [free('day', [1, 3]), cash(15, 'week', [1, 6])], deposit: 50_00, metadata: [shown('Länge', '1,80 m')], pictures: [pic(205, o.wheelchair, o.door)],
  },
  // 1304 Inhalatoren
  {
    key: 'inhalator-jana', owner: 'jana', categoryId: 1304, title: 'Inhaliergerät mit Kindermaske',
    shortDescription: 'Kompressor, leise, Schläuche neu.',
    description: 'Bei Pseudokrupp um drei Uhr nachts waren wir sehr froh darüber. Masken für Baby, Kind und Erwachsene, alle ausgekocht. Kochsalzlösung kaufst du in der Apotheke.',
    tags: ['inhalieren', 'kinder'], pricing: [free('week', [1, 3]), cash(2, 'day', [1, 14])], deposit: 30_00, metadata: [shown('Masken', '3')], pictures: [pic(350, o.inhaler, o.teddy)],
  },
  {
    key: 'inhalator-wuppertal', owner: 'lindenhof', categoryId: 1304, title: 'Ultraschallvernebler für unterwegs',
    shortDescription: 'Lautlos, mit Akku, kleiner als ein Apfel.',
    description: 'Medikamente vernebelt er in drei Minuten. Mundstück und Maske bekommst du neu, die sind im Preis. Nur auf ärztliche Verordnung für verschreibungspflichtige Lösungen.',
    tags: ['vernebler', 'asthma'], pricing: [cash(18, 'week', [1, 6])], deposit: 60_00, autoAccept: true, metadata: [shown('Gewicht', '97 g')], pictures: [pic(190, o.inhaler, o.battery)],
  },
  // 1305 Bandagen
  {
    key: 'walker-dortmund', owner: 'sabine', categoryId: 1305, title: 'Orthese für den Fuß, Größe M, rechts',
    shortDescription: 'Mit Luftkammern, Sohle und zwei Überziehern.',
    description: 'Sechs Wochen getragen, danach gereinigt und neu gepolstert. Ein Ausgleich für den anderen Schuh liegt dabei, den vergisst sonst jeder. Zeig sie bitte deinem Arzt, bevor du losläufst.',
    tags: ['orthese', 'fuss'], pricing: [cash(5, 'week', [1, 8]), sixpacks(1, 'week', [2, 8])], deposit: 30_00, metadata: [shown('Schuhgröße', '39–43')], pictures: [pic(26, o.hikingBoot, o.bandage)],
  },
  {
    key: 'knieschiene-karlsruhe', owner: 'timo', categoryId: 1305, title: 'Knieschiene mit Gelenk, Größe L',
    shortDescription: 'Einstellbar in Streckung und Beugung.',
    description: 'Kreuzband, linkes Knie, jetzt wieder gut. Der Winkel lässt sich ohne Werkzeug verändern, laut Plan deiner Physiotherapie. Gurte sind gewaschen und einer ist neu.',
    tags: ['knie', 'reha'], pricing: [free('week', [1, 8]), donation(8, 'Sport trotz Handicap', 'week', [1, 8])], deposit: 30_00, metadata: [shown('Größe', 'L')], pictures: [pic(212, o.leg, o.bandage)],
  },
  {
    key: 'schulter-heidelberg', owner: 'jonas', categoryId: 1305, title: 'Schulterabduktionskissen',
    shortDescription: 'Nach der Rotatorenmanschette, mit Waschbeutel.',
    description: 'Man schläft damit schlecht, aber man schläft. Ein zweiter Bezug zum Wechseln ist dabei. Am besten vor der OP ausleihen und das Anziehen mit links üben.',
    tags: ['schulter', 'op'], pricing: [free('week', [1, 8])], deposit: 20_00, metadata: [shown('Seite', 'rechts und links')], pictures: [pic(170, o.mechanicalArm, o.bandage)],
  },
  // 1306 Milchpumpen
  {
    key: 'milchpumpe-wuppertal', owner: 'lindenhof', categoryId: 1306, title: 'Elektrische Doppelmilchpumpe, Kliniktyp',
    shortDescription: 'Für Frühstart und Stillprobleme, Hygieneset neu.',
    description: 'Stark und sanft regelbar, dieselbe wie auf der Station. Ein ungeöffnetes Pumpset bekommst du dazu. Mit Rezept vom Frauenarzt übernimmt die Kasse die Kosten, wir rechnen direkt ab.',
    tags: ['stillen', 'frühchen'], pricing: [cash(14, 'week', [1, 26])], deposit: 50_00, autoAccept: true, metadata: [shown('Typ', 'Doppelpumpe'), noted('Gerät', 'MP-16')], pictures: [pic(330, o.breastFeeding, o.babyBottle)],
  },
  {
    key: 'milchpumpe-friedrichshain', owner: 'nele', categoryId: 1306, title: 'Tragbare Milchpumpe fürs Büro',
    shortDescription: 'Leise, im BH zu tragen, alle Teile ausgekocht.',
    description: 'Gehört meiner Schwester, die jetzt abgestillt hat. Man kann damit an Besprechungen teilnehmen, sagt sie, und hat es getan. Ventile und Schläuche kaufst du neu, ich sage dir welche.',
    tags: ['stillen', 'arbeit'], pricing: [cash(8, 'week', [2, 20]), piggyBank('week', [2, 20])], deposit: 50_00, metadata: [], pictures: [pic(340, o.babyBottle, o.battery)],
  },
  {
    key: 'kolf-groningen', owner: 'femke', categoryId: 1306, title: 'Elektrische kolf met koeltasje',
    shortDescription: 'Enkelzijdig, stil, met zes flesjes.',
    description: 'Na acht maanden trouwe dienst is hij klaar voor een volgende moeder. Alles is uitgekookt, het slangetje is nieuw. Bel gerust als je niet weet hoe het moet, ik wist het ook niet.',
    tags: ['borstvoeding'], pricing: [free('week', [1, 16]), sixpacks(1, 'week', [4, 16])], deposit: 25_00, metadata: [], pictures: [pic(320, o.babyBottle, o.iceCube)],
  },
  // 1307 Pflegehilfen
  {
    key: 'pflegebett-wuppertal', owner: 'lindenhof', categoryId: 1307, title: 'Pflegebett mit Elektroantrieb',
    shortDescription: 'Höhe, Rücken und Füße verstellbar, mit Aufrichter.',
    description: 'Wir liefern, bauen auf und zeigen allen im Haus die Fernbedienung. Matratze gegen Wundliegen ist dabei. Für die letzten Wochen zu Hause geht es bei uns auch von heute auf morgen.',
    tags: ['pflege', 'bett'], pricing: [cash(45, 'week', [2, 26])], deposit: 150_00, autoAccept: true, metadata: [shown('Belastbar', '185 kg'), noted('Gerät', 'PB-03')], pictures: [pic(205, o.hospitalBed, o.stethoscope)],
  },
  {
    key: 'duschhocker-bremen', owner: 'wiebke', categoryId: 1307, title: 'Duschhocker, Haltegriffe, Toilettensitz',
    shortDescription: 'Das Paket für den Besuch nach der Hüft-OP.',
    description: 'Die Griffe halten mit Saugnäpfen an glatten Fliesen, bitte vor jedem Duschen prüfen. Der Sitz erhöht um zehn Zentimeter und rastet fest ein. Alles desinfiziert und in einer Tasche.',
    tags: ['hüfte', 'bad'], pricing: [cash(10, 'week', [1, 8]), donation(10, 'Ambulanter Hospizdienst', 'week', [1, 8])], deposit: 30_00, metadata: [], pictures: [pic(196, o.showerStool, o.shower)],
  },
  {
    key: 'toilettenstuhl-oldenburg', owner: 'enno', categoryId: 1307, title: 'Toilettenstuhl und Bettgitter',
    shortDescription: 'Für ein paar Wochen Pflege zu Hause.',
    description: 'Wir haben unsere Mutter bis zuletzt daheim gehabt und geben weiter, was uns geholfen hat. Alles gründlich gereinigt. Wenn du reden magst, ich habe Zeit.',
    tags: ['pflege', 'zuhause'], pricing: [free('week', [1, 20])], deposit: null, metadata: [], pictures: [pic(28, o.toilet, o.bed)],
  },
  {
    key: 'lesehilfe-mainz', owner: 'christel', categoryId: 1307, title: 'Bildschirmlesegerät für schwache Augen',
    shortDescription: 'Vergrößert Zeitung und Kreuzworträtsel bis 40-fach.',
    description: 'Unter die Kamera legen, am Rad drehen, lesen. Mein Mann hat damit bis 91 die Zeitung gelesen, von hinten nach vorn. Für vier Wochen zum Ausprobieren, bevor man eins beantragt.',
    tags: ['sehhilfe', 'lesen'], pricing: [cash(15, 'week', [2, 8]), donation(12, 'Blindenverein der Region', 'week', [2, 8])], deposit: 80_00, metadata: [shown('Vergrößerung', 'bis 40-fach')], pictures: [pic(52, o.glasses, o.newspaper)],
  },
  // 1308 Weiteres
  {
    key: 'blutdruck-kassel', owner: 'gregor', categoryId: 1308, title: 'Blutdruckmessgerät mit zwei Manschetten',
    shortDescription: 'Oberarm, normal und groß, mit Speicher.',
    description: 'Der Arzt wollte drei Wochen lang morgens und abends Werte sehen. Jetzt will er keine mehr. Ein Formular zum Eintragen liegt dabei, das rechnet sogar den Durchschnitt.',
    tags: ['blutdruck'], pricing: [free('week', [1, 4])], deposit: 20_00, metadata: [shown('Manschetten', '22–42 cm')], pictures: [pic(0, o.bloodPressure, o.stopwatch)],
  },
  {
    key: 'rotlicht-augsburg', owner: 'petra', categoryId: 1308, title: 'Rotlichtlampe und TENS-Gerät',
    shortDescription: 'Gegen den steifen Nacken im November.',
    description: 'Zehn Minuten Rotlicht, dann zwanzig Minuten Strom, so hat es mir die Physiotherapeutin gezeigt. Elektroden kaufst du neu, eine Packung kostet sechs Euro. Nicht mit Herzschrittmacher.',
    tags: ['nacken', 'wärme'], pricing: [cash(7, 'week', [1, 4]), piggyBank('week', [1, 2])], deposit: 25_00, metadata: [], pictures: [pic(8, o.redLamp, o.muscle)],
  },
  {
    key: 'tageslichtlampe-kiel', owner: 'hauke', categoryId: 1308, title: 'Tageslichtlampe, 10.000 Lux',
    shortDescription: 'Für den dunklen Teil des Jahres.',
    description: 'Eine halbe Stunde beim Frühstück, schräg von der Seite. Bei mir wirkt sie nach vier Tagen. Im Sommer steht sie im Schrank und niemand fragt nach ihr.',
    tags: ['winter', 'licht'], pricing: [cash(6, 'week', [2, 12]), sixpacks(1, 'week', [2, 8])], deposit: 30_00, metadata: [shown('Helligkeit', '10.000 Lux')], pictures: [pic(48, o.sun, o.bulb)],
  },
];
