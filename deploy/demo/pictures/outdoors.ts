import { along, disc, hsl, line, oval, path, placed, rect } from './palette.js';

/** Background scene of 1200 × 900 tinted by `hue`; objects stand at y = 770. Odd variants have other surroundings. */
type Scene = (hue: number, variant: number) => string;

const sky = (hue: number, height: number): string => rect(0, 0, 1200, height, hsl(200 + (hue % 40) - 20, 58, 87));
const cloud = (x: number, y: number, size: number): string =>
  placed(x, y, size, path('M-90 30c-40 0-46-52-6-56 4-46 74-56 92-14 36-20 80 6 70 40 40 4 34 30 10 30z', '#fff'));
const sun = (x: number, y: number): string => disc(x, y, 92, 'rgba(255,236,170,.5)') + disc(x, y, 62, hsl(46, 96, 76));

const fir = (x: number, ground: number, size: number, shade = 0): string =>
  placed(
    x,
    ground,
    size,
    rect(-9, -40, 18, 40, hsl(24, 30, 40)),
    path('M0-300L-56-190h26L-76-110h30L-92-30H92L46-110h30L30-190h26z', hsl(158, 28, 46 + shade)),
    path('M0-300L56-190H30L76-110H46L92-30H0z', hsl(160, 30, 39 + shade)),
  );
const tree = (x: number, ground: number, size: number, hue = 108): string =>
  placed(
    x,
    ground,
    size,
    path('M-14 0l4-150h20l4 150z', hsl(26, 32, 44)),
    disc(-50, -180, 70, hsl(hue, 34, 54)),
    disc(50, -180, 70, hsl(hue, 34, 50)),
    disc(0, -240, 80, hsl(hue, 36, 58)),
    disc(20, -170, 60, hsl(hue, 34, 46)),
  );
const tuft = (x: number, y: number, fill: string): string =>
  line(`M${x} ${y}l-12-26M${x} ${y}v-34M${x} ${y}l14-24`, fill, 6);
const flower = (x: number, y: number, fill: string): string =>
  line(`M${x} ${y}v26`, hsl(110, 34, 46), 5) +
  [
    [-9, -4],
    [9, -4],
    [0, -13],
    [-5, 7],
    [5, 7],
  ]
    .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 9, fill))
    .join('') +
  disc(x, y - 2, 6, hsl(46, 90, 70));
const grass = (top: number): string =>
  path(`M0 ${top}c300-26 900-26 1200 0v${900 - top}H0z`, hsl(96, 40, 66)) +
  path(`M0 ${top + 90}c400-30 800-30 1200 0v200H0z`, hsl(98, 40, 61));

const meadow: Scene = (hue, variant) =>
  sky(hue, 640) +
  sun(variant % 2 ? 980 : 200, 150) +
  cloud(variant % 2 ? 260 : 900, 170, 1) +
  cloud(variant % 2 ? 620 : 540, 90, 0.6) +
  path('M0 560L220 300l130 150 190-250 220 270 130-130 310 220v140H0z', hsl(205, 26, 76)) +
  path('M540 200l-62 84 42-10 24 28 26-26 50 12z', '#fff') +
  path('M0 560c240-110 460-70 640-10 200-60 380-50 560 10v160H0z', hsl(128, 28, 68)) +
  grass(640) +
  fir(90, 690, 1, 4) +
  fir(210, 670, 0.7, 8) +
  (variant % 2 ? fir(1110, 690, 1.05, 4) : tree(1080, 690, 1)) +
  fir(980, 664, 0.6, 8) +
  tuft(300, 840, hsl(100, 42, 50)) +
  tuft(940, 860, hsl(100, 42, 50)) +
  flower(120, 830, '#fff') +
  flower(1060, 824, hsl(hue, 70, 78)) +
  flower(1130, 866, '#fff');

const garden: Scene = (hue, variant) =>
  sky(hue, 600) +
  cloud(variant % 2 ? 300 : 860, 130, 0.9) +
  (variant % 2
    ? path('M700 600V260l210-150 210 150v340z', hsl(hue, 30, 84)) +
      path('M670 280L910 96l240 184-22 26-218-164-218 164z', hsl(12, 38, 58)) +
      rect(780, 320, 100, 110, hsl(200, 46, 82)) +
      rect(940, 320, 100, 110, hsl(200, 46, 82)) +
      line('M830 320v110M990 320v110', '#fff', 8)
    : tree(170, 620, 1.5) + tree(1060, 620, 1.25, 96)) +
  path(
    'M0 600c60-90 140-90 200-40 60-70 180-70 240 0 60-60 170-60 240 0 60-70 170-66 230 0 70-60 200-50 290 30v90H0z',
    hsl(128, 28, 54),
  ) +
  along(10, 1190, 66, (x) => path(`M${x} 660V536l24-26 24 26v124z`, '#fff')) +
  rect(0, 566, 1200, 16, hsl(40, 14, 92)) +
  rect(0, 622, 1200, 16, hsl(40, 14, 92)) +
  grass(650) +
  [60, 130, 1070, 1150].map((x, index) => flower(x, 720 + 26 * (index % 2), hsl(hue + index * 40, 66, 74))).join('') +
  tuft(260, 850, hsl(100, 42, 50)) +
  tuft(960, 840, hsl(100, 42, 50));

const house = (x: number, width: number, top: number, hue: number, roof: boolean): string =>
  rect(x, top, width, 600 - top, hsl(hue, 36, 80)) +
  (roof
    ? path(`M${x - 10} ${top}l${width / 2 + 10}-90 ${width / 2 + 10} 90z`, hsl(14, 36, 58))
    : rect(x - 8, top - 18, width + 16, 22, hsl(hue, 24, 66))) +
  along(x + 34, x + width - 80, 92, (wx) =>
    along(top + 44, 440, 118, (wy) => rect(wx, wy, 50, 72, '#fff') + rect(wx + 6, wy + 6, 38, 60, hsl(200, 40, 78))),
  ) +
  rect(x + width / 2 - 30, 500, 60, 100, hsl(hue + 180, 26, 46), 4);

const street: Scene = (hue, variant) =>
  sky(hue, 600) +
  cloud(220, 90, 0.7) +
  cloud(980, 120, 0.8) +
  house(-30, 260, variant % 2 ? 210 : 170, hue + 20, variant % 2 === 1) +
  house(230, 230, 250, hue + 70, true) +
  house(460, 290, 190, hue - 30, false) +
  house(750, 220, 240, hue + 140, true) +
  house(970, 280, variant % 2 ? 170 : 220, hue + 40, false) +
  rect(0, 590, 1200, 70, hsl(40, 10, 82)) +
  along(0, 1200, 120, (x) => line(`M${x} 592v66`, hsl(40, 8, 74), 4)) +
  rect(0, 656, 1200, 14, hsl(40, 6, 68)) +
  rect(0, 670, 1200, 230, hsl(220, 7, 62)) +
  along(40, 1160, 280, (x) => rect(x, 850, 150, 14, hsl(48, 40, 88), 4)) +
  tree(variant % 2 ? 1120 : 70, 640, 0.85);

const water: Scene = (hue, variant) =>
  sky(hue, 420) +
  sun(variant % 2 ? 260 : 930, 150) +
  cloud(variant % 2 ? 880 : 300, 130, 0.9) +
  path('M0 420c200-90 360-60 480-20 240-70 500-70 720 0v40H0z', hsl(150, 22, 66)) +
  rect(0, 416, 1200, 300, hsl(192, 46, 68)) +
  rect(0, 520, 1200, 200, hsl(193, 46, 62)) +
  along(40, 1150, 230, (x, index) => line(`M${x} ${470 + 60 * (index % 3)}q24-18 48 0t48 0`, hsl(192, 60, 84), 6)) +
  path('M0 690c160-40 300 10 470-10 240-30 480 24 730-14v240H0z', hsl(192, 70, 90)) +
  path('M0 712c160-40 300 10 470-10 240-30 480 24 730-14v212H0z', hsl(40, 54, 80)) +
  disc(140, 850, 7, hsl(36, 40, 68)) +
  disc(1010, 820, 6, hsl(36, 40, 68)) +
  disc(330, 880, 5, hsl(36, 40, 68)) +
  path('M1070 860c10-30 50-30 56 0z', hsl(14, 50, 76));

const snow: Scene = (hue, variant) =>
  rect(0, 0, 1200, 650, hsl(195 + (hue % 20), 46, 86)) +
  (variant % 2 ? sun(960, 140) : cloud(240, 130, 0.9) + cloud(820, 100, 0.7)) +
  path('M-40 600L200 260l150 180 250-330 270 330 120-140 260 300z', hsl(212, 26, 72)) +
  path(
    'M600 110l-100 132 56-8 40 40 44-46 64 22zM200 260l-54 76 40-10 30 24 36-32zM990 300l-46 54 36-4 24 18 30-24z',
    '#fff',
  ) +
  path('M0 600c260-110 500-50 700 0 180-50 340-40 500 0v120H0z', hsl(205, 38, 93)) +
  fir(100, 680, 1, 6) +
  fir(220, 660, 0.7, 10) +
  fir(1100, 680, 1.1, 6) +
  fir(980, 656, 0.65, 10) +
  path('M0 680c300-40 900-40 1200 0v220H0z', '#fff') +
  path('M0 800c400-34 800-34 1200 0v100H0z', hsl(208, 40, 95)) +
  [
    [120, 300],
    [330, 90],
    [480, 260],
    [730, 180],
    [870, 380],
    [1090, 220],
    [640, 60],
    [300, 420],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 7, '#fff'))
    .join('');

const site: Scene = (hue, variant) =>
  sky(hue, 640) +
  cloud(260, 120, 0.8) +
  (variant % 2
    ? line('M930 640V110M700 150h420M930 110l-150 40M930 110l130 40', hsl(44, 74, 60), 14) +
      line('M760 150v110', hsl(210, 10, 50), 4) +
      rect(728, 260, 64, 36, hsl(14, 40, 60))
    : rect(720, 220, 400, 420, hsl(20, 26, 74)) +
      along(750, 1050, 120, (x) => rect(x, 270, 70, 100, hsl(200, 20, 84)) + rect(x, 430, 70, 100, hsl(200, 20, 84))) +
      line('M700 640V180M1140 640V180M700 400h440M700 230h440', hsl(210, 8, 60), 8)) +
  path('M0 640c80-110 200-150 300-60 60-30 120 0 160 60z', hsl(36, 42, 70)) +
  along(0, 1200, 150, (x, index) => rect(x, 560, 140, 78, index % 2 ? '#fff' : hsl(hue, 56, 68), 4)) +
  rect(0, 590, 1200, 12, hsl(210, 8, 70)) +
  rect(0, 636, 1200, 264, hsl(36, 40, 76)) +
  path('M0 720c400-30 800-30 1200 0v180H0z', hsl(35, 38, 70)) +
  [
    [90, 830],
    [260, 870],
    [980, 850],
    [1120, 800],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 22, 10, hsl(34, 20, 60)))
    .join('');

const night: Scene = (hue, variant) =>
  rect(0, 0, 1200, 660, hsl(228, 36, 30)) +
  rect(0, 360, 1200, 300, hsl(228 + (hue % 24), 32, 36)) +
  [
    [90, 120],
    [210, 60],
    [330, 200],
    [470, 90],
    [590, 170],
    [700, 60],
    [820, 220],
    [1120, 90],
    [1000, 280],
    [150, 300],
    [420, 310],
  ]
    .map(([x = 0, y = 0], index) => disc(x, y, 4 + (index % 3), hsl(48, 80, 88)))
    .join('') +
  disc(variant % 2 ? 220 : 970, 160, 70, hsl(48, 70, 86)) +
  disc((variant % 2 ? 220 : 970) - 30, 145, 60, hsl(228, 36, 30)) +
  path('M0 560c200-100 420-70 620 0 200-90 400-70 580-10v140H0z', hsl(200, 26, 28)) +
  fir(100, 680, 1.1, -14) +
  fir(230, 664, 0.75, -12) +
  fir(1100, 680, 1, -14) +
  path('M0 650c300-26 900-26 1200 0v250H0z', hsl(150, 22, 34)) +
  path('M0 760c400-30 800-30 1200 0v140H0z', hsl(150, 22, 30)) +
  oval(600, 786, 440, 70, 'rgba(255,230,160,.16)');

export const outdoors = { meadow, garden, street, water, snow, site, night } as const satisfies Record<string, Scene>;
