import { o } from '../things.js';
import { at, cash, crates, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const tools: readonly DemoOffer[] = [
  // 701 Baumaschinen
  {
    key: 'minibagger-frechen', owner: 'hamacher', categoryId: 701, title: 'Minibagger 1,8 Tonnen mit drei Löffeln',
    shortDescription: 'Passt durch ein Gartentor von einem Meter.',
    description: 'Verstellfahrwerk, Schnellwechsler, Gummiketten. Zur Einweisung nimmst du dir eine halbe Stunde, danach gräbst du wie ein Maulwurf. Anhänger und Auffahrrampen kannst du gleich mitmieten.',
    tags: ['bagger', 'garten', 'erdarbeiten'], pricing: [cash(140, 'day', [1, 10]), cash(560, 'week', [1, 4])], deposit: 500_00, autoAccept: true,
    metadata: [shown('Gewicht', '1.800 kg'), shown('Grabtiefe', '2,40 m'), noted('Maschine', 'MB-02')], pictures: [pic(42, o.excavator, o.bucket), pic(28, o.rock, o.pick)],
  },
  {
    key: 'ruettelplatte-frechen', owner: 'hamacher', categoryId: 701, title: 'Rüttelplatte 90 kg mit Pflastermatte',
    shortDescription: 'Vorwärts, Benziner, für Einfahrt und Terrasse.',
    description: 'Mit klappbarem Griff, zwei Leute heben sie in den Kombi. Die Gummimatte schont das Pflaster und ist im Preis. Benzin bringst du mit, Öl ist drin.',
    tags: ['pflastern', 'terrasse'], pricing: [cash(45, 'day', [1, 7]), cash(12, 'hour', [2, 5])], deposit: 150_00, autoAccept: true, metadata: [shown('Gewicht', '90 kg'), noted('Maschine', 'RP-07')], pictures: [pic(36, o.plateCompactor, o.brick)],
  },
  {
    key: 'radlader-frechen', owner: 'hamacher', categoryId: 701, title: 'Radlader mit Palettengabel',
    shortDescription: 'Knicklenker, 1,1 m breit, hebt 800 kg.',
    description: 'Für Betriebe mit eigenem Fahrausweis im Haus. Erdschaufel und Gabel wechselst du vom Sitz aus. Bei Mieten über eine Woche bringen wir ihn kostenlos bis 30 km.',
    tags: ['radlader', 'galabau'], pricing: [cash(165, 'day', [1, 14]), cash(690, 'week', [1, 4])], deposit: 800_00, commercialOnly: true, metadata: [shown('Hubkraft', '800 kg'), noted('Maschine', 'RL-01')], pictures: [pic(48, o.tractor, o.rock)],
  },
  {
    key: 'betonmischer-thomas', owner: 'thomas', categoryId: 701, title: 'Betonmischer 140 Liter',
    shortDescription: 'Läuft an 230 Volt, Trommel frisch gereinigt.',
    description: 'Reicht für Fundamente, Zaunpfosten und kleine Mauern. Nach Feierabend mit Kies und Wasser laufen lassen, dann bleibt nichts kleben. Steht im Schuppen in Gladbach, Anhänger vorausgesetzt.',
    tags: ['beton', 'mauern'], pricing: [cash(18, 'day', [1, 5]), crates(1, 'day', [1, 3])], deposit: 50_00, metadata: [shown('Trommel', '140 l')], pictures: [pic(205, o.concreteMixer, o.bucket)],
  },
  // 702 Bauwerkzeuge
  {
    key: 'bohrhammer-ehrenfeld', owner: 'murat', categoryId: 702, title: 'Bohrhammer mit Meißelfunktion',
    shortDescription: 'Geht durch Beton wie durch Butter, Koffer voller Bohrer.',
    description: 'SDS-plus, 800 Watt, Tiefenanschlag. Bohrer von 5 bis 16 Millimeter und zwei Meißel liegen im Koffer, stumpfe bitte melden. Sonntags nicht, wir wohnen hier alle dicht.',
    tags: ['bohren', 'beton', 'sds'], pricing: [cash(8, 'day', [1, 5]), sixpacks(1, 'day', [1, 3])], deposit: 50_00,
    metadata: [shown('Leistung', '800 W'), shown('Aufnahme', 'SDS-plus'), noted('Gekauft', 'Mai 2022')], pictures: [pic(18, o.hammerDrill, o.toolbox), pic(30, o.toolbox, o.goggles)],
  },
  {
    key: 'akkubohrer-ehrenfeld', owner: 'jana', categoryId: 702, title: 'Akku-Bohrschrauber mit Koffer',
    shortDescription: 'Leicht, zwei Akkus, 64 Bits. Für Regale und Möbel.',
    description: 'Reicht für alles, was kein Beton ist. Ein Akku lädt, während der andere schraubt. Wenn du noch nie gedübelt hast, gebe ich dir die richtigen Dübel gleich mit.',
    tags: ['schrauben', 'möbel'], pricing: [cash(6, 'day', [1, 5]), free('hour', [1, 3])], deposit: 40_00, metadata: [shown('Spannung', '18 V')], pictures: [pic(345, o.drill, o.battery, o.toolbox)],
  },
  {
    key: 'fliesenschneider-hannover', owner: 'janphilipp', categoryId: 702, title: 'Fliesenschneider für große Formate',
    shortDescription: 'Bis 90 cm, Rädchen neu, dazu Zange und Lochsäge.',
    description: 'Unser Bad ist fertig, die Knie auch. Anritzen, Hebel drücken, knack. Für Aussparungen an Rohren ist die diamantbesetzte Lochsäge dabei.',
    tags: ['fliesen', 'bad'], pricing: [cash(12, 'day', [1, 7]), cash(45, 'week', [1, 2])], deposit: 60_00, metadata: [shown('Schnittlänge', '90 cm')], pictures: [pic(195, o.tileCutter, o.ruler)],
  },
  {
    key: 'kreuzlinienlaser-essen', owner: 'mehmet', categoryId: 702, title: 'Kreuzlinienlaser mit Stativ',
    shortDescription: 'Grüne Linie, nivelliert sich selbst.',
    description: 'Bilderreihen, Küchenschränke, Fliesenspiegel: alles gerade. Die Linie sieht man auch bei Tageslicht auf fünf Meter. Akkus sind geladen, Ladegerät steckt im Fach.',
    tags: ['laser', 'renovieren'], pricing: [cash(9, 'day', [1, 5]), sixpacks(1, 'day', [1, 3])], deposit: 60_00, metadata: [shown('Genauigkeit', '2 mm auf 10 m')], pictures: [pic(120, o.lineLaser, o.framedPicture)],
  },
  {
    key: 'abbruchhammer-frechen', owner: 'hamacher', categoryId: 702, title: 'Abbruchhammer 15 Kilo',
    shortDescription: 'Für Estrich und Wände, mit Spitz- und Flachmeißel.',
    description: 'Schwer genug, dass er die Arbeit selbst macht. Gehörschutz und Handschuhe geben wir mit, Staubmaske auch. Meißel werden nach Verschleiß abgerechnet, meist sind das zwei Euro.',
    tags: ['abbruch', 'estrich'], pricing: [cash(38, 'day', [1, 7])], deposit: 150_00, autoAccept: true, metadata: [shown('Gewicht', '15 kg'), noted('Maschine', 'AH-04')], pictures: [pic(14, o.breaker, o.helmet)],
  },
  {
    key: 'ruehrwerk-bremen', owner: 'wiebke', categoryId: 702, title: 'Rührwerk für Mörtel und Farbe',
    shortDescription: '1.400 Watt, zwei Rührstäbe, dazu drei Kübel.',
    description: 'Wer einmal dreißig Kilo Fliesenkleber von Hand gerührt hat, leiht sich beim zweiten Mal so eins. Rührstab sofort nach Gebrauch in den Wassereimer stellen. Die Kübel dürfen Gebrauchsspuren haben.',
    tags: ['mörtel', 'farbe'], pricing: [cash(10, 'day', [1, 4]), crates(1, 'week', [1, 1])], deposit: 40_00, metadata: [], pictures: [pic(225, o.drill, o.bucket)],
  },
  {
    key: 'drill-hackney', owner: 'hannah', categoryId: 702, title: 'Hammer drill with a full set of bits',
    shortDescription: 'For the one Victorian wall nothing else gets through.',
    description: 'Corded, heavy and unbothered by brick. Bits run from five to twenty millimetres, the twelve is nearly new. Please ask the neighbours before you start, that is how I got to know mine.',
    tags: ['drill', 'diy'], pricing: [cash(7, 'day', [1, 4]), sixpacks(1, 'day', [1, 3])], deposit: 40_00, metadata: [shown('Power', '850 W')], pictures: [pic(200, o.hammerDrill, o.brick)],
  },
  {
    key: 'klopboor-amsterdam', owner: 'bram', categoryId: 702, title: 'Klopboormachine met stofzuigadapter',
    shortDescription: 'Boort door beton zonder dat het huis wit wordt.',
    description: 'Handig in een bovenwoning waar je buren meeluisteren. De adapter past op elke stofzuiger, een zak zit erbij. Boren van zes, acht en tien millimeter liggen in de koffer.',
    tags: ['boren', 'klussen'], pricing: [cash(8, 'day', [1, 4]), free('hour', [1, 2])], deposit: 40_00, metadata: [shown('Vermogen', '750 W')], pictures: [pic(30, o.hammerDrill, o.goggles)],
  },
  // 703 Handwerk
  {
    key: 'tischkreissaege-bergisch', owner: 'thomas', categoryId: 703, title: 'Tischkreissäge mit Untergestell',
    shortDescription: 'Präzise, klappbar, mit Parallelanschlag und Absaugung.',
    description: 'Vor der Ausleihe sägen wir gemeinsam ein Brett, das ist Bedingung. Spaltkeil und Haube bleiben dran, auch wenn es mal stört. Ein scharfes Blatt für Holz ist drauf, ein feines für Laminat liegt dabei.',
    tags: ['säge', 'holz'], pricing: [cash(20, 'day', [1, 5]), cash(75, 'week', [1, 2])], deposit: 120_00, metadata: [shown('Schnitthöhe', '80 mm'), shown('Gewicht', '29 kg')], pictures: [pic(30, o.tableSaw, o.wood)],
  },
  {
    key: 'parkettschleifer-leipzig', owner: 'ronny', categoryId: 703, title: 'Parkettschleifmaschine mit Randschleifer',
    shortDescription: 'Walze für die Fläche, Teller für die Ecken.',
    description: 'Ein Zimmer schaffst du an einem Tag, zwei an einem langen. Schleifpapier in drei Körnungen habe ich da, du zahlst nur, was weg ist. Immer in Bewegung bleiben, sonst gibt es Wellen.',
    tags: ['dielen', 'renovieren'], pricing: [cash(45, 'day', [1, 4]), crates(3, 'day', [1, 2])], deposit: 200_00, metadata: [shown('Walzenbreite', '20 cm')], pictures: [pic(26, o.floorSander, o.broom)],
  },
  {
    key: 'schweissgeraet-chemnitz', owner: 'frank', categoryId: 703, title: 'Schutzgas-Schweißgerät mit Helm',
    shortDescription: '230 Volt, für Bleche bis sechs Millimeter.',
    description: 'Automatikhelm, Handschuhe, Drahtrolle und eine Flasche Gas, die halb voll ist. Wenn du noch nie geschweißt hast, mach eine Stunde bei mir in der Garage, kostet einen Kasten. Feuerlöscher steht neben dem Gerät und fährt mit.',
    tags: ['schweißen', 'metall'], pricing: [cash(25, 'day', [1, 4]), crates(1, 'day', [1, 1])], deposit: 150_00, metadata: [shown('Strom', '30–180 A')], pictures: [pic(240, o.weldingMask, o.gloves, o.chains)],
  },
  {
    key: 'loetstation-jena', owner: 'luisa', categoryId: 703, title: 'Lötstation mit Lupe und dritter Hand',
    shortDescription: 'Regelbar bis 450 Grad, mit Zinn und Entlötpumpe.',
    description: 'Damit habe ich drei Toaster und eine Orgel gerettet. Die Spitzen sind verzinnt, bitte so zurückgeben. Für Kinder ab zehn gebe ich einen kleinen Bausatz mit.',
    tags: ['löten', 'reparieren'], pricing: [cash(6, 'day', [1, 7]), piggyBank('day', [1, 3])], deposit: 40_00, metadata: [], pictures: [pic(170, o.gear, o.bulb)],
  },
  {
    key: 'stechbeitel-freiburg', owner: 'lisbeth', categoryId: 703, title: 'Satz Stechbeitel und Handhobel',
    shortDescription: 'Scharf, geölt, mit Streichriemen.',
    description: 'Mein Vater war Schreiner in Todtnau. Die Eisen sind so scharf, dass man sich rasieren könnte, also Vorsicht. Schärfen lernst du bei mir in einer halben Stunde, wenn du willst.',
    tags: ['holz', 'schreinern'], pricing: [cash(9, 'day', [1, 7]), donation(8, 'Lehrwerkstatt für Jugendliche')], deposit: 80_00, metadata: [shown('Beitel', '6–32 mm')], pictures: [pic(34, o.wood, o.hammer, o.axe)],
  },
  {
    key: 'motorsaege-regensburg', owner: 'sepp', categoryId: 703, title: 'Motorsäge mit Schnittschutzhose',
    shortDescription: '45 cm³, 40er Schwert, nur mit Kettensägenschein.',
    description: 'Kette ist frisch gefeilt, eine zweite liegt im Kasten. Hose in Größe 52, Helm mit Visier, Handschuhe. Den Schein schaue ich mir bei der Abholung an, da diskutiere ich nicht.',
    tags: ['brennholz', 'forst'], pricing: [cash(25, 'day', [1, 3])], deposit: 150_00, metadata: [shown('Schwert', '40 cm')], pictures: [at('meadow', pic(115, o.chainsaw, o.wood, o.goggles)), pic(24, o.wood, o.axe)],
  },
  {
    key: 'farbspruehgeraet-duesseldorf', owner: 'sofia', categoryId: 703, title: 'Farbsprühgerät für Türen und Zäune',
    shortDescription: 'Niederdruck, zwei Becher, gleichmäßig auch beim ersten Mal.',
    description: 'Abkleben dauert länger als Sprühen, das ist ganz normal. Für Wandfarbe mit zehn Prozent Wasser verdünnen. Nach Gebrauch bitte sofort mit warmem Wasser durchspülen, sonst war es das.',
    tags: ['lackieren', 'möbel'], pricing: [cash(14, 'day', [1, 4]), sixpacks(2, 'day', [1, 2])], deposit: 60_00, metadata: [], pictures: [pic(350, o.paintSprayer, o.door)],
  },
  // 704 Landschaftsbau
  {
    key: 'haecksler-oldenburg', owner: 'enno', categoryId: 704, title: 'Häcksler für Äste bis acht Zentimeter',
    shortDescription: 'Benziner auf Rädern, frisst Hecken zum Frühstück.',
    description: 'Am Ende hast du Mulch statt Anhängerfahrten. Schutzbrille und Gehörschutz hängen am Griff, die werden auch benutzt. Keine Wurzeln mit Sand, das nimmt er übel.',
    tags: ['häckseln', 'hecke'], pricing: [cash(45, 'day', [1, 3]), crates(2, 'day', [1, 1])], deposit: 150_00, metadata: [shown('Astdurchmesser', '80 mm')], pictures: [pic(105, o.gardenShredder, o.leaves)],
  },
  {
    key: 'erdbohrer-luebeck', owner: 'maike', categoryId: 704, title: 'Erdbohrer für Zaunpfosten',
    shortDescription: 'Benzin, drei Bohrer: 10, 15 und 20 cm.',
    description: 'Dreißig Löcher an einem Vormittag, allein hätte ich aufgegeben. Zu zweit halten ist besser, wenn Steine kommen. Gemisch 1:40, eine Mischflasche liegt dabei.',
    tags: ['zaun', 'pfosten'], pricing: [cash(22, 'day', [1, 3])], deposit: 100_00, metadata: [shown('Tiefe', '80 cm')], pictures: [pic(30, o.auger, o.wood)],
  },
  {
    key: 'rasenwalze-mainz', owner: 'christel', categoryId: 704, title: 'Rasenwalze und Streuwagen',
    shortDescription: 'Zum Anlegen einer neuen Wiese, Walze mit Wasser füllen.',
    description: 'Leer ist sie leicht, voll wiegt sie sechzig Kilo. Der Streuwagen verteilt Samen so gleichmäßig, wie ich es von Hand nie könnte. Bitte leer zurückbringen, auch vom Sand.',
    tags: ['rasen', 'garten'], pricing: [cash(8, 'day', [1, 4]), piggyBank('day', [1, 3])], deposit: 20_00, metadata: [shown('Breite', '50 cm')], pictures: [pic(96, o.wheelbarrow, o.seedling)],
  },
  {
    key: 'motorsense-trier', owner: 'michel', categoryId: 704, title: 'Motorsense für Hang und Streuobst',
    shortDescription: 'Mit Doppelgurt, Fadenkopf und Dickichtmesser.',
    description: 'Für Wiesen, auf denen kein Mäher mehr fährt. Der Gurt verteilt das Gewicht, nach zwei Stunden weißt du trotzdem, was du getan hast. Visierhelm und eine Rolle Faden gehören dazu.',
    tags: ['sense', 'streuobst'], pricing: [cash(20, 'day', [1, 4]), donation(15, 'Streuobstinitiative')], deposit: 100_00, metadata: [], pictures: [pic(85, o.brushCutter, o.apple)],
  },
  {
    key: 'gartenfraese-goettingen', owner: 'amina', categoryId: 704, title: 'Gartenfräse für den Gemüseacker',
    shortDescription: 'Vier PS, 60 cm breit, hackt auch alte Wiese um.',
    description: 'Unser Gemeinschaftsgarten hat sie angeschafft und leiht sie reihum. Zweimal drüber, dazwischen Wurzeln absammeln. Wer hilft, im Frühjahr zu pflanzen, bekommt sie umsonst.',
    tags: ['acker', 'gemeinschaftsgarten'], pricing: [donation(18, 'Gemeinschaftsgarten am Bach'), cash(22, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Breite', '60 cm')], pictures: [pic(28, o.tiller, o.carrot)],
  },
  // 705 Küche
  {
    key: 'obstpresse-halle', owner: 'yvonne', categoryId: 705, title: 'Obstpresse und Mühle für Apfelsaft',
    shortDescription: 'Zwanzig Liter Korb, Handkurbel, macht Kindern Spaß.',
    description: 'Hundert Kilo Äpfel geben ungefähr fünfzig Liter Saft und einen Muskelkater. Presstuch und Auffangschüssel sind dabei. Mit dem Schlauch abspritzen, solange alles noch nass ist.',
    tags: ['apfelsaft', 'herbst'], pricing: [cash(18, 'day', [1, 3]), sixpacks(2, 'day', [1, 2])], deposit: 60_00, metadata: [shown('Korb', '20 l')], pictures: [pic(4, o.fruitPress, o.apple, o.jar)],
  },
  {
    key: 'fleischwolf-nuernberg', owner: 'bernd', categoryId: 705, title: 'Fleischwolf mit Wurstfüller',
    shortDescription: 'Elektrisch, drei Scheiben, zum Bratwurstmachen.',
    description: 'Schafft zwei Kilo in der Minute. Das Rezept für Nürnberger mit genau der richtigen Menge Majoran liegt auf einem Zettel. Alle Teile, die Fleisch berühren, koche ich aus.',
    tags: ['wurst', 'hausschlachtung'], pricing: [cash(15, 'day', [1, 3]), crates(1, 'day', [1, 2])], deposit: 60_00, metadata: [], pictures: [pic(355, o.meatGrinder, o.steak)],
  },
  {
    key: 'aufschnitt-saarbruecken', owner: 'chantal', categoryId: 705, title: 'Aufschnittmaschine für das Buffet',
    shortDescription: 'Edelstahl, 19er Messer, schneidet hauchdünn.',
    description: 'Für Lyoner, Schinken und Käse, wenn dreißig Leute kommen. Restehalter benutzen, der Finger ist sonst schneller weg als die Gurke. Gereinigt und geölt bekommst du sie, so nehme ich sie auch zurück.',
    tags: ['buffet', 'feier'], pricing: [cash(12, 'day', [1, 3])], deposit: 80_00, metadata: [shown('Messer', '19 cm')], pictures: [pic(20, o.knife, o.bacon, o.cheese)],
  },
  {
    key: 'doerrautomat-regula', owner: 'regula', categoryId: 705, title: 'Dörrautomat mit zehn Gittern',
    shortDescription: 'Apfelringe, Pilze, Kräuter, leise über Nacht.',
    description: 'Fünf Kilo Äpfel werden zu einem Glas Glück. Die Temperatur geht von 35 bis 70 Grad, für Kräuter reichen 40. Im Herbst ist er gefragt, schreib früh.',
    tags: ['dörren', 'pilze'], pricing: [cash(6, 'day', [1, 7]), piggyBank('week', [1, 2])], deposit: 40_00, metadata: [shown('Gitter', '10')], pictures: [pic(36, o.fallenLeaf, o.apple, o.herb)],
  },
  {
    key: 'nudelmaschine-mannheim', owner: 'elena', categoryId: 705, title: 'Nudelmaschine und Ravioli-Brett',
    shortDescription: 'Mit Kurbel und Trockenständer.',
    description: 'Ein Pfund Mehl, fünf Eier, ein Nachmittag mit Freunden. Walzen nie waschen, nur auspinseln, sonst rosten sie. Mein Ravioli-Rezept gebe ich nur mündlich weiter.',
    tags: ['pasta', 'kochen'], pricing: [free('day', [1, 3]), sixpacks(1, 'day', [1, 4])], deposit: 20_00, metadata: [], pictures: [pic(48, o.pastaMachine, o.tomato, o.pasta)],
  },
  // 706 Haus
  {
    key: 'leiter-nippes', owner: 'heinz', categoryId: 706, title: 'Dreiteilige Aluleiter, bis neun Meter',
    shortDescription: 'Als Anlege-, Schiebe- und Stehleiter.',
    description: 'Prüfplakette vom Schornsteinfeger meines Vertrauens. Zu zweit tragen, sie ist länger als ein Auto. Einen Dachgepäckträger mit Gurten kann ich dir für den Weg mitgeben.',
    tags: ['leiter', 'fassade'], pricing: [cash(9, 'day', [1, 5]), sixpacks(1, 'hour', [2, 5]), crates(1, 'week', [1, 1])], deposit: 30_00, metadata: [shown('Höhe', 'bis 9 m'), shown('Gewicht', '19 kg')], pictures: [at('garden', pic(24, o.ladder)), pic(200, o.house, o.ladder)],
  },
  {
    key: 'hochdruckreiniger-huerth', owner: 'aylin', categoryId: 706, title: 'Hochdruckreiniger mit Flächenbürste',
    shortDescription: 'Terrasse, Auto, Gartenmöbel, 140 bar.',
    description: 'Acht Meter Schlauch, Dreckfräse und die runde Bürste für Platten. Erst an einer unauffälligen Stelle testen, Holz mag den vollen Strahl nicht. Im April und Oktober ist er am Wochenende schnell weg.',
    tags: ['terrasse', 'reinigen'], pricing: [cash(12, 'day', [1, 3]), cash(4, 'hour', [2, 5])], deposit: 50_00, metadata: [shown('Druck', '140 bar')], pictures: [at('garden', pic(195, o.pressureWasher, o.broom))],
  },
  {
    key: 'bautrockner-frechen', owner: 'hamacher', categoryId: 706, title: 'Bautrockner gegen nasse Wände',
    shortDescription: 'Zieht 40 Liter am Tag aus der Luft, mit Zähler.',
    description: 'Nach Wasserschaden oder frischem Estrich. Der Stromverbrauch wird mitgezählt, das hilft bei der Versicherung. Nach zwei Wochen messen wir auf Wunsch die Restfeuchte.',
    tags: ['wasserschaden', 'trocknen'], pricing: [cash(22, 'day', [3, 21]), cash(120, 'week', [1, 6])], deposit: 150_00, autoAccept: true, metadata: [shown('Leistung', '40 l am Tag'), noted('Maschine', 'BT-12')], pictures: [pic(186, o.airConditioner, o.droplet)],
  },
  {
    key: 'rollgeruest-frechen', owner: 'hamacher', categoryId: 706, title: 'Rollgerüst bis sechs Meter Arbeitshöhe',
    shortDescription: 'Aluminium, in einer halben Stunde zu zweit gestellt.',
    description: 'Mit Auslegern, Geländer und feststellbaren Rollen. Für Fassade, Treppenhaus oder Kirchenlampe. Aufbauanleitung hängt im Beutel am ersten Rahmen.',
    tags: ['gerüst', 'fassade'], pricing: [cash(48, 'day', [1, 7]), cash(150, 'week', [1, 4])], deposit: 200_00, autoAccept: true, metadata: [shown('Arbeitshöhe', '6,2 m'), noted('Satz', 'RG-03')], pictures: [pic(210, o.scaffold, o.helmet)],
  },
  {
    key: 'tapeziertisch-friedrichshain', owner: 'nele', categoryId: 706, title: 'Tapeziertisch, Quast und alles dazu',
    shortDescription: 'Der Renovierungskoffer unserer Hausgemeinschaft.',
    description: 'Tisch, Rollen, Kleisterbürste, Lot, Spachtel, Abdeckfolie. Acht Wohnungen haben ihn schon benutzt, und er sieht auch so aus. Aufgebrauchte Folie bitte ersetzen.',
    tags: ['renovieren', 'tapezieren'], pricing: [free('day', [1, 5]), piggyBank('week', [1, 2])], deposit: null, metadata: [], pictures: [at('room', pic(60, o.paintbrush, o.bucket, o.ladder))],
  },
  {
    key: 'umzugskartons-suelz', owner: 'ole', categoryId: 706, title: 'Vierzig Umzugskartons und Sackkarre',
    shortDescription: 'Stabil, gefaltet, dreimal umgezogen.',
    description: 'Kartons sind zum Weitergeben da, deshalb kosten sie nichts. Beschrifte sie bitte auf Klebeband und nicht auf der Pappe. Zehn Kleiderboxen mit Stange sind auch dabei.',
    tags: ['umzug', 'kartons'], pricing: [free('week', [1, 3]), crates(1, 'week', [1, 4])], deposit: 20_00, metadata: [shown('Kartons', '40')], pictures: [at('hall', pic(34, o.boxes, o.handTruck)), pic(74, o.package, o.label)],
  },
  {
    key: 'nass-trockensauger-ulm', owner: 'daniel', categoryId: 706, title: 'Nass-Trockensauger mit 30 Litern',
    shortDescription: 'Für Baustaub und vollgelaufene Keller.',
    description: 'Am Donauufer gehört so etwas in jedes Haus, das teure Stück teilen wir uns mit der Straße. Filter abklopfen, Beutel habe ich da. Steckdose am Gerät schaltet die Säge mit ein.',
    tags: ['sauger', 'baustelle'], pricing: [cash(10, 'day', [1, 4]), sixpacks(1, 'day', [1, 2])], deposit: 40_00, metadata: [shown('Behälter', '30 l')], pictures: [pic(218, o.wetVac, o.droplet)],
  },
  // 707 Garten
  {
    key: 'vertikutierer-bruehl', owner: 'miriam', categoryId: 707, title: 'Vertikutierer mit Fangsack',
    shortDescription: 'Zweimal im Jahr braucht man ihn, also teilen.',
    description: 'Elektrisch, 32 Zentimeter breit, vier Höhen. Rasen vorher kurz mähen, sonst verstopft er. Ende März führe ich eine Liste, schreib mir früh ein Wunschwochenende.',
    tags: ['rasen', 'frühjahr'], pricing: [cash(10, 'day', [1, 2]), sixpacks(1, 'hour', [2, 5])], deposit: 30_00, metadata: [shown('Breite', '32 cm')], pictures: [pic(100, o.lawnMower, o.herb)],
  },
  {
    key: 'heckenschere-leverkusen', owner: 'stefan', categoryId: 707, title: 'Teleskop-Heckenschere mit Akku',
    shortDescription: 'Reicht ohne Leiter bis drei Meter fünfzig.',
    description: 'Der Kopf lässt sich abwinkeln, so kommst du auch oben auf die Hecke. Zwei Akkus, zusammen gut anderthalb Stunden. Zwischen März und September bitte nur Formschnitt, wegen der Vögel.',
    tags: ['hecke', 'akku'], pricing: [cash(14, 'day', [1, 3]), sixpacks(2, 'day', [1, 2])], deposit: 70_00, metadata: [shown('Reichweite', '3,5 m')], pictures: [pic(130, o.hedgeTrimmer, o.tree)],
  },
  {
    key: 'rasenmaeher-pankow', owner: 'ingrid', categoryId: 707, title: 'Spindelmäher ohne Motor',
    shortDescription: 'Leise, leicht, schneidet wie eine Schere.',
    description: 'Sonntags um neun mähen, und keiner merkt es. Für kleine, regelmäßig gemähte Flächen. Die Messer sind nachgestellt, ein Blatt Papier schneiden sie sauber durch.',
    tags: ['rasen', 'leise'], pricing: [free('hour', [1, 5]), piggyBank('day', [1, 3])], deposit: null, metadata: [shown('Breite', '38 cm')], pictures: [pic(90, o.lawnMower, o.sunflower)],
  },
  {
    key: 'laubblaeser-kassel', owner: 'gregor', categoryId: 707, title: 'Akku-Laubbläser mit Saugfunktion',
    shortDescription: 'Deutlich leiser als die mit Benzin.',
    description: 'Für Einfahrt und Dachrinne. In der Hecke bitte nicht saugen, da wohnt unser Igel und vielleicht auch deiner. Akku reicht dreißig Minuten, ein zweiter lädt so lange.',
    tags: ['laub', 'herbst'], pricing: [cash(9, 'day', [1, 3]), cash(3, 'hour', [1, 4])], deposit: 40_00, metadata: [], pictures: [pic(30, o.leafBlower, o.fallenLeaf)],
  },
  {
    key: 'schubkarre-luc', owner: 'luc', categoryId: 707, title: 'Große Schubkarre mit zwei Rädern',
    shortDescription: 'Kippt nicht um, hundert Liter, luftbereift.',
    description: 'Auch für Leute, die sonst Schlangenlinien fahren. Kies, Kompost, Kinder, alles schon befördert. Sie steht im Hof, Code für das Tor bekommst du von mir.',
    tags: ['garten', 'kompost'], pricing: [free('day', [1, 3])], deposit: null, metadata: [shown('Inhalt', '100 l')], pictures: [pic(140, o.wheelbarrow, o.pottedPlant)],
  },
  {
    key: 'onkruidbrander-maastricht', owner: 'els', categoryId: 707, title: 'Onkruidbrander en elektrische kantensnijder',
    shortDescription: 'Voor oprit en terras, zonder gif.',
    description: 'De brander werkt op een gewone gasfles, die krijg je halfvol mee. Niet gebruiken als het wekenlang droog is geweest. De kantensnijder heeft een nieuw mes en maakt strepen als op een voetbalveld.',
    tags: ['tuin', 'onkruid'], pricing: [cash(9, 'day', [1, 3]), piggyBank('day', [1, 2])], deposit: 30_00, metadata: [], pictures: [pic(15, o.fire, o.herb)],
  },
  {
    key: 'hedge-trimmer-edinburgh', owner: 'fiona', categoryId: 707, title: 'Hedge trimmer and a pair of loppers',
    shortDescription: 'Good for privet, patient with holly.',
    description: 'Cordless, light enough to hold above your head for ten minutes. Blades were sharpened in March. Check for nests first, ours had blackbirds until July.',
    tags: ['hedge', 'garden'], pricing: [cash(8, 'day', [1, 3]), sixpacks(1, 'day', [1, 2])], deposit: 40_00, metadata: [shown('Blade', '55 cm')], pictures: [pic(120, o.hedgeTrimmer, o.scissors, o.herb)],
  },
  // 708 Weiteres
  {
    key: 'wagenheber-dortmund', owner: 'sabine', categoryId: 708, title: 'Rangierwagenheber und Drehmomentschlüssel',
    shortDescription: 'Für den Reifenwechsel, mit zwei Unterstellböcken.',
    description: 'Hebt zwei Tonnen und ist flach genug für tiefe Autos. Nach fünfzig Kilometern die Schrauben noch einmal nachziehen, das vergessen alle. Eine Unterlage zum Knien liegt obenauf.',
    tags: ['reifen', 'auto'], pricing: [sixpacks(1, 'day', [1, 2]), cash(6, 'day', [1, 3])], deposit: 40_00, metadata: [shown('Hubkraft', '2 t')], pictures: [pic(210, o.wrench, o.wheel)],
  },
  {
    key: 'werkzeugkoffer-heidelberg', owner: 'jonas', categoryId: 708, title: 'Großer Werkzeugkoffer, 180 Teile',
    shortDescription: 'Wenn du gerade eingezogen bist und nichts hast.',
    description: 'Schraubendreher, Zangen, Nüsse, Hammer, Säge, Wasserwaage. Jedes Teil hat seinen Platz im Schaumstoff, so sieht man gleich, was fehlt. Kleine Schrauben aus dem Sortiment darfst du behalten.',
    tags: ['einzug', 'werkzeug'], pricing: [free('day', [1, 2]), cash(5, 'day', [1, 7])], deposit: 60_00, metadata: [shown('Teile', '180')], pictures: [pic(2, o.toolbox, o.hammer, o.wrench)],
  },
  {
    key: 'seilwinde-lasse', owner: 'lasse', categoryId: 708, title: 'Elektrische Seilwinde, 500 Kilo',
    shortDescription: 'Zum Slippen, Ziehen und Heben auf dem Dachboden.',
    description: 'Mit Fernbedienung und zwölf Metern Stahlseil. Nie unter der Last stehen, auch nicht kurz. Den Dreibock dazu habe ich ebenfalls, er passt auf einen Anhänger.',
    tags: ['heben', 'boot'], pricing: [cash(18, 'day', [1, 4]), crates(1, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Zuglast', '500 kg')], pictures: [pic(198, o.hook, o.chains, o.anchor)],
  },
];
