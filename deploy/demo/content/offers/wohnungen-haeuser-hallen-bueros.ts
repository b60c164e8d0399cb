import { o } from '../things.js';
import { at, cash, crates, donation, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const places: readonly DemoOffer[] = [
  // 1102 Ferienwohnung
  {
    key: 'gaestezimmer-luebeck', owner: 'maike', categoryId: 1102, title: 'Zwei Zimmer im Gang hinter der Hüxstraße',
    shortDescription: 'Altes Haus, niedrige Balken, ruhiger Innenhof.',
    description: 'Küche mit allem, was man zum Frühstück braucht, dazu ein Bett mit 1,60 m. Wer über 1,90 m ist, lernt den Balken im Flur kennen. Fahrräder stehen im Hof und sind im Preis.',
    tags: ['altstadt', 'ostsee'], pricing: [cash(58, 'night', [2, 14]), cash(340, 'week', [1, 3])], deposit: 100_00, metadata: [shown('Gäste', '2'), shown('Fläche', '38 m²')], pictures: [at('street', pic(200, o.house, o.bed)), pic(30, o.hotBeverage, o.bicycle)],
  },
  {
    key: 'fewo-konstanz', owner: 'regula', categoryId: 1102, title: 'Dachwohnung mit Seeblick in Konstanz',
    shortDescription: 'Drei Zimmer, Balkon, zehn Minuten zur Fähre.',
    description: 'Man sieht den Säntis, wenn er will. Aufzug gibt es nicht, dafür vier Treppen und einen Korb am Seil für die Einkäufe. Kurtaxe rechnen wir extra ab, die Karte fährt gratis Bus.',
    tags: ['bodensee'], pricing: [cash(85, 'night', [3, 21]), cash(520, 'week', [1, 3])], deposit: 150_00, metadata: [shown('Gäste', '4')], pictures: [at('water', pic(195, o.houseGarden, o.wave, o.sun))],
  },
  {
    key: 'fewo-dresden', owner: 'annett', categoryId: 1102, title: 'Atelierwohnung in der Neustadt',
    shortDescription: 'Ein großer Raum, Bett auf dem Podest, Badewanne im Zimmer.',
    description: 'Unten ist eine Druckwerkstatt, die um neun anfängt und gut riecht. Nachts ist die Neustadt wach, Ohrstöpsel liegen auf dem Nachttisch. Morgens gibt es gegenüber die besten Schnecken der Stadt.',
    tags: ['neustadt', 'atelier'], pricing: [cash(62, 'night', [2, 10])], deposit: 100_00, metadata: [shown('Gäste', '2')], pictures: [pic(320, o.bed, o.palette)],
  },
  {
    key: 'zimmer-friedrichshain', owner: 'nele', categoryId: 1102, title: 'WG-Zimmer, wenn ich unterwegs bin',
    shortDescription: 'Für Praktikum oder Wohnungssuche, mit zwei netten Mitbewohnern.',
    description: 'Möbliert, mit Schreibtisch und Blick in den Hof. Die anderen beiden kochen sonntags und freuen sich über Gesellschaft. Mindestens eine Woche, damit sich alle Namen merken können.',
    tags: ['wg', 'praktikum'], pricing: [cash(150, 'week', [1, 4])], deposit: 200_00, metadata: [shown('Fläche', '16 m²')], pictures: [pic(285, o.door, o.pottedPlant)],
  },
  {
    key: 'flat-leith', owner: 'fiona', categoryId: 1102, title: 'Box room in Leith during the festival',
    shortDescription: 'Tiny, quiet, with a proper mattress.',
    description: 'You share the kitchen with me and an old cat who judges everyone. The tram to the centre stops around the corner. Breakfast is porridge, and it is very good porridge.',
    tags: ['festival', 'room'], pricing: [cash(35, 'night', [2, 10]), donation(30, 'Night shelter', 'night', [1, 5])], deposit: 50_00, metadata: [shown('Guests', '1')], pictures: [pic(220, o.bed, o.cat)],
  },
  {
    key: 'logeerkamer-utrecht', owner: 'sanne', categoryId: 1102, title: 'Logeerkamer met eigen opgang aan de Biltstraat',
    shortDescription: 'Twee bedden, eigen douche, fietsen voor de deur.',
    description: 'De kamer was vroeger een slagerij en is nu vooral heel koel in de zomer. Croissants haal je bij de bakker beneden, zeg dat je van boven komt. Tien minuten fietsen naar de Dom.',
    tags: ['logeren'], pricing: [cash(49, 'night', [1, 7])], deposit: 50_00, metadata: [shown('Gasten', '2')], pictures: [at('street', pic(36, o.house, o.tulip, o.bicycle))],
  },
  // 1103 Ferienhaus
  {
    key: 'huette-walchensee', owner: 'vroni', categoryId: 1103, title: 'Kleine Holzhütte am Walchensee',
    shortDescription: 'Ofen, Stockbetten, Wasser vom Brunnen.',
    description: 'Gehört meiner Familie seit 1956, Strom gibt es nur vom Dach. Holz ist gehackt, Kerzen liegen in der Schublade. Das Auto bleibt unten, hinauf sind es zwanzig Minuten zu Fuß.',
    tags: ['hütte', 'berge'], pricing: [cash(75, 'night', [2, 7]), crates(3, 'night', [2, 3])], deposit: 100_00, metadata: [shown('Schlafplätze', '6')], pictures: [at('meadow', pic(120, o.hut, o.evergreen, o.mountain)), pic(16, o.fire, o.wood)],
  },
  {
    key: 'ferienhaus-darss', owner: 'ines', categoryId: 1103, title: 'Reetdachhaus am Bodden',
    shortDescription: 'Für sechs, mit Kanu, Sauna und vielen Mücken.',
    description: 'Das Haus liegt so nah am Wasser, dass man die Frösche beim Namen kennt. Kanu und Stehpaddelbrett gehören dazu. Gegen die Mücken hilft die Sauna, danach spürt man nichts mehr.',
    tags: ['ostsee', 'sauna'], pricing: [cash(120, 'night', [4, 14]), cash(780, 'week', [1, 3])], deposit: 250_00, metadata: [shown('Gäste', '6'), shown('Hund', 'willkommen')], pictures: [at('water', pic(140, o.houseGarden, o.canoe)), pic(205, o.sailboat, o.sun)],
  },
  {
    key: 'bauernhaus-chemnitz', owner: 'frank', categoryId: 1103, title: 'Umgebindehaus im Erzgebirge',
    shortDescription: 'Drei Schlafzimmer, Kachelofen, Loipe hinterm Garten.',
    description: 'Im Advent leuchtet hier jedes Fenster. Zehn Betten, eine lange Tafel, Schlitten im Schuppen. Die Speisekammer wird nach dem Prinzip gefüllt: nimm eins, stell eins hin.',
    tags: ['erzgebirge', 'gruppe'], pricing: [cash(110, 'night', [2, 7]), donation(95, 'Dorfmuseum', 'night', [2, 4])], deposit: 200_00, metadata: [shown('Gäste', '10')], pictures: [at('snow', pic(212, o.houseGarden, o.snowflake, o.candle))],
  },
  {
    key: 'cottage-bristol', owner: 'tom', categoryId: 1103, title: 'Shepherd’s hut in an orchard near Bristol',
    shortDescription: 'Wood stove, one bed, sheep as neighbours.',
    description: 'We built it over two winters from larch and old windows. The compost loo has the best view of the whole place. In September you may eat as many apples as you can.',
    tags: ['hut', 'orchard'], pricing: [cash(60, 'night', [2, 7])], deposit: 100_00, metadata: [shown('Guests', '2')], pictures: [pic(100, o.hut, o.sheep, o.apple)],
  },
  // 1104 Lagerraum
  {
    key: 'garage-leverkusen', owner: 'stefan', categoryId: 1104, title: 'Garage in Manfort, trocken und hell',
    shortDescription: 'Für Oldtimer, Möbel oder Motorrad über den Winter.',
    description: 'Fünf Meter sechzig lang, mit Strom und Schwingtor. Ich wohne im Haus davor und sehe, wer ein und aus geht. Bitte kein Benzin in Kanistern lagern.',
    tags: ['garage', 'winter'], pricing: [cash(20, 'week', [2, 26])], deposit: 100_00, metadata: [shown('Fläche', '16 m²')], pictures: [at('hall', pic(215, o.car, o.boxes))],
  },
  {
    key: 'scheune-oldenburg', owner: 'enno', categoryId: 1104, title: 'Stellplatz in der Scheune für Wohnwagen',
    shortDescription: 'Trocken, vier Meter Einfahrt, von Oktober bis April.',
    description: 'Zwischen Heuballen und Traktor ist Platz für vier Gespanne. Marder haben wir auch, aber unser Kater hat eine klare Haltung dazu. Zugang nach Absprache, meistens reicht eine Stunde vorher.',
    tags: ['winterlager', 'wohnwagen'], pricing: [cash(12, 'week', [4, 30]), crates(1, 'week', [4, 30])], deposit: null, metadata: [shown('Einfahrt', '4 × 3,5 m')], pictures: [pic(44, o.houseGarden, o.tractor)],
  },
  {
    key: 'keller-neukoelln', owner: 'tarek', categoryId: 1104, title: 'Kellerraum für Umzugskisten',
    shortDescription: 'Sechs Quadratmeter, abgeschlossen, ebenerdig.',
    description: 'Zwischen zwei Wohnungen braucht man manchmal genau so etwas. Regal ist drin, Paletten gegen Feuchtigkeit auch. Den Schlüssel bekommst du, ein zweiter liegt bei mir.',
    tags: ['umzug', 'lager'], pricing: [cash(15, 'week', [1, 12]), piggyBank('week', [1, 2])], deposit: 50_00, metadata: [shown('Fläche', '6 m²')], pictures: [pic(30, o.boxes, o.oldKey)],
  },
  {
    key: 'lagerhalle-frechen', owner: 'hamacher', categoryId: 1104, title: 'Hallenfläche mit Stapler, 120 m²',
    shortDescription: 'Kalthalle mit Rampe, für Betriebe auf Zeit.',
    description: 'Teilbar ab vierzig Quadratmetern. Der Stapler darf mitbenutzt werden, wenn jemand den Schein hat. Hof ist umzäunt und kameraüberwacht, Anlieferung bis 40 Tonnen.',
    tags: ['halle', 'logistik'], pricing: [cash(240, 'week', [2, 26])], deposit: 500_00, commercialOnly: true, metadata: [shown('Fläche', '120 m²'), noted('Halle', 'B, Tor 3')], pictures: [at('hall', pic(210, o.boxes, o.handTruck))],
  },
  {
    key: 'berging-nijmegen', owner: 'daan', categoryId: 1104, title: 'Droge berging voor fietsen en dozen',
    shortDescription: 'Acht vierkante meter, op de begane grond.',
    description: 'Tussen twee huizen in of gewoon te weinig zolder: hier staat het droog. De deur is breed genoeg voor een bakfiets. Je krijgt een eigen sleutel en een stuk van de plank.',
    tags: ['opslag'], pricing: [cash(14, 'week', [1, 20])], deposit: 40_00, metadata: [shown('Oppervlak', '8 m²')], pictures: [pic(205, o.boxes, o.bicycle, o.key)],
  },
  // 1105 Arbeitsplatz
  {
    key: 'schreibtisch-ehrenfeld', owner: 'jana', categoryId: 1105, title: 'Schreibtisch im Hinterhofbüro Ehrenfeld',
    shortDescription: 'Schnelles Netz, Kaffee, zwei ruhige Grafikerinnen.',
    description: 'Wir sind zu zweit in einem Raum für drei. Monitor, Stuhl und Drucker stehen bereit. Telefonieren geht in der Küche, schweigen geht überall.',
    tags: ['coworking', 'büro'], pricing: [cash(15, 'day', [1, 10]), cash(60, 'week', [1, 8])], deposit: null, metadata: [shown('Internet', '250 Mbit/s')], pictures: [pic(22, o.laptop, o.hotBeverage, o.pottedPlant)],
  },
  {
    key: 'seminarraum-muenster', owner: 'frieda', categoryId: 1105, title: 'Seminarraum für 20 mit Garten',
    shortDescription: 'Beamer, Flipchart, Teeküche, Tische auf Rollen.',
    description: 'Unser Verein nutzt ihn abends, tagsüber steht er leer. Bei gutem Wetter tagen die Gruppen unter der Kastanie. Abwasch macht die Maschine, einräumen müsst ihr.',
    tags: ['seminar', 'verein'], pricing: [cash(18, 'hour', [2, 8]), cash(95, 'day', [1, 5])], deposit: 50_00, metadata: [shown('Plätze', '20')], pictures: [pic(150, o.flipchart, o.foldingChair)],
  },
  {
    key: 'besprechung-frankfurt', owner: 'can', categoryId: 1105, title: 'Besprechungsraum mit Blick auf die Berger',
    shortDescription: 'Acht Stühle, Bildschirm, Siebträger.',
    description: 'Mein Steuerbüro hat montags und freitags zu. Der Raum ist ruhig, obwohl unten der Markt tobt. Den Siebträger erkläre ich, er ist launisch, aber gut.',
    tags: ['besprechung'], pricing: [cash(14, 'hour', [1, 8]), donation(12, 'Schülerhilfe im Stadtteil', 'hour', [1, 8])], deposit: null, metadata: [shown('Plätze', '8')], pictures: [pic(205, o.briefcase, o.cityscape)],
  },
  // 1106 Werkstatt
  {
    key: 'holzwerkstatt-bergisch', owner: 'thomas', categoryId: 1106, title: 'Holzwerkstatt mit Hobelbank und Bandsäge',
    shortDescription: 'Für dein Projekt am Samstag, mit Absaugung.',
    description: 'Kreissäge, Bandsäge, Abrichte, Ständerbohrmaschine. Beim ersten Mal bin ich dabei und zeige, wo die Finger hingehören. Reste aus der Kiste darfst du verwenden.',
    tags: ['holz', 'werkstatt'], pricing: [cash(12, 'hour', [2, 6]), crates(1, 'hour', [4, 6])], deposit: 50_00, metadata: [shown('Fläche', '45 m²')], pictures: [pic(30, o.tableSaw, o.wood, o.ruler)],
  },
  {
    key: 'schrauberhalle-dortmund', owner: 'sabine', categoryId: 1106, title: 'Schrauberhalle mit Hebebühne',
    shortDescription: 'Zwei Säulen, drei Tonnen, Werkzeug an der Wand.',
    description: 'Ölwechsel, Bremsen, Auspuff, alles machbar. Altöl nehmen wir an, Bremsscheiben nimmt der Schrotthändler am Freitag. Wer nicht weiterweiß, fragt Horst, Horst ist immer da.',
    tags: ['auto', 'hebebühne'], pricing: [cash(18, 'hour', [1, 6])], deposit: 50_00, metadata: [shown('Tragkraft', '3 t')], pictures: [pic(218, o.wrench, o.car, o.nutBolt)],
  },
  {
    key: 'proberaum-leipzig', owner: 'ronny', categoryId: 1106, title: 'Proberaum in Plagwitz, tageweise',
    shortDescription: 'Schlagzeug, Bassverstärker und Gesangsanlage stehen.',
    description: 'Wir proben dienstags und donnerstags, sonst ist er frei. Gedämmt, trocken, Sofa mit Geschichte. Licht aus und Heizung auf zwei, bitte.',
    tags: ['proberaum', 'band'], pricing: [cash(9, 'hour', [2, 8]), sixpacks(2, 'hour', [3, 6])], deposit: 40_00, metadata: [shown('Fläche', '28 m²')], pictures: [at('stage', pic(265, o.drumKit, o.guitar, o.microphone))],
  },
  {
    key: 'fotostudio-kreuzberg', owner: 'linse', categoryId: 1106, title: 'Tageslichtstudio mit Hohlkehle',
    shortDescription: '80 m², Schminkplatz, Licht inklusive.',
    description: 'Vier Blitze, zwei Dauerlichter und sechs Hintergründe sind im Preis. Aufzug bis 500 Kilo, also auch für Motorräder. Küche und Terrasse teilt ihr euch mit niemandem.',
    tags: ['studio', 'fotografie'], pricing: [cash(35, 'hour', [2, 8]), cash(240, 'day', [1, 5])], deposit: 200_00, autoAccept: true, metadata: [shown('Deckenhöhe', '4,10 m'), noted('Studio', '2')], pictures: [at('hall', pic(48, o.softbox, o.cameraFlash))],
  },
  // 1107 Weiteres
  {
    key: 'schrebergarten-pankow', owner: 'ingrid', categoryId: 1107, title: 'Schrebergarten für einen Nachmittag',
    shortDescription: 'Laube, Grill, Apfelbaum, Platz für zwanzig.',
    description: 'Für Kindergeburtstage und goldene Hochzeiten, Musik bitte nur leise. Wasser und Strom sind da, Stühle auch. Wer das Beet gießt, bekommt Rhabarber.',
    tags: ['garten', 'feier'], pricing: [cash(30, 'day', [1, 2]), piggyBank('hour', [2, 6])], deposit: 50_00, metadata: [shown('Fläche', '280 m²')], pictures: [at('garden', pic(110, o.houseGarden, o.sunflower)), pic(18, o.hotDog, o.fire)],
  },
  {
    key: 'dachterrasse-bonn', owner: 'paul', categoryId: 1107, title: 'Dachterrasse mit Rheinblick',
    shortDescription: 'Für kleine Feiern bis 22 Uhr, 25 Leute.',
    description: 'Zum Feuerwerk im Mai ist sie Monate vorher vergeben, an normalen Sommerabenden oft frei. Tische und Lichterkette sind oben. Der Aufzug hält eine Etage tiefer, das letzte Stück sind Stufen.',
    tags: ['terrasse', 'feier'], pricing: [cash(20, 'hour', [3, 6]), crates(2, 'day', [1, 1])], deposit: 100_00, metadata: [shown('Personen', '25')], pictures: [at('party', pic(20, o.cityscape, o.clinkingGlasses))],
  },
  {
    key: 'pfarrsaal-mainz', owner: 'christel', categoryId: 1107, title: 'Gemeindesaal mit Küche',
    shortDescription: 'Achtzig Plätze, Bühne, Geschirr für alle.',
    description: 'Taufen, Jubiläen, Trauerkaffee, hier war schon alles. Der Herd hat sechs Flammen und eine davon geht. Schlüssel gibt es am Vorabend, gefegt wird am Ende.',
    tags: ['saal', 'familienfeier'], pricing: [cash(120, 'day', [1, 2]), donation(120, 'Kindergarten der Gemeinde', 'day', [1, 2])], deposit: 150_00, metadata: [shown('Plätze', '80')], pictures: [at('hall', pic(54, o.classical, o.chair, o.plate))],
  },
  {
    key: 'jugendraum-goettingen', owner: 'amina', categoryId: 1107, title: 'Partykeller unter dem Wohnheim',
    shortDescription: 'Theke, Kühlschrank, Boxen, keine Nachbarn.',
    description: 'Fünfzig Leute passen hinein, vierzig haben Spaß. Geputzt wird danach mit unserem Wischer und eurer Kraft. Der Kickertisch ist Ehrensache, also pfleglich.',
    tags: ['party', 'studenten'], pricing: [cash(45, 'day', [1, 2]), crates(2, 'day', [1, 1])], deposit: 100_00, metadata: [shown('Personen', '50')], pictures: [at('stage', pic(290, o.mirrorBall, o.beers))],
  },
];
