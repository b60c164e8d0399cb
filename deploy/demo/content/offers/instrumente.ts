import { o } from '../things.js';
import { at, cash, crates, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const instruments: readonly DemoOffer[] = [
  // 501 Blasinstrumente
  {
    key: 'trompete-regensburg', owner: 'sepp', categoryId: 501, title: 'Trompete in B für den Wiedereinstieg',
    shortDescription: 'Ventile frisch geölt, zwei Mundstücke, Koffer.',
    description: 'Darauf habe ich zwanzig Jahre in der Blaskapelle gespielt. Sie spricht leicht an und verzeiht viel. Einen Übungsdämpfer lege ich dazu, aus Rücksicht auf die Nachbarschaft.',
    tags: ['blasmusik'], pricing: [cash(12, 'week', [1, 12]), crates(1, 'week', [2, 8])], deposit: 100_00, metadata: [shown('Stimmung', 'B')], pictures: [pic(46, o.trumpet), pic(30, o.musicalScore)],
  },
  {
    key: 'saxophon-friedrichshain', owner: 'nele', categoryId: 501, title: 'Altsaxophon mit Gurt und Blättchen',
    shortDescription: 'Ideal, um drei Monate lang herauszufinden, ob es passt.',
    description: 'Generalüberholt vor einem Jahr, alle Klappen decken. Zum Üben gehe ich in den Proberaum am Ostkreuz, die Adresse teile ich gern. Blättchen kaufst du aus Hygienegründen selbst.',
    tags: ['saxophon', 'jazz'], pricing: [cash(20, 'week', [2, 12]), cash(60, 'week', [1, 1])], deposit: 250_00, metadata: [shown('Stimmung', 'Es'), noted('Seriennummer', '0481 am Schallbecher')], pictures: [at('stage', pic(42, o.saxophone, o.musicalNotes))],
  },
  {
    key: 'querfloete-mainz', owner: 'christel', categoryId: 501, title: 'Querflöte für Anfängerinnen',
    shortDescription: 'Gebogenes Kopfstück für kurze Arme gehört dazu.',
    description: 'Unsere Enkelin ist auf Fußball umgestiegen. Die Flöte ist versilbert und wurde jedes Jahr in der Werkstatt nachgesehen. Putzstab, Tuch und ein dünnes Notenheft liegen im Etui.',
    tags: ['flöte', 'musikschule'], pricing: [cash(9, 'week', [2, 12]), free('day', [1, 3])], deposit: 120_00, metadata: [], pictures: [pic(220, o.flute, o.musicStand)],
  },
  {
    key: 'alphorn-konstanz', owner: 'regula', categoryId: 501, title: 'Alphorn, zerlegbar in drei Teile',
    shortDescription: 'Dreieinhalb Meter, aus Fichte, mit Tragesack.',
    description: 'Ein Ton gelingt jedem, beim zweiten wird es sportlich. Für runde Geburtstage am See war es schon oft die Überraschung des Abends. Bitte nicht im Regen stehen lassen.',
    tags: ['alphorn', 'geburtstag'], pricing: [cash(30, 'day', [1, 4]), donation(25, 'Wasserrettung am See')], deposit: 250_00, metadata: [shown('Länge', '3,40 m')], pictures: [at('meadow', pic(120, o.postalHorn, o.mountain))],
  },
  {
    key: 'clarinet-bristol', owner: 'tom', categoryId: 501, title: 'Student clarinet with a sturdy case',
    shortDescription: 'New pads last year, box of reeds included.',
    description: 'My son moved on to the bass guitar, which explains the volume in our house. The clarinet is easy to blow and in tune with itself. Keep it away from radiators and it will behave.',
    tags: ['clarinet', 'school'], pricing: [cash(9, 'week', [2, 12])], deposit: 90_00, metadata: [shown('Key', 'B flat')], pictures: [pic(255, o.clarinet, o.musicalScore)],
  },
  // 502 Saiteninstrumente
  {
    key: 'westerngitarre-deutz', owner: 'lena', categoryId: 502, title: 'Westerngitarre, frisch besaitet',
    shortDescription: 'Klingt am Lagerfeuer wie in der Küche.',
    description: 'Fichtendecke mit einem Kratzer, den ein Festival verursacht hat. Kapodaster, Stimmgerät und drei Plektren liegen in der Tasche. Wenn eine Saite reißt, ziehst du einfach eine neue auf, Ersatz ist dabei.',
    tags: ['gitarre', 'lagerfeuer'], pricing: [sixpacks(1, 'week', [1, 4]), cash(5, 'day', [1, 7])], deposit: 60_00, metadata: [shown('Korpus', 'Dreadnought')], pictures: [at('night', pic(20, o.acousticGuitar, o.fire)), pic(345, o.acousticGuitar, o.musicalNotes)],
  },
  {
    key: 'egitarre-ehrenfeld', owner: 'murat', categoryId: 502, title: 'E-Gitarre mit kleinem Verstärker',
    shortDescription: 'Rot, laut, mit Kopfhörerausgang für die Mietwohnung.',
    description: 'Drei Tonabnehmer, Tremolohebel, alles drum und dran. Der Verstärker hat fünfzehn Watt und reicht für Küche und Keller. Kabel und Gurt hängen dran.',
    tags: ['e-gitarre', 'rock'], pricing: [cash(10, 'day', [1, 7]), cash(35, 'week', [1, 4])], deposit: 120_00, metadata: [shown('Verstärker', '15 W')], pictures: [at('stage', pic(350, o.guitar, o.amp))],
  },
  {
    key: 'cello-dresden', owner: 'annett', categoryId: 502, title: 'Dreiviertel-Cello mit Bogen',
    shortDescription: 'Für Kinder ab etwa neun, mit Rucksackhülle.',
    description: 'Warm im Ton und gut eingespielt. Der Bogen ist neu bezogen, Kolophonium liegt in der Tasche. Viele Musikschulen verleihen erst ab einem halben Jahr, bei mir geht es auch für vier Wochen.',
    tags: ['cello', 'musikschule'], pricing: [cash(15, 'week', [4, 12]), donation(15, 'Kinderorchester der Stadt', 'week', [4, 12])], deposit: 200_00, metadata: [shown('Größe', '3/4')], pictures: [pic(22, o.cello, o.musicStand)],
  },
  {
    key: 'geige-heidelberg', owner: 'jonas', categoryId: 502, title: 'Halbe Geige für Grundschulkinder',
    shortDescription: 'Kasten, Schulterstütze, zwei Bögen.',
    description: 'Bei uns wechselt die Größe alle anderthalb Jahre, deshalb wandern die Geigen im Freundeskreis. Feinstimmer an allen vier Saiten, so stimmt auch der Papa. Der Steg ist fest, bitte nicht verschieben.',
    tags: ['geige', 'kinder'], pricing: [cash(8, 'week', [4, 12]), piggyBank('week', [4, 12])], deposit: 100_00, metadata: [shown('Größe', '1/2')], pictures: [pic(12, o.violin, o.musicStand)],
  },
  {
    key: 'ukulelen-hannover', owner: 'janphilipp', categoryId: 502, title: 'Zwölf Ukulelen für eine Schulklasse',
    shortDescription: 'Alle gestimmt, in drei Kisten, mit Liederheft.',
    description: 'Ich bin Musiklehrer und brauche sie nur im zweiten Halbjahr. Vier Akkorde reichen für dreißig Lieder, das Heft habe ich selbst gesetzt. Ersatzsaiten und ein Stimmgerät liegen in Kiste eins.',
    tags: ['schule', 'ukulele'], pricing: [donation(30, 'Förderverein der Grundschule', 'week', [1, 8]), cash(5, 'day', [1, 5])], deposit: 100_00, metadata: [shown('Anzahl', '12')], pictures: [pic(180, o.acousticGuitar, o.openBook)],
  },
  {
    key: 'kontrabass-leipzig', owner: 'ronny', categoryId: 502, title: 'Kontrabass für Konzert und Aufnahme',
    shortDescription: 'Vollmassiv, mit Tonabnehmer und Rollrad.',
    description: 'Ein Tscheche von 1978 mit viel Brumm im Bauch. Er passt quer in einen Kombi, wenn der Beifahrersitz liegt. Ich verleihe ihn an Leute, die spielen können, zum Anfassen komm gern auf einen Kaffee.',
    tags: ['jazz', 'bass'], pricing: [cash(40, 'day', [1, 4])], deposit: 400_00, metadata: [shown('Mensur', '105 cm'), noted('Versicherung', 'läuft über meinen Verband')], pictures: [at('stage', pic(30, o.cello, o.studioMicrophone))],
  },
  {
    key: 'banjo-edinburgh', owner: 'fiona', categoryId: 502, title: 'Five-string banjo for a ceilidh',
    shortDescription: 'Open back, gentle action, comes with a strap.',
    description: 'It was my late uncle’s and deserves to be played. New strings in May, a spare set in the pocket. It likes a bit of humidity, so our climate suits it fine.',
    tags: ['folk', 'ceilidh'], pricing: [donation(8, 'Youth folk sessions'), cash(25, 'week', [1, 4])], deposit: 100_00, metadata: [], pictures: [pic(36, o.banjo, o.musicalNotes)],
  },
  {
    key: 'gitaar-groningen', owner: 'femke', categoryId: 502, title: 'Klassieke gitaar met koffer',
    shortDescription: 'Warme klank, nylon snaren, ideaal voor les.',
    description: 'Ik speel tegenwoordig vooral piano en de gitaar staat te wachten. Het voetenbankje en een stemapparaat zitten erbij. In september is hij bezet, dan begint mijn nichtje met les.',
    tags: ['gitaar', 'les'], pricing: [cash(6, 'week', [1, 12]), free('day', [1, 2])], deposit: 60_00, metadata: [], pictures: [pic(28, o.acousticGuitar, o.chair)],
  },
  // 503 Schlaginstrumente
  {
    key: 'cajon-huerth', owner: 'aylin', categoryId: 503, title: 'Cajón zum Draufsitzen und Loslegen',
    shortDescription: 'Mit Snareteppich, der sich abschalten lässt.',
    description: 'Kinder ab fünf haben sofort Freude daran, Eltern nach einer Weile auch wieder. Ein Kissen und ein Paar Besen liegen dabei. In der Wohnung am besten auf einen Teppich stellen.',
    tags: ['percussion', 'unplugged'], pricing: [cash(6, 'day', [1, 5]), free('hour', [1, 4])], deposit: 30_00, metadata: [], pictures: [at('room', pic(24, o.cajon, o.musicalNote))],
  },
  {
    key: 'schlagzeug-dortmund', owner: 'sabine', categoryId: 503, title: 'Schlagzeug für Auftritt oder Proberaum',
    shortDescription: 'Fünf Trommeln, drei Becken, Hardware in Taschen.',
    description: 'Aufgebaut in einer Viertelstunde, wenn man weiß, was wohin gehört, ein Foto liegt bei. Felle sind seit dem Sommer neu. Zum Abholen brauchst du einen Kombi und eine zweite Person, ich wohne im zweiten Stock.',
    tags: ['schlagzeug', 'auftritt'], pricing: [cash(35, 'day', [1, 4]), crates(2, 'day', [1, 2])], deposit: 200_00, metadata: [shown('Bassdrum', '22 Zoll')], pictures: [pic(0, o.drumKit), pic(210, o.drum, o.microphone)],
  },
  {
    key: 'djemben-bielefeld', owner: 'nicole', categoryId: 503, title: 'Acht Djemben für einen Trommelkreis',
    shortDescription: 'Drei große, fünf kleine, mit Taschen.',
    description: 'Ich leite Kurse für Kollegien und verleihe sie, wenn nichts läuft. Die Felle mögen weder Heizung noch Regen. Ein Blatt mit drei Rhythmen zum Anfangen gebe ich mit.',
    tags: ['trommeln', 'team'], pricing: [cash(30, 'day', [1, 4])], deposit: 150_00, metadata: [shown('Anzahl', '8')], pictures: [at('meadow', pic(32, o.longDrum, o.maracas))],
  },
  {
    key: 'edrums-potsdam', owner: 'falk', categoryId: 503, title: 'E-Drums mit Kopfhörer',
    shortDescription: 'Mesh-Felle, klappbar, leise genug für Altbau.',
    description: 'Von unten hört man nur das Pedal, und dagegen hilft die dicke Matte, die ich mitgebe. Vierzig Kits sind gespeichert, sechs davon klingen gut. Zusammengeklappt ist das Gestell einen Meter breit.',
    tags: ['e-drum', 'üben'], pricing: [cash(16, 'day', [2, 7]), cash(60, 'week', [1, 4])], deposit: 200_00, metadata: [], pictures: [at('room', pic(255, o.drumKit, o.headphones))],
  },
  // 504 Tasteninstrumente
  {
    key: 'epiano-lindenthal', owner: 'katrin', categoryId: 504, title: 'E-Piano mit 88 gewichteten Tasten',
    shortDescription: 'Mit Ständer, Pedal und Hocker, für Zuhause oder Trauung.',
    description: 'Fühlt sich an wie ein Klavier und hat einen Ausgang für die Anlage in der Kirche. Zwölf Kilo ohne Ständer, ein Mensch kann es tragen. Wenn du für die Aufnahmeprüfung übst, geht der Wochenpreis herunter.',
    tags: ['klavier', 'trauung'], pricing: [cash(20, 'day', [1, 5]), cash(55, 'week', [1, 8])], deposit: 150_00, metadata: [shown('Tasten', '88'), shown('Gewicht', '12 kg')], pictures: [pic(230, o.keyboard), pic(50, o.pianoKeys, o.musicalScore)],
  },
  {
    key: 'synth-neukoelln', owner: 'tarek', categoryId: 504, title: 'Analoger Synthesizer mit Sequenzer',
    shortDescription: 'Einstimmig, dreckig, mit Netzteil und MIDI.',
    description: 'Den haben wir für zwei Theatermusiken benutzt. Alles, was man dreht, hört man auch, das ist das Schöne daran. Einstellungen lassen sich nicht speichern, also fotografieren.',
    tags: ['synth', 'musikproduktion'], pricing: [cash(15, 'day', [1, 7]), cash(70, 'week', [1, 3])], deposit: 200_00, metadata: [shown('Stimmen', '1')], pictures: [at('stage', pic(285, o.synth, o.headphones))],
  },
  {
    key: 'keyboard-ulm', owner: 'daniel', categoryId: 504, title: 'Keyboard für Kinder mit leuchtenden Tasten',
    shortDescription: '61 Tasten, Lernlieder eingebaut, läuft auch mit Batterien.',
    description: 'Hat unserem Sohn in den Sommerferien drei Lieder beigebracht, ganz ohne uns. Lautstärke lässt sich auf Stufe vier begrenzen, der Knopf ist hinten. Notenpult und Netzteil sind dabei.',
    tags: ['kinder', 'lernen'], pricing: [cash(12, 'week', [1, 6]), sixpacks(1, 'week', [1, 4])], deposit: 40_00, metadata: [shown('Tasten', '61')], pictures: [pic(205, o.keyboard, o.star)],
  },
  {
    key: 'akkordeon-kiel', owner: 'hauke', categoryId: 504, title: 'Akkordeon, 72 Bässe',
    shortDescription: 'Rotes Perlmutt, für Shantys und Geburtstage.',
    description: 'Es pfeift ein klein wenig beim Zudrücken, auf See fällt das nicht auf. Riemen sind weich und verstellbar. Ein Heft mit vierzig Seemannsliedern liegt im Koffer.',
    tags: ['akkordeon', 'shanty'], pricing: [cash(14, 'day', [1, 4]), donation(10, 'Seenotrettung'), crates(1, 'week', [1, 2])], deposit: 150_00, metadata: [shown('Bässe', '72'), shown('Gewicht', '8 kg')], pictures: [pic(8, o.accordion, o.anchor)],
  },
  // 505 Equipment
  {
    key: 'gesangsanlage-kreuzberg', owner: 'linse', categoryId: 505, title: 'Gesangsanlage mit zwei Funkmikrofonen',
    shortDescription: 'Säule, Mischpult, Handsender, für Räume bis 150 Leute.',
    description: 'Ein Mensch trägt sie, ein Stecker reicht, in fünf Minuten kann die Rede beginnen. Die Funkstrecken laufen auf freien Frequenzen. Batterien sind voll, ein zweiter Satz liegt im Deckel.',
    tags: ['mikrofon', 'rede', 'hochzeit'], pricing: [cash(55, 'day', [1, 7])], deposit: 250_00, autoAccept: true, metadata: [shown('Leistung', '500 W'), noted('Inventar', 'T-11')], pictures: [pic(268, o.speakerBox, o.microphone), pic(220, o.mixingDesk, o.levelSlider)],
  },
  {
    key: 'podcast-essen', owner: 'mehmet', categoryId: 505, title: 'Podcast-Set für zwei Stimmen',
    shortDescription: 'Zwei Mikrofone, Gelenkarme, kleines Mischpult.',
    description: 'Anschließen per USB, Regler auf die Markierungen stellen, losreden. Wir haben damit siebzig Folgen über Vereinsfußball aufgenommen. Eine Decke über die Tür gehängt klingt besser als jedes Studio.',
    tags: ['podcast', 'aufnahme'], pricing: [cash(18, 'day', [1, 5]), cash(5, 'hour', [2, 6])], deposit: 120_00, metadata: [shown('Mikrofone', '2')], pictures: [at('room', pic(230, o.studioMicrophone, o.headphones, o.mixingDesk))],
  },
  {
    key: 'mischpult-nuernberg', owner: 'bernd', categoryId: 505, title: 'Digitales Mischpult mit sechzehn Kanälen',
    shortDescription: 'Steuerung per Tablet, Aufnahme auf Stick.',
    description: 'Wir mischen damit das Hoffest, von der Blockflöte bis zum Schlagzeug. Die wichtigsten Szenen sind gespeichert und beschriftet. Multicore mit zwanzig Metern kannst du dazu haben.',
    tags: ['mischpult', 'band'], pricing: [cash(40, 'day', [1, 5])], deposit: 300_00, metadata: [shown('Kanäle', '16')], pictures: [pic(215, o.mixingDesk, o.headphones)],
  },
  {
    key: 'notenstaender-halle', owner: 'yvonne', categoryId: 505, title: 'Zehn Notenständer und ein Dirigentenpult',
    shortDescription: 'Schwarz, standfest, mit Lampen zum Anklemmen.',
    description: 'Vom aufgelösten Salonorchester, seither im Keller. Die Lampen haben frische Batterien. Wer zehn ausleiht, bringt zehn zurück, wir hatten einmal elf und wissen bis heute nicht, wem er gehört.',
    tags: ['orchester', 'konzert'], pricing: [cash(15, 'day', [1, 5]), free('hour', [2, 5])], deposit: 40_00, metadata: [shown('Anzahl', '10')], pictures: [pic(52, o.musicStand, o.musicalScore)],
  },
  // 506 Weiteres
  {
    key: 'orff-muenster', owner: 'frieda', categoryId: 506, title: 'Koffer mit Klanginstrumenten für Kinder',
    shortDescription: 'Rasseln, Triangel, Glöckchen, Xylophon, 24 Stück.',
    description: 'Für die Kita, den Kindergottesdienst oder einen wilden Geburtstag. Alles ist bunt, abwaschbar und erstaunlich laut. Zähl bitte die Schlägel, davon verschwindet immer einer.',
    tags: ['kita', 'kinder'], pricing: [free('day', [1, 4]), piggyBank('week', [1, 2])], deposit: 20_00, metadata: [shown('Teile', '24')], pictures: [pic(48, o.maracas, o.bell, o.drum)],
  },
  {
    key: 'drehorgel-saarbruecken', owner: 'chantal', categoryId: 506, title: 'Drehorgel mit zwölf Liedern',
    shortDescription: 'Auf kleinem Wagen, jeder kann drehen.',
    description: 'Von „La vie en rose“ bis zum Geburtstagsständchen, die Lochbänder wechselt man in einer Minute. Ich bringe sie im Umkreis von zwanzig Kilometern selbst. Ein passender Hut gehört zum Verleih.',
    tags: ['drehorgel', 'geburtstag'], pricing: [cash(45, 'day', [1, 2]), donation(40, 'Obdachlosenhilfe der Stadt')], deposit: 200_00, metadata: [shown('Lieder', '12')], pictures: [pic(340, o.barrelOrgan, o.topHat)],
  },
  {
    key: 'theremin-augsburg', owner: 'petra', categoryId: 506, title: 'Theremin zum Ausprobieren',
    shortDescription: 'Spielen, ohne etwas zu berühren.',
    description: 'Klingt wie ein alter Weltraumfilm und begeistert jede Runde. Es braucht ein wenig Abstand zu Heizkörpern. Nach zwei Stunden trifft man den ersten Ton, nach drei den zweiten.',
    tags: ['elektronisch', 'experiment'], pricing: [cash(10, 'day', [1, 5]), sixpacks(1, 'day', [1, 3])], deposit: 100_00, metadata: [], pictures: [pic(275, o.satelliteAntenna, o.musicalNotes)],
  },
  {
    key: 'practice-amp-prenzlberg', owner: 'oliver', categoryId: 505, title: 'Small bass amp, kind to old floorboards',
    shortDescription: '30 watts, headphone socket, fits on a bike rack.',
    description: 'I rehearse in Wedding and keep this one at home for practice. It sounds warmer than it looks. Cable and a strap to carry it on your shoulder are included.',
    tags: ['bass', 'practice'], pricing: [cash(7, 'day', [1, 7]), cash(25, 'week', [1, 4])], deposit: 60_00, metadata: [shown('Power', '30 W')], pictures: [at('room', pic(265, o.amp, o.guitar))],
  },
];
