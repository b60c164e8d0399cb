import { o } from '../things.js';
import { at, cash, crates, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const electronics: readonly DemoOffer[] = [
  // 101 Audio & HiFi
  {
    key: 'partybox-ehrenfeld', owner: 'murat', categoryId: 101, title: 'Bluetooth-Lautsprecher für Hof und Garten',
    shortDescription: 'Laut genug für dreißig Leute, der Akku hält einen langen Abend.',
    description: 'Der Lautsprecher ist so groß wie eine Bierkiste und kommt auch gegen einen vollen Innenhof an. Der Akku hält bei normaler Lautstärke gut zehn Stunden, das Ladekabel liegt dabei. Nach 22 Uhr bitte leiser drehen, sonst rufen meine Nachbarn eure Nachbarn an.',
    tags: ['bluetooth', 'party', 'akku'], pricing: [cash(12), sixpacks(1)], deposit: 50_00,
    metadata: [shown('Leistung', '120 W'), shown('Gewicht', '11 kg')], pictures: [at('garden', pic(210, o.partyBox, o.musicalNotes))],
  },
  {
    key: 'plattenspieler-lindenthal', owner: 'katrin', categoryId: 101, title: 'Plattenspieler mit eingebautem Vorverstärker',
    shortDescription: 'Zum Digitalisieren oder für einen Abend mit alten Platten.',
    description: 'Riemenantrieb, 33 und 45 Umdrehungen, läuft an jedem Verstärker und per USB am Rechner. Die Nadel habe ich im Frühjahr erneuert. Bitte aufrecht transportieren und den Tonarm festklemmen, ich zeige dir wie.',
    tags: ['vinyl', 'usb'], pricing: [cash(8), cash(25, 'week', [1, 2])], deposit: 60_00,
    metadata: [shown('Anschluss', 'Cinch und USB')], pictures: [pic(285, o.turntable, o.records)],
  },
  {
    key: 'kopfhoerer-jena', owner: 'luisa', categoryId: 101, title: 'Kopfhörer mit Geräuschunterdrückung',
    shortDescription: 'Für den Langstreckenflug oder die Woche vor der Prüfung.',
    description: 'Sie nehmen fast alles weg: Flugzeug, Baustelle, Mitbewohner. Der Akku reicht für zwanzig Stunden, zusammengeklappt passen sie in jede Tasche. Die Ohrpolster wische ich vor jeder Ausleihe ab.',
    tags: ['reise', 'lernen'], pricing: [cash(5), cash(20, 'week', [1, 3])], deposit: 80_00, metadata: [shown('Laufzeit', '20 Stunden')], pictures: [pic(200, o.headphones)],
  },
  // 102 Foto & Video
  {
    key: 'spiegelreflex-suelz', owner: 'ole', categoryId: 102, title: 'Spiegelreflexkamera mit zwei Objektiven',
    shortDescription: 'Gutes Einsteigergehäuse, dazu ein Normal- und ein Telezoom.',
    description: 'Damit habe ich drei Jahre lang Fußballspiele und Taufen fotografiert. Dabei sind zwei Akkus, das Ladegerät und eine Karte mit 64 GB. Wenn du noch nie mit einer Spiegelreflex losgezogen bist, erkläre ich dir in zehn Minuten Blende und Zeit.',
    tags: ['kamera', 'foto'], pricing: [cash(18), cash(75, 'week', [1, 2])], deposit: 150_00,
    metadata: [shown('Auflösung', '24 Megapixel'), shown('Objektive', '18–55 mm, 55–250 mm'), noted('Seriennummer', 'steht innen im Deckel der Tasche')],
    pictures: [pic(200, o.camera), pic(30, o.cameraFlash)],
  },
  {
    key: 'stativ-suelz', owner: 'ole', categoryId: 102, title: 'Stativ mit Videoneiger',
    shortDescription: 'Steht auch auf Kopfsteinpflaster, bis 1,70 m hoch.',
    description: 'Drei Beine aus Aluminium, die sich einzeln verstellen lassen, und ein Kopf, der sich ruckelfrei schwenken lässt. Trägt Kameras bis fünf Kilo. Die Schnellwechselplatte bitte nicht in der Jackentasche vergessen.',
    tags: ['foto', 'video'], pricing: [cash(5), free('hour', [1, 3])], deposit: 20_00, metadata: [shown('Höhe', '60–170 cm')], pictures: [pic(190, o.tripod, o.camera)],
  },
  {
    key: 'systemkamera-kreuzberg', owner: 'linse', categoryId: 102, title: 'Vollformatkamera für Foto und 4K-Video',
    shortDescription: 'Gehäuse mit drei Akkus und zwei schnellen Karten.',
    description: 'Unser meistgeliehenes Gehäuse, robust und bei wenig Licht zu Hause. Im Koffer liegen drei Akkus, Doppelladegerät, zwei Karten mit 128 GB und ein Gurt. Objektive kannst du an der Theke dazunehmen, wir haben gut zwanzig für diesen Anschluss.',
    tags: ['vollformat', '4k', 'video'], pricing: [cash(65, 'day', [1, 14]), cash(290, 'week', [1, 4])], deposit: 500_00, autoAccept: true,
    metadata: [shown('Sensor', '33 Megapixel'), shown('Video', '4K mit 60 Bildern'), noted('Inventar', 'K-14')], pictures: [pic(225, o.camera, o.battery), pic(250, o.movieCamera)],
  },
  {
    key: 'filmleuchten-kreuzberg', owner: 'linse', categoryId: 102, title: 'Drei LED-Filmleuchten mit Stativen',
    shortDescription: 'Für Interviews und Produktfotos, Farbtemperatur stufenlos.',
    description: 'Drei Flächenleuchten mit je 60 Watt, Softboxen und Lampenstativen in einer Rolltasche. Von Kerzenlicht bis Tageslicht regelbar, auch per Fernbedienung. Eine normale Steckdose reicht für alle drei.',
    tags: ['licht', 'interview', 'studio'], pricing: [cash(42, 'day', [1, 14])], deposit: 200_00, autoAccept: true,
    metadata: [shown('Gewicht', '14 kg'), noted('Inventar', 'L-07')], pictures: [pic(48, o.softbox, o.clapper)],
  },
  {
    key: 'drohne-konstanz', owner: 'regula', categoryId: 102, title: 'Kameradrohne unter 250 Gramm',
    shortDescription: 'Klein, leise, mit drei Akkus. Haftpflicht musst du selbst haben.',
    description: 'Die Drohne fliegt gut eine halbe Stunde pro Akku und filmt in 4K. Über dem Seeufer gelten Naturschutzgebiete, eine Karte mit den erlaubten Stellen gebe ich dir mit. Bitte nur verleihen lassen, wenn du schon einmal geflogen bist.',
    tags: ['drohne', 'luftbild'], pricing: [cash(35, 'day', [1, 3]), donation(25, 'Naturschutzgruppe am See')], deposit: 250_00,
    metadata: [shown('Abfluggewicht', '249 g'), shown('Akkus', '3')], pictures: [at('meadow', pic(195, o.drone, o.battery))],
  },
  {
    key: 'sofortbild-leipzig', owner: 'ronny', categoryId: 102, title: 'Sofortbildkamera für die Hochzeit',
    shortDescription: 'Mit Selfie-Spiegel und Tischaufsteller, Filme bitte selbst kaufen.',
    description: 'Bei uns hing danach eine ganze Wäscheleine voll Bilder im Flur. Die Kamera nimmt die kleinen Filme, die es in jeder Drogerie gibt. Ein Aufsteller mit kurzer Anleitung für die Gäste liegt bei.',
    tags: ['hochzeit', 'fotos'], pricing: [sixpacks(1, 'day', [1, 4]), cash(7, 'day', [1, 4])], deposit: 40_00, metadata: [], pictures: [pic(335, o.cameraFlash, o.framedPicture, o.present)],
  },
  {
    key: 'camcorder-oldenburg', owner: 'enno', categoryId: 102, title: 'Camcorder zum Überspielen alter Hi8-Bänder',
    shortDescription: 'Spielt Hi8 und Video8, mit Kabel für den Rechner.',
    description: 'Damit habe ich die Kinderfilme der ganzen Verwandtschaft gerettet. Ein Wandler für USB und das Programm zum Aufnehmen sind dabei. Ein Band von neunzig Minuten braucht auch neunzig Minuten, plan also ein Wochenende ein.',
    tags: ['hi8', 'digitalisieren'], pricing: [cash(15, 'day', [1, 10]), crates(1, 'week', [1, 2])], deposit: 80_00, metadata: [shown('Formate', 'Hi8, Video8')], pictures: [pic(25, o.videoCamera, o.videocassette)],
  },
  // 103 Handy
  {
    key: 'powerbank-dortmund', owner: 'sabine', categoryId: 103, title: 'Große Powerbank fürs Festival',
    shortDescription: 'Lädt ein Telefon sechsmal, vier Geräte gleichzeitig.',
    description: 'Die hat letztes Jahr eine ganze Zeltgruppe vier Tage lang versorgt. Sie wiegt so viel wie eine Flasche Wasser und darf mit ins Handgepäck. Kabel für alle gängigen Anschlüsse sind im Beutel.',
    tags: ['festival', 'akku'], pricing: [free('day', [1, 4]), piggyBank('week', [1, 1])], deposit: 20_00, metadata: [shown('Kapazität', '27.000 mAh')], pictures: [at('meadow', pic(140, o.powerBank, o.phone))],
  },
  {
    key: 'gimbal-neukoelln', owner: 'tarek', categoryId: 103, title: 'Gimbal fürs Smartphone',
    shortDescription: 'Hält das Bild ruhig, auch wenn du läufst.',
    description: 'Ich drehe damit kleine Videos für unseren Verein. Telefon einspannen, App öffnen, losgehen. Für sehr schwere Telefone liegt ein Gegengewicht im Etui.',
    tags: ['video', 'smartphone'], pricing: [cash(9), cash(30, 'week', [1, 2])], deposit: 50_00, metadata: [shown('Trägt bis', '290 g')], pictures: [pic(215, o.gimbal, o.clapper)],
  },
  {
    key: 'ersatzhandy-mainz', owner: 'christel', categoryId: 103, title: 'Ersatzhandy für zwei Wochen',
    shortDescription: 'Wenn deins in der Reparatur liegt. Ohne Karte, frisch zurückgesetzt.',
    description: 'Mein altes Smartphone tut noch alles, was man braucht: telefonieren, Karten, Nachrichten. Du steckst deine eigene Karte hinein. Vor und nach jeder Ausleihe setze ich es zurück.',
    tags: ['notfall'], pricing: [cash(2, 'day', [1, 21]), free('week', [1, 2])], deposit: 50_00, metadata: [shown('Kartenformat', 'Nano')], pictures: [pic(232, o.phone)],
  },
  // 1413 Küche
  {
    key: 'waffeleisen-nippes', owner: 'heinz', categoryId: 1413, title: 'Doppeltes Waffeleisen für Herzwaffeln',
    shortDescription: 'Macht zwei auf einmal, gut fürs Pfarrfest.',
    description: 'Das Eisen stand schon auf drei Schulfesten und hat jedes Mal durchgehalten. Teigrezept meiner Frau liegt auf einem Zettel bei. Bitte nicht in die Spülmaschine, auswischen reicht.',
    tags: ['waffeln', 'schulfest'], pricing: [free('day', [1, 3]), piggyBank('day', [1, 5])], deposit: null, metadata: [shown('Leistung', '2 × 1000 W')], pictures: [pic(38, o.waffleIron, o.strawberry)],
  },
  {
    key: 'raclette-ehrenfeld', owner: 'jana', categoryId: 1413, title: 'Raclette und Fonduetopf für acht',
    shortDescription: 'Heißer Stein, acht Pfännchen, dazu ein Topf mit acht Gabeln.',
    description: 'Silvester ist meistens schon im Oktober vergeben, sonst steht das Gerät im Regal. Die Pfännchen sind beschichtet, also bitte nur mit Holzschabern. Den Stein kannst du heiß abziehen und danach mit Salz abreiben.',
    tags: ['raclette', 'silvester'], pricing: [donation(5, 'Tierheim der Stadt'), cash(6)], deposit: 20_00, metadata: [shown('Personen', '8')], pictures: [at('kitchen', pic(18, o.raclette, o.cheese)), pic(45, o.fondue, o.bread)],
  },
  {
    key: 'kuechenmaschine-augsburg', owner: 'petra', categoryId: 1413, title: 'Küchenmaschine mit Knethaken und Fleischwolf',
    shortDescription: 'Schafft zwei Kilo Teig, ideal für die Plätzchenzeit.',
    description: 'Die Maschine ist zwölf Jahre alt und knetet immer noch wie am ersten Tag. Rührschüssel, Schneebesen, Knethaken und der Aufsatz zum Wolfen sind dabei. Sie wiegt neun Kilo, komm am besten mit dem Rad mit Korb oder dem Auto.',
    tags: ['backen', 'teig'], pricing: [cash(8, 'day', [1, 5]), donation(6, 'Tafel der Stadt')], deposit: 80_00, metadata: [shown('Schüssel', '4,8 l'), shown('Gewicht', '9 kg')], pictures: [pic(355, o.standMixer, o.cookie), pic(40, o.bowl, o.pie)],
  },
  {
    key: 'entsafter-bielefeld', owner: 'nicole', categoryId: 1413, title: 'Dampfentsafter für die Beerenernte',
    shortDescription: 'Drei Etagen aus Edelstahl, läuft auf jedem Herd.',
    description: 'Oben die Beeren, unten das Wasser, in der Mitte der fertige Saft. In einer Stunde sind fünf Kilo Johannisbeeren durch. Den Schlauch koche ich vor jeder Ausleihe aus.',
    tags: ['saft', 'ernte'], pricing: [piggyBank('day', [1, 4]), sixpacks(1, 'week', [1, 1])], deposit: 15_00, metadata: [shown('Fassung', '5 kg Früchte')], pictures: [pic(350, o.potOfFood, o.cherries)],
  },
  {
    key: 'broodmachine-utrecht', owner: 'sanne', categoryId: 1413, title: 'Broodbakmachine met timer',
    shortDescription: '’s Avonds vullen, ’s ochtends vers brood.',
    description: 'Ik gebruik hem alleen nog in de winter, dus de rest van het jaar mag hij bij jou staan. Het boekje met recepten en een maatbeker zitten erbij. Het deegmesje blijft soms in het brood zitten, kijk daar even naar voor je snijdt.',
    tags: ['brood', 'bakken'], pricing: [cash(4), sixpacks(1, 'week', [1, 2])], deposit: 25_00, metadata: [shown('Inhoud', '1 kg brood')], pictures: [pic(34, o.breadMaker, o.bread)],
  },
  // 1414 Wohnzimmer
  {
    key: 'polsterreiniger-huerth', owner: 'aylin', categoryId: 1414, title: 'Waschsauger für Sofa und Autositze',
    shortDescription: 'Sprüht, bürstet und saugt die Brühe gleich wieder auf.',
    description: 'Nach zwei Kindern und einem Hund weiß ich, wovon ich rede. Eine Flasche Reiniger reicht für ein Sofa, eine angebrochene stelle ich dir dazu. Bitte den Schmutztank leeren, bevor du ihn zurückbringst.',
    tags: ['sofa', 'auto', 'reinigung'], pricing: [cash(14, 'day', [1, 3])], deposit: 60_00, metadata: [shown('Tank', '1,8 l')], pictures: [at('room', pic(18, o.vacuumCleaner, o.couch, o.sponge))],
  },
  {
    key: 'dampfreiniger-karlsruhe', owner: 'timo', categoryId: 1414, title: 'Dampfreiniger für den Frühjahrsputz',
    shortDescription: 'Fugen, Fenster, Backofen: nur Wasser, kein Mittel.',
    description: 'Nach acht Minuten ist er heiß, dann läuft er eine halbe Stunde am Stück. Bürsten für Fugen, ein Fensteraufsatz und zwei frische Tücher liegen in der Kiste. Auf Holzdielen würde ich ihn nicht loslassen.',
    tags: ['putzen', 'fenster'], pricing: [cash(10, 'day', [1, 3]), crates(1, 'week', [1, 1])], deposit: 40_00, metadata: [], pictures: [pic(200, o.steamCleaner, o.sponge)],
  },
  {
    key: 'luftreiniger-stuttgart', owner: 'uwe', categoryId: 1414, title: 'Luftreiniger gegen Pollen und Baustaub',
    shortDescription: 'Für Räume bis 40 m², nachts kaum zu hören.',
    description: 'In der Birkenzeit läuft er bei uns im Schlafzimmer, den Rest des Jahres ist er frei. Der Filter ist vom März. Auf der kleinsten Stufe hört man ihn nicht, auf der größten schafft er auch Staub vom Abschleifen.',
    tags: ['allergie', 'filter'], pricing: [cash(6, 'day', [2, 21]), cash(28, 'week', [1, 4])], deposit: 100_00, metadata: [shown('Fläche', 'bis 40 m²')], pictures: [pic(176, o.airPurifier, o.pottedPlant)],
  },
  {
    key: 'saugroboter-muenster', owner: 'frieda', categoryId: 1414, title: 'Saugroboter zum Ausprobieren',
    shortDescription: 'Eine Woche testen, bevor du selbst einen kaufst.',
    description: 'Er fährt unter Betten, die neun Zentimeter Luft haben, und kommt über Teppichkanten. Vorher bitte Kabel und Socken wegräumen, die frisst er. Die Karte deiner Wohnung lösche ich nach der Rückgabe vor deinen Augen.',
    tags: ['saugen', 'testen'], pricing: [cash(6, 'day', [2, 10]), cash(25, 'week', [1, 2])], deposit: 120_00, metadata: [shown('Höhe', '9 cm')], pictures: [pic(212, o.robotVacuum, o.battery)],
  },
  // 1415 Badezimmer
  {
    key: 'babywaage-nuernberg', owner: 'bernd', categoryId: 1415, title: 'Genaue Babywaage mit Mulde',
    shortDescription: 'Auf zehn Gramm genau, mit Speicher für das letzte Gewicht.',
    description: 'Unsere Hebamme hatte sie empfohlen, inzwischen wiegt unser Sohn das Dreifache der Höchstlast. Die Mulde lässt sich abnehmen und abwischen. Frische Batterien lege ich ein.',
    tags: ['baby', 'waage'], pricing: [cash(10, 'week', [1, 4]), free('day', [1, 2])], deposit: 30_00, metadata: [shown('Höchstlast', '20 kg')], pictures: [pic(190, o.babyScale, o.teddy)],
  },
  {
    key: 'lockenstab-duesseldorf', owner: 'sofia', categoryId: 1415, title: 'Lockenstab-Set und Profiföhn',
    shortDescription: 'Drei Aufsätze, ein starker Föhn mit Diffusor.',
    description: 'Ich frisiere nebenbei für Hochzeiten und habe das Set doppelt. Der Stab ist in einer Minute heiß und schaltet sich selbst ab. Hitzeschutzhandschuh und Abteilklammern sind im Beutel.',
    tags: ['haare', 'hochzeit'], pricing: [cash(9, 'day', [1, 4])], deposit: 50_00, metadata: [shown('Durchmesser', '19, 25 und 32 mm')], pictures: [pic(330, o.hairDryer, o.hairPick, o.mirror)],
  },
  // 105 Konsolen
  {
    key: 'retrokonsole-friedrichshain', owner: 'nele', categoryId: 105, title: 'Retro-Konsole mit dreißig Spielen',
    shortDescription: 'Zwei Controller, passt an jeden Fernseher mit HDMI.',
    description: 'Ideal für einen verregneten Sonntag mit Leuten, die in den Neunzigern groß geworden sind. Die Spielstände darfst du überschreiben, außer Platz eins bei den Rennen. Ein drittes Kabel ist zwei Meter lang und reicht bis zum Sofa.',
    tags: ['retro', 'spieleabend'], pricing: [sixpacks(1, 'day', [1, 4]), cash(6, 'day', [1, 7])], deposit: 40_00, metadata: [shown('Spieler', '1–2')], pictures: [pic(262, o.gamepad, o.joystick)],
  },
  {
    key: 'konsole-essen', owner: 'mehmet', categoryId: 105, title: 'Spielkonsole mit vier Controllern',
    shortDescription: 'Fürs Turnier am Wochenende, Fußball und Rennen sind installiert.',
    description: 'Wir spielen nur noch in den Ferien, deshalb darf sie unter der Woche raus. Vier geladene Controller, HDMI-Kabel und ein Gastkonto ohne Kaufrechte. Bitte nicht zwischen Decken stellen, sie braucht Luft.',
    tags: ['turnier', 'fussball'], pricing: [cash(15, 'day', [1, 4]), crates(1, 'day', [1, 2])], deposit: 150_00, metadata: [shown('Controller', '4')], pictures: [pic(228, o.gamepad, o.television)],
  },
  {
    key: 'handheld-chemnitz', owner: 'frank', categoryId: 105, title: 'Tragbare Konsole für die lange Fahrt',
    shortDescription: 'Mit acht Spielen für Kinder ab sechs und Kopfhörern.',
    description: 'Auf der Strecke nach Kroatien hat sie bei uns den Frieden gesichert. Das Etui mit den Spielen ist durchgezählt, bitte auch so zurück. Der Akku reicht vier bis fünf Stunden, ein Ladekabel fürs Auto ist dabei.',
    tags: ['kinder', 'reise'], pricing: [cash(7), cash(30, 'week', [1, 2])], deposit: 100_00, metadata: [shown('Spiele', '8')], pictures: [pic(5, o.gamepad)],
  },
  // 106 Notebooks & PC
  {
    key: 'laptop-goettingen', owner: 'amina', categoryId: 106, title: 'Laptop für die Abschlussarbeit',
    shortDescription: 'Leicht, leise, mit Schreibprogramm und deutscher Tastatur.',
    description: 'Mein Zweitgerät liegt die meiste Zeit in der Schublade. Du bekommst ein eigenes, leeres Konto, das ich nach der Rückgabe lösche. Sichere deine Arbeit bitte trotzdem selbst, ein Stick mit 32 GB liegt dabei.',
    tags: ['studium', 'schreiben'], pricing: [cash(9, 'day', [1, 21]), cash(35, 'week', [1, 4])], deposit: 150_00, metadata: [shown('Bildschirm', '14 Zoll'), shown('Arbeitsspeicher', '16 GB')], pictures: [pic(210, o.laptop, o.hotBeverage)],
  },
  {
    key: 'monitor-halle', owner: 'yvonne', categoryId: 106, title: '27-Zoll-Monitor fürs Homeoffice',
    shortDescription: 'Höhenverstellbar, ein Kabel für Bild und Strom.',
    description: 'Ich arbeite zwei Monate im Jahr vor Ort, dann steht er nur herum. Der Fuß lässt sich abnehmen, so passt er auf den Rücksitz. Kabel für HDMI und USB-C sind dabei.',
    tags: ['homeoffice'], pricing: [cash(15, 'week', [1, 8])], deposit: 80_00, metadata: [shown('Auflösung', '2560 × 1440')], pictures: [pic(205, o.desktop)],
  },
  {
    key: 'fotodrucker-wuerzburg', owner: 'veit', categoryId: 106, title: 'A3-Drucker für Plakate',
    shortDescription: 'Randlos bis A3+, Tinte rechnen wir nach Seiten ab.',
    description: 'Der Drucker steht bei mir in der Werkstatt und ist zu schwer zum Tragen, du druckst also hier. Bring die Datei als PDF und dein Papier mit, oder nimm meins für 40 Cent das Blatt. Kaffee gibt es dazu.',
    tags: ['plakat', 'druck'], pricing: [cash(6, 'hour', [1, 4])], deposit: null, metadata: [shown('Format', 'bis A3+')], pictures: [pic(190, o.printer, o.framedPicture)],
  },
  {
    key: 'diascanner-pankow', owner: 'ingrid', categoryId: 106, title: 'Scanner für Dias und Negative',
    shortDescription: 'Vier Dias auf einmal, dazu die staubfreie Lampe zum Sortieren.',
    description: 'Mit diesem Gerät habe ich 1.800 Urlaubsdias meines Mannes eingelesen. Nimm dir Zeit: Ein Magazin mit fünfzig Bildern dauert einen Abend. Pinsel und Handschuhe liegen in der Schachtel, bitte benutze sie auch.',
    tags: ['dias', 'digitalisieren'], pricing: [cash(20, 'week', [1, 3]), donation(15, 'Förderverein der Stadtbibliothek', 'week', [1, 3])], deposit: 70_00, metadata: [shown('Auflösung', '4800 dpi')], pictures: [pic(40, o.filmFrames, o.printer)],
  },
  // 107 Tablet
  {
    key: 'zeichentablett-dresden', owner: 'annett', categoryId: 107, title: 'Zeichentablett mit Stift',
    shortDescription: 'Zum Ausprobieren, ob digitales Zeichnen etwas für dich ist.',
    description: 'Die Fläche ist so groß wie ein A4-Blatt, der Stift braucht keine Batterie. Ich schicke dir einen Link zu einem freien Malprogramm, das gut damit läuft. Ersatzspitzen stecken im Fuß des Stifthalters.',
    tags: ['zeichnen', 'illustration'], pricing: [cash(5), cash(18, 'week', [1, 4])], deposit: 50_00, metadata: [shown('Fläche', 'A4')], pictures: [pic(320, o.drawingTablet, o.palette)],
  },
  {
    key: 'tablet-bruehl', owner: 'miriam', categoryId: 107, title: 'Tablet mit kindersicherer Hülle',
    shortDescription: 'Zehn Zoll, dicke Hülle mit Griff, leer und zurückgesetzt.',
    description: 'Die Hülle hat schon mehrere Stürze vom Hochbett überlebt. Du kannst ein Kinderprofil mit Zeitlimit anlegen, die Anleitung dazu klebt innen. Nicht für den Einsatz am Baggersee.',
    tags: ['kinder', 'reise'], pricing: [cash(6), free('hour', [2, 6])], deposit: 70_00, metadata: [], pictures: [pic(222, o.tablet, o.teddy)],
  },
  {
    key: 'ereader-heidelberg', owner: 'jonas', categoryId: 107, title: 'E-Reader für den Urlaub',
    shortDescription: 'Leihst du Bücher bei der Stadtbücherei? Läuft damit.',
    description: 'Wasserfest, mit warmem Licht für abends und einem Akku, der zwei Wochen hält. Dein Konto meldest du selbst an und vor der Rückgabe wieder ab. Ich lese gerade auf Papier und brauche ihn vor dem Winter nicht.',
    tags: ['lesen', 'urlaub'], pricing: [cash(8, 'week', [1, 4]), piggyBank('week', [1, 3])], deposit: 60_00, metadata: [shown('Bildschirm', '7 Zoll')], pictures: [pic(55, o.eReader, o.sunglasses)],
  },
  // 108 TV & Beamer
  {
    key: 'beamer-ehrenfeld', owner: 'jana', categoryId: 108, title: 'Beamer mit Leinwand fürs Hofkino',
    shortDescription: 'Hell genug ab der Dämmerung, Leinwand zwei Meter breit.',
    description: 'Im Sommer ist das Paar fast jeden Samstag unterwegs, frag früh. Die Leinwand steht auf einem Dreibein und ist in fünf Minuten aufgebaut. Ein kleiner Lautsprecher ist eingebaut, für draußen nimmst du besser einen eigenen.',
    tags: ['beamer', 'kino', 'sommer'], pricing: [cash(15, 'day', [1, 4]), crates(1, 'day', [1, 2])], deposit: 100_00,
    metadata: [shown('Helligkeit', '3.200 Lumen'), shown('Auflösung', '1920 × 1080'), noted('Lampe', 'noch etwa 1.800 Stunden')], pictures: [pic(240, o.projector, o.popcorn), pic(350, o.screen, o.popcorn, o.chair)],
  },
  {
    key: 'beamer-kreuzberg', owner: 'linse', categoryId: 108, title: 'Laserbeamer für Konferenz und Bühne',
    shortDescription: '7.000 Lumen, auch bei Tageslicht gut zu lesen.',
    description: 'Der Beamer wiegt 17 Kilo und kommt im Flightcase mit Rollen. Wechselobjektiv für vier bis zwölf Meter Abstand, HDMI-Strecke über 30 m ist dabei. Auf Wunsch stellen wir ihn auf und bleiben bis zum ersten Vortrag.',
    tags: ['konferenz', 'beamer'], pricing: [cash(140, 'day', [1, 10])], deposit: 500_00, autoAccept: true, commercialOnly: true, metadata: [shown('Helligkeit', '7.000 Lumen'), noted('Inventar', 'B-03')], pictures: [pic(232, o.projector, o.barChart), pic(272, o.screen)],
  },
  {
    key: 'projector-hackney', owner: 'hannah', categoryId: 108, title: 'Portable projector for film nights',
    shortDescription: 'Size of a lunchbox, runs three hours on its own battery.',
    description: 'We use it for the street party and a handful of birthdays, the rest of the year it sits in a cupboard. A white sheet works fine as a screen, and I can lend you the pegs. The built-in speaker fills a living room but not a garden.',
    tags: ['cinema', 'garden'], pricing: [cash(12), sixpacks(1, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Brightness', '800 lumens')], pictures: [pic(270, o.projector, o.popcorn, o.clapper)],
  },
  {
    key: 'fernseher-kassel', owner: 'gregor', categoryId: 108, title: '55-Zoll-Fernseher auf Rollständer',
    shortDescription: 'Fürs Public Viewing im Vereinsheim oder für die Messe.',
    description: 'Der Ständer rollt durch jede normale Tür und lässt sich in der Höhe verstellen. Ein Empfänger für Antenne ist eingebaut, HDMI-Kabel hängen hinten dran. Zu zweit bekommt ihr ihn in einen Kombi, wenn die Rückbank liegt.',
    tags: ['public viewing', 'messe'], pricing: [cash(25, 'day', [1, 5]), crates(2, 'day', [1, 3])], deposit: 200_00, metadata: [shown('Diagonale', '139 cm')], pictures: [pic(218, o.tv, o.soccer)],
  },
  // 109 Videospiele
  {
    key: 'lenkrad-bonn', owner: 'paul', categoryId: 109, title: 'Lenkrad mit Pedalen für Rennspiele',
    shortDescription: 'Klemmt an jeden Tisch, läuft an Konsole und PC.',
    description: 'Kraftrückmeldung, drei Pedale, Schaltwippen. Am besten auf einen schweren Tisch klemmen, sonst lenkst du den Tisch. Ich bringe es in Bonn auch mit dem Rad vorbei.',
    tags: ['rennspiel', 'simulator'], pricing: [cash(10, 'day', [1, 5]), sixpacks(1, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Drehwinkel', '900 Grad')], pictures: [pic(2, o.raceWheel, o.racingCar)],
  },
  {
    key: 'vr-muenchen', owner: 'vroni', categoryId: 109, title: 'VR-Brille ohne Kabel',
    shortDescription: 'Sechs Spiele drauf, braucht zwei mal zwei Meter Platz.',
    description: 'Meine Eltern sind damit über die Alpen geflogen und wollten nicht mehr aufhören. Unter der Brille ist Platz für die eigene Brille. Bitte räumt den Couchtisch weg, die Delle in unserem war teuer.',
    tags: ['vr', 'spieleabend'], pricing: [cash(18, 'day', [1, 4]), cash(4, 'hour', [2, 6])], deposit: 150_00, metadata: [shown('Platzbedarf', '2 × 2 m')], pictures: [pic(280, o.vrGoggles, o.gamepad)],
  },
  {
    key: 'tanzmatte-magdeburg', owner: 'silvio', categoryId: 109, title: 'Zwei Tanzmatten mit Spiel',
    shortDescription: 'Gut für Kindergeburtstage ab acht, macht müde.',
    description: 'Die Matten rutschen nicht, wenn man das Gummi vorher feucht abwischt. Das Spiel läuft auf einem normalen Laptop, den Stick stecke ich dazu. Unter euch sollte niemand wohnen, der mittags schläft.',
    tags: ['kindergeburtstag', 'tanzen'], pricing: [free('day', [1, 2]), cash(5, 'day', [1, 4])], deposit: 20_00, metadata: [], pictures: [pic(310, o.danceMat, o.joystick, o.shoe)],
  },
  // 110 Weiteres
  {
    key: 'funkgeraete-regensburg', owner: 'sepp', categoryId: 110, title: 'Sechs Funkgeräte für Umzug und Bergtour',
    shortDescription: 'Reichen im Freien zwei Kilometer, mit Ladeschale.',
    description: 'Damit koordinieren wir beim Faschingszug Anfang und Ende. Alle sechs sind auf einen Kanal eingestellt, Umstellen geht mit zwei Tasten. Anmeldefrei, du darfst also gleich losreden.',
    tags: ['funk', 'umzug'], pricing: [cash(12, 'day', [1, 5]), donation(10, 'Bergwacht')], deposit: 60_00, metadata: [shown('Anzahl', '6')], pictures: [at('meadow', pic(130, o.walkieTalkie, o.hikingBoot))],
  },
  {
    key: 'waermebild-trier', owner: 'michel', categoryId: 110, title: 'Wärmebildkamera für die Haussanierung',
    shortDescription: 'Zeigt, wo die Heizung durch die Wand geht.',
    description: 'Am meisten siehst du im Winter früh am Morgen, wenn draußen unter fünf Grad sind. Die Bilder speicherst du auf einer Karte, die bei dir bleiben darf. Eine kurze Anleitung, was ein Fenster ist und was ein Loch, habe ich geschrieben.',
    tags: ['energie', 'haus'], pricing: [cash(20, 'day', [1, 3]), donation(15, 'Bürgerenergie im Stadtteil')], deposit: 200_00, metadata: [shown('Auflösung', '160 × 120 Punkte')], pictures: [at('workshop', pic(10, o.thermalCamera, o.house))],
  },
  {
    key: 'strommesser-luebeck', owner: 'maike', categoryId: 110, title: 'Steckdosen-Messgerät für Stromfresser',
    shortDescription: 'Eine Woche lang messen, was der alte Kühlschrank braucht.',
    description: 'Zwischen Stecker und Dose, fertig. Bei uns hat es die Kühltruhe im Keller überführt. Nimm dir am besten eine ganze Woche, sonst stimmt der Durchschnitt nicht.',
    tags: ['strom', 'sparen'], pricing: [free('week', [1, 2])], deposit: 10_00, metadata: [], pictures: [pic(88, o.powerMeter, o.bulb)],
  },
  {
    key: 'slow-cooker-prenzlberg', owner: 'oliver', categoryId: 1413, title: 'Slow cooker for stews and Christmas pudding',
    shortDescription: 'Six litres, wakes up nobody, feeds eight.',
    description: 'Fill it before work, come home to dinner. It came with me from Leeds, so there is an adapter in the box. The lid has a small chip that changes nothing.',
    tags: ['cooking', 'winter'], pricing: [cash(4, 'day', [1, 5]), piggyBank('week', [1, 2])], deposit: 20_00, metadata: [shown('Volume', '6 l')], pictures: [pic(24, o.slowCooker, o.carrot)],
  },
  {
    key: 'diaprojektor-altona', owner: 'birte', categoryId: 108, title: 'Diaprojektor mit Rundmagazinen',
    shortDescription: 'Klackert wie früher, Ersatzlampe dabei.',
    description: 'Für den Abend, an dem die Eltern von der Transsib erzählen. Fernbedienung am Kabel, zwei Rundmagazine zu je 140 Dias. Eine weiße Wand genügt als Leinwand.',
    tags: ['dias', 'familienabend'], pricing: [cash(9, 'day', [1, 5]), sixpacks(1, 'day', [1, 2])], deposit: 40_00, metadata: [shown('Magazine', '2 × 140')], pictures: [at('room', pic(35, o.filmProjector, o.framedPicture))],
  },
];
