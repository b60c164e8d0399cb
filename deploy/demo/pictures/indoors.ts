import { along, disc, hsl, line, oval, path, placed, rect } from './palette.js';

/** Background scene of 1200 × 900 tinted by `hue`; objects stand at y = 770. Odd variants have other surroundings. */
type Scene = (hue: number, variant: number) => string;

const wood = { light: hsl(31, 46, 72), board: hsl(30, 38, 64), edge: hsl(28, 36, 52), dark: hsl(26, 34, 40) };

const plant = (x: number, ground: number, size: number): string =>
  placed(
    x,
    ground,
    size,
    path(
      'M0-60C-50-110-70-180-40-230-10-190-2-130 0-60zM0-60C-10-150 10-220 45-270 60-200 40-130 0-60zM0-60C50-90 90-130 110-190 50-180 10-130 0-60z',
      hsl(150, 30, 46),
    ),
    path(
      'M0-60C-60-80-95-115-110-165-55-155-15-120 0-60zM0-60C20-130 60-160 75-215 95-160 50-95 0-60z',
      hsl(152, 32, 38),
    ),
    path('M-48-70H48L36 0H-36z', hsl(14, 42, 62)),
    path('M-52-82H52V-62H-52z', hsl(14, 42, 68)),
  );

const windowOf = (x: number, y: number, hue: number): string =>
  rect(x - 14, y - 14, 288, 348, '#fff') +
  rect(x, y, 260, 320, hsl(200, 62, 86)) +
  path(`M${x} ${y + 250}c60-50 120-50 160-10 40-24 70-20 100 0v80H${x}z`, hsl(130, 28, 72)) +
  disc(x + 190, y + 80, 34, hsl(46, 90, 82)) +
  rect(x + 124, y, 12, 320, '#fff') +
  rect(x, y + 150, 260, 12, '#fff') +
  rect(x - 30, y + 334, 320, 20, hsl(hue, 20, 96));

const frame = (x: number, y: number, width: number, height: number, hue: number): string =>
  rect(x, y, width, height, wood.edge) +
  rect(x + 12, y + 12, width - 24, height - 24, '#fff') +
  path(
    `M${x + 26} ${y + height - 26}l${width * 0.3}-${height * 0.42} ${width * 0.2} ${height * 0.24} ${width * 0.14}-${height * 0.14} ${width * 0.16} ${height * 0.32}z`,
    hsl(hue + 150, 26, 66),
  ) +
  disc(x + width * 0.68, y + height * 0.34, width * 0.09, hsl(42, 80, 74));

const table = (top: number): string =>
  rect(0, top, 1200, 900 - top, wood.light) +
  rect(0, top, 1200, 14, hsl(32, 52, 80)) +
  line(`M0 ${top + 90}h1200M0 ${top + 190}h1200`, hsl(30, 38, 66), 4) +
  line(
    `M180 ${top + 46}h150M760 ${top + 60}h220M420 ${top + 140}h240M40 ${top + 158}h110M980 ${top + 150}h140`,
    hsl(30, 40, 66),
    5,
  );

const floorBoards = (top: number): string =>
  rect(0, top, 1200, 900 - top, wood.board) +
  line(`M0 ${top + 60}h1200M0 ${top + 140}h1200`, hsl(29, 34, 57), 4) +
  line(
    `M220 ${top}v60M760 ${top}v60M460 ${top + 60}v80M1010 ${top + 60}v80M150 ${top + 140}v120M690 ${top + 140}v120`,
    hsl(29, 34, 57),
    4,
  );

const room: Scene = (hue, variant) =>
  rect(0, 0, 1200, 660, hsl(hue, 34, 86)) +
  (variant % 2
    ? windowOf(110, 120, hue) + frame(900, 150, 190, 240, hue)
    : frame(130, 130, 240, 190, hue) + frame(860, 110, 220, 280, hue + 60)) +
  rect(0, 632, 1200, 28, '#fff') +
  floorBoards(660) +
  oval(600, 790, 470, 86, hsl(hue + 10, 34, 78)) +
  oval(600, 790, 420, 72, hsl(hue + 10, 38, 84)) +
  plant(variant % 2 ? 1090 : 120, 730, 1.15);

const jar = (x: number, shelf: number, fill: string): string =>
  rect(x, shelf - 84, 58, 84, '#fff', 12) +
  rect(x + 6, shelf - 56, 46, 50, fill, 8) +
  rect(x + 2, shelf - 100, 54, 20, wood.edge, 6);

const kitchen: Scene = (hue, variant) =>
  rect(0, 0, 1200, 640, hsl(hue, 30, 90)) +
  rect(0, 330, 1200, 310, hsl(hue, 24, 95)) +
  along(0, 1200, 120, (x) => line(`M${x} 330v310`, hsl(hue, 26, 87), 5)) +
  along(330, 640, 103, (y) => line(`M0 ${y}h1200`, hsl(hue, 26, 87), 5)) +
  rect(variant % 2 ? 90 : 760, 212, 350, 18, wood.edge, 4) +
  along(variant % 2 ? 110 : 780, variant % 2 ? 380 : 1050, 82, (x, index) =>
    jar(x, 212, hsl(hue + index * 70, 44, 68)),
  ) +
  (variant % 2
    ? windowOf(850, -60, hue)
    : line('M90 90H460', hsl(hue, 10, 58), 10) +
      line('M150 90v60M270 90v40M390 90v70', hsl(hue, 10, 58), 8) +
      disc(150, 205, 56, hsl(16, 46, 60)) +
      disc(150, 205, 42, hsl(16, 46, 66)) +
      path('M246 130h48l10 90h-68z', hsl(hue + 180, 26, 62)) +
      disc(390, 196, 40, hsl(210, 10, 70))) +
  table(640);

const tool = (x: number, y: number, d: string, fill: string): string => placed(x, y, 1, path(d, fill));
const wrench = 'M0 0c-24 8-34 40-10 60l0 150c0 24 40 24 40 0V60c24-20 14-52-10-60v34l-10 8-10-8z';
const hammer = 'M-40 0h110c10 0 20 14 20 36h-20V20H34v190H10V40h-50z';
const plane = 'M0 0h60v40H0zM16 40h28l10 150-24 30-24-30z';

const workshop: Scene = (hue, variant) =>
  rect(0, 0, 1200, 650, hsl(hue, 22, 84)) +
  rect(60, 70, 1080, 440, hsl(32, 34, 80), 10) +
  along(100, 1110, 60, (x) => along(110, 490, 60, (y) => disc(x, y, 4, hsl(30, 26, 68)))) +
  (variant % 2
    ? tool(150, 130, wrench, hsl(200, 12, 58)) +
      tool(270, 130, plane, hsl(8, 52, 62)) +
      tool(980, 130, hammer, hsl(28, 34, 52))
    : tool(170, 130, hammer, hsl(200, 12, 56)) +
      tool(960, 130, wrench, hsl(200, 12, 58)) +
      tool(1060, 140, plane, hsl(42, 70, 62))) +
  rect(0, 540, 1200, 16, wood.edge) +
  rect(variant % 2 ? 860 : 90, 470, 250, 70, hsl(hue + 160, 30, 62), 6) +
  rect(variant % 2 ? 880 : 110, 490, 60, 26, '#fff', 4) +
  table(650) +
  rect(0, 860, 1200, 40, wood.edge);

const spine = (x: number, index: number, hue: number): string =>
  rect(x, 210 - 30 * (index % 3), 34 + 8 * (index % 2), 90 + 30 * (index % 3), hsl(hue + 47 * index, 38, 64), 3);

const desk: Scene = (hue, variant) =>
  rect(0, 0, 1200, 650, hsl(hue, 30, 88)) +
  rect(variant % 2 ? 720 : 80, 300, 400, 18, wood.edge, 4) +
  along(variant % 2 ? 740 : 100, variant % 2 ? 960 : 320, 48, (x, index) => spine(x, index, hue)) +
  disc(variant % 2 ? 1070 : 430, 262, 38, hsl(hue + 180, 36, 66)) +
  (variant % 2 ? windowOf(120, 100, hue) : frame(840, 110, 230, 280, hue + 20)) +
  table(650);

const nursery: Scene = (hue, variant) =>
  rect(0, 0, 1200, 650, hsl(hue, 46, 90)) +
  along(70, 1150, 120, (x, i) =>
    along(140, 600, 120, (y, j) => disc(x + (j % 2) * 60, y, 9, i % 2 ? '#fff' : hsl(hue + 40, 50, 84))),
  ) +
  line('M0 60C300 150 900 150 1200 60', hsl(hue, 20, 70), 6) +
  along(80, 1080, 125, (x, index) =>
    path(`M${x} ${76 + 56 * (1 - ((x - 560) / 600) ** 2)}h76l-38 84z`, hsl(hue + 62 * index, 54, 74)),
  ) +
  rect(0, 626, 1200, 26, '#fff') +
  floorBoards(650) +
  oval(600, 786, 480, 92, '#fff') +
  oval(600, 786, 440, 78, hsl(hue + (variant % 2 ? 40 : -40), 48, 84)) +
  oval(600, 786, 330, 54, '#fff');

const care: Scene = (hue, variant) =>
  rect(0, 0, 1200, 660, hsl(hue, 28, 91)) +
  rect(0, 420, 1200, 240, hsl(hue, 28, 84)) +
  rect(0, 410, 1200, 12, '#fff') +
  windowOf(variant % 2 ? 130 : 800, 40, hue) +
  path(variant % 2 ? 'M90 10h90c10 160-30 280-90 370z' : 'M1110 10h-90c-10 160 30 280 90 370z', hsl(hue, 36, 78)) +
  rect(0, 660, 1200, 240, hsl(hue, 12, 84)) +
  line('M0 740h1200M0 840h1200', '#fff', 4) +
  line('M140 660l-60 240M440 660l-30 240M760 660l30 240M1060 660l60 240', '#fff', 4) +
  plant(variant % 2 ? 1080 : 130, 720, 1.1);

const wardrobe: Scene = (hue, variant) =>
  rect(0, 0, 1200, 660, hsl(hue, 32, 88)) +
  along(60, 1200, 120, (x) => rect(x, 0, 60, 660, hsl(hue, 32, 85))) +
  (variant % 2
    ? disc(980, 280, 150, wood.edge) +
      disc(980, 280, 134, hsl(200, 40, 92)) +
      path('M900 340l110-170 40 20-110 180z', '#fff')
    : line('M110 150H420M265 150V110', hsl(hue, 12, 50), 10) +
      path('M150 150l-30 60v240h110V210zM300 150l-40 60v190h120V210z', hsl(hue + 30, 34, 74)) +
      path('M225 150l-30 60v150h90V210z', hsl(hue + 170, 28, 72))) +
  rect(0, 634, 1200, 28, '#fff') +
  floorBoards(660) +
  oval(600, 790, 430, 80, hsl(hue - 20, 34, 82));

const bulbs = (hue: number): string =>
  line('M0 90C200 210 400 210 600 110 800 210 1000 210 1200 90', hsl(hue, 24, 40), 5) +
  [
    [90, 138],
    [200, 175],
    [310, 186],
    [420, 172],
    [520, 142],
    [680, 142],
    [780, 172],
    [890, 186],
    [1000, 175],
    [1110, 138],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x - 8, y - 2, 16, 16, hsl(hue, 16, 34), 3) +
        disc(x, y + 30, 40, 'rgba(255,236,170,.28)') +
        disc(x, y + 30, 20, hsl(46, 96, 80)),
    )
    .join('');

const party: Scene = (hue, variant) =>
  rect(0, 0, 1200, 650, hsl(hue, 32, 72)) +
  (variant % 2
    ? disc(180, 470, 90, hsl(hue + 40, 46, 76)) +
      disc(300, 540, 70, hsl(hue - 40, 46, 78)) +
      disc(1040, 500, 100, hsl(hue + 40, 46, 78)) +
      disc(930, 580, 60, hsl(hue, 40, 82))
    : path('M0 650V420l120-90 120 90v230zM960 650V400l120-90 120 90v250z', hsl(hue, 26, 64)) +
      rect(70, 450, 60, 70, hsl(46, 80, 78)) +
      rect(1050, 430, 60, 70, hsl(46, 80, 78))) +
  bulbs(hue) +
  table(650);

const stage: Scene = (hue, variant) =>
  rect(0, 0, 1200, 680, hsl(hue, 28, 26)) +
  along(0, 1200, 100, (x) => rect(x, 0, 50, 680, hsl(hue, 28, 23))) +
  path('M160 0L0 680H420zM1040 0L780 680h420z', 'rgba(255,240,200,.12)') +
  (variant % 2
    ? path('M600-20L300 700h600z', 'rgba(255,240,200,.16)')
    : path('M520 0L240 690h520zM700 0L460 690h500z', 'rgba(255,240,200,.10)')) +
  rect(0, 0, 1200, 26, hsl(hue, 16, 14)) +
  [160, 600, 1040]
    .map((x) => path(`M${x - 34} 20h68l-12 60h-44z`, hsl(hue, 10, 12)) + oval(x, 80, 26, 9, hsl(48, 90, 84)))
    .join('') +
  rect(0, 680, 1200, 220, hsl(24, 26, 34)) +
  rect(0, 680, 1200, 12, hsl(26, 30, 44)) +
  line('M0 760h1200M0 840h1200', hsl(24, 26, 27), 4) +
  oval(600, 790, 420, 74, 'rgba(255,240,200,.18)');

const hall: Scene = (hue, variant) =>
  rect(0, 0, 1200, 660, hsl(hue, 16, 84)) +
  path('M0 120L600 10l600 110V0H0z', hsl(hue, 14, 70)) +
  line('M0 124L600 14l600 110M300 70v90M600 16v144M900 70v90M0 160h1200', hsl(hue, 12, 60), 10) +
  [80, 860]
    .map(
      (x) =>
        rect(x, 260, 260, 140, hsl(200, 50, 90)) +
        line(`M${x + 86} 260v140M${x + 172} 260v140M${x} 330h260`, '#fff', 8),
    )
    .join('') +
  (variant % 2
    ? rect(430, 300, 340, 360, hsl(hue + 180, 18, 70)) +
      along(330, 640, 44, (y) => line(`M430 ${y}h340`, hsl(hue + 180, 16, 62), 4))
    : '') +
  rect(0, 660, 1200, 240, hsl(40, 8, 76)) +
  line('M0 740h1200M300 660l-80 240M900 660l80 240', hsl(40, 8, 68), 4);

export const indoors = {
  room,
  kitchen,
  workshop,
  desk,
  nursery,
  care,
  wardrobe,
  party,
  stage,
  hall,
} as const satisfies Record<string, Scene>;
